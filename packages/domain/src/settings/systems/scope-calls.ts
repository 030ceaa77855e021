import { findPostalCode } from '../../address/postal-code.ts'
import { companyPaymentsCsv } from '../../company/csv.ts'
import { searchCompanies } from '../../company/endpoints.ts'
import { blueprintArchivePath, photoArchivePath, planPagePath } from '../../deliverable/endpoints.ts'
import { getRatings } from '../../deliverable/rating.ts'
import { getPhotoSizes, photoFilePath } from '../../deliverable/sizes/endpoints.ts'
import { videoCaptionsPath, videoFilePath, videoPosterPath } from '../../deliverable/video/endpoints.ts'
import { numbersCsv, staffNumbersCsv } from '../../operation/numbers/csv.ts'
import { getNumbers, getStaffNumbers } from '../../operation/numbers/numbers.ts'
import { checkCoupon } from '../../order/coupon-endpoints.ts'
import { createSession } from '../../order/endpoints.ts'
import { placeStaffOrder } from '../../order/staff-order.ts'
import { getReceipt, getStatement, listPricedServices } from '../../payment/endpoints.ts'
import {
  bookkeepingExportPath,
  getMonthlyStatement,
  getStaffStatement,
  listCompanyStatements,
  listMonthlyStatements,
  listOpenStatements,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  staffStatementCsvPath,
  staffStatementPdfPath,
} from '../../payment/monthly-statement.ts'
import { searchPrices } from '../../payment/price.ts'
import { listCompanyPayments } from '../../payment/refund.ts'
import { getBoard } from '../../scheduling/board/schema.ts'
import { bookSession, getAvailability, getPublicSession } from '../../scheduling/endpoints.ts'
import { listClientServices } from '../../service/endpoints.ts'
import { getSession, searchSessions } from '../../session/endpoints.ts'
import { searchQueue, staffSessionsCsv } from '../../session/lists/queue.ts'
import { sessionsCsv } from '../../session/lists/search.ts'
import { getTimeline } from '../../session/timeline.ts'
import { type KeyOwner, type KeyScope, keyScopes } from './key-scopes.ts'

/** An address of the API, by method and path: a declared endpoint, or a download. */
interface KeyCall {
  readonly method: string
  readonly path: string
}

const posted = (path: string): KeyCall => ({ method: 'POST', path })
const read = (path: string): KeyCall => ({ method: 'GET', path })

const anyEnsaio: readonly KeyCall[] = [getSession, getTimeline, getRatings]
const files: readonly KeyCall[] = [
  getSession,
  getPhotoSizes,
  read(photoFilePath),
  read('/files/blueprints/{id}'),
  read(planPagePath),
  read(videoFilePath),
  read(videoPosterPath),
  read(videoCaptionsPath),
  posted(photoArchivePath),
  posted(blueprintArchivePath),
]
const prices: readonly KeyCall[] = [searchPrices, listPricedServices, findPostalCode]
const visits: readonly KeyCall[] = [getPublicSession, getAvailability, bookSession]

/**
 * What each scope opens, for keys of companies and of the house: nothing else answers a key, and what is listed also asks for the role of
 * its author (rule api-key).
 */
export const scopeCalls: Record<KeyScope, Record<KeyOwner, readonly KeyCall[]>> = {
  sessions_read: {
    company: [...anyEnsaio, searchSessions, posted(sessionsCsv.path), getNumbers, posted(numbersCsv.path)],
    house: [
      ...anyEnsaio,
      searchQueue,
      posted(staffSessionsCsv.path),
      getBoard,
      getStaffNumbers,
      posted(staffNumbersCsv.path),
    ],
  },
  sessions_order: {
    company: [...prices, ...visits, listClientServices, checkCoupon, createSession],
    house: [...prices, ...visits, searchCompanies, placeStaffOrder],
  },
  deliverables_read: { company: files, house: files },
  finance_read: {
    company: [
      getStatement,
      getReceipt,
      listMonthlyStatements,
      getMonthlyStatement,
      posted(monthlyStatementCsvPath),
      posted(monthlyStatementPdfPath),
    ],
    house: [
      listOpenStatements,
      listCompanyStatements,
      getStaffStatement,
      listCompanyPayments,
      posted(staffStatementCsvPath),
      posted(staffStatementPdfPath),
      posted(bookkeepingExportPath),
      posted(companyPaymentsCsv.path),
    ],
  },
}

/** The scopes that open an address to keys of companies or of the house; empty when no key does (rule api-key). */
export function scopesOf(asked: KeyCall): KeyScope[] {
  return keyScopes.filter((scope) => opens([scope], 'company', asked) || opens([scope], 'house', asked))
}

/** Do these scopes open an address, by its method and declared path (rule api-key)? */
export function opens(scopes: readonly KeyScope[], owner: KeyOwner, asked: KeyCall): boolean {
  return scopes.some((scope) =>
    scopeCalls[scope][owner].some(({ method, path }) => method === asked.method && path === asked.path),
  )
}
