import {
  auditExportPath,
  blueprintArchivePath,
  bookkeepingExportPath,
  brochurePath,
  calendarFeedPath,
  companiesCsv,
  companyExportPath,
  companyPaymentsCsv,
  companyPeopleCsv,
  couponsCsv,
  hostingsCsv,
  leadsCsv,
  listingFeedPath,
  listingPhotoPath,
  mailsCsv,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  numbersCsv,
  photoArchivePath,
  planPagePath,
  providersCsv,
  publicBrochurePath,
  servicesCsv,
  sessionsCsv,
  staffCompanyExportPath,
  staffNumbersCsv,
  staffSessionsCsv,
  staffStatementCsvPath,
  staffStatementPdfPath,
  teamCsv,
  videoCaptionsPath,
  videoFilePath,
  videoPosterPath,
  visitCalendarPath,
} from '@ensaio/domain'
import {
  admins,
  clients,
  coordinators,
  everybody,
  financiers,
  of,
  office,
  ownCompany,
  ownEnsaio,
  type Rule,
  rule,
  staff,
} from './audiences.ts'
import type { RequestMaker } from './demo-request.ts'
import { ownFeed } from './feed-requests.ts'
import { listingFile, listingPhoto } from './listing-requests.ts'
import { drawPage, ownBrochure, pageFiles } from './publication-requests.ts'
import { statementRequests } from './statement-requests.ts'
import { pageVideo, videoFile } from './video-requests.ts'

const november = { from: '2026-11-01', until: '2026-11-30' }
const visitsOfNovember = { ...november, figure: 'visits' }

/** Routes without a declared endpoint: files, webhooks, reports. */
export const otherRoutes: Record<string, { rule: Rule; ask: RequestMaker }> = {
  [`POST ${photoArchivePath}`]: {
    rule: ownEnsaio,
    ask: ({ gallery }) => ({ path: { id: gallery.sessionId, productId: gallery.productId }, body: {} }),
  },
  [`POST ${blueprintArchivePath}`]: {
    rule: ownEnsaio,
    ask: ({ plans }) => ({ path: { id: plans.sessionId, productId: plans.productId }, body: {} }),
  },
  'GET /files/photos/{id}/{size}': {
    rule: ownEnsaio,
    ask: ({ file }) => ({ path: { id: file.photoId, size: 'original' } }),
  },
  'GET /files/blueprints/{id}': {
    rule: ownEnsaio,
    ask: ({ file }) => ({ path: { id: file.blueprintId } }),
  },
  [`GET ${planPagePath}`]: {
    rule: ownEnsaio,
    ask: async (scene) => {
      await drawPage(scene, scene.file.blueprintId)
      return { path: { id: scene.file.blueprintId, nth: 1 } }
    },
  },
  [`GET ${videoFilePath}`]: { rule: ownEnsaio, ask: videoFile },
  [`GET ${videoPosterPath}`]: { rule: ownEnsaio, ask: videoFile },
  [`GET ${videoCaptionsPath}`]: { rule: ownEnsaio, ask: videoFile },
  'GET /properties/{code}/videos/{id}': { rule: everybody, ask: pageVideo },
  'GET /properties/{code}/videos/{id}/download': { rule: everybody, ask: pageVideo },
  'GET /properties/{code}/videos/{id}/poster': { rule: everybody, ask: pageVideo },
  'GET /properties/{code}/videos/{id}/captions': { rule: everybody, ask: pageVideo },
  'GET /properties/{code}/photos/{id}/{size}': { rule: everybody, ask: pageFiles.photo },
  'GET /properties/{code}/archives/{size}': { rule: everybody, ask: pageFiles.archive },
  'GET /properties/{code}/plans/{id}': { rule: everybody, ask: pageFiles.plan },
  'GET /properties/{code}/plans/{id}/pages/{nth}': { rule: everybody, ask: pageFiles.planPage },
  'GET /properties/{code}/share.jpg': { rule: everybody, ask: pageFiles.share },
  [`GET ${visitCalendarPath}`]: {
    rule: everybody,
    ask: ({ bookedToken: token }) => ({ path: { token } }),
  },
  [`POST ${brochurePath}`]: { rule: of(ownCompany, 'clientOrders'), ask: ownBrochure },
  [`GET ${publicBrochurePath}`]: { rule: everybody, ask: pageFiles.brochure },
  [`GET ${listingFeedPath}`]: { rule: everybody, ask: listingFile },
  [`GET ${listingPhotoPath}`]: { rule: everybody, ask: listingPhoto },
  [`GET ${calendarFeedPath}`]: { rule: everybody, ask: ownFeed },
  [`POST ${staffCompanyExportPath}`]: {
    rule: office,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${companyExportPath}`]: { rule: of(clients), ask: () => ({ body: {} }) },
  [`POST ${monthlyStatementCsvPath}`]: {
    rule: of(ownCompany, 'clientFinance'),
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getMonthlyStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${monthlyStatementPdfPath}`]: {
    rule: of(ownCompany, 'clientFinance'),
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getMonthlyStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${staffStatementCsvPath}`]: {
    rule: financiers,
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getStaffStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${staffStatementPdfPath}`]: {
    rule: financiers,
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getStaffStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${bookkeepingExportPath}`]: {
    rule: financiers,
    ask: () => ({ body: november }),
  },
  // The table of visits, which everybody with numbers reads.
  [`POST ${staffNumbersCsv.path}`]: { rule: office, ask: () => ({ body: visitsOfNovember }) },
  [`POST ${numbersCsv.path}`]: { rule: clients, ask: () => ({ body: visitsOfNovember }) },
  [`POST ${sessionsCsv.path}`]: { rule: clients, ask: () => ({ body: { filter: { status: [5] } } }) },
  // Photographers get their own alone.
  [`POST ${staffSessionsCsv.path}`]: { rule: staff, ask: () => ({ body: { queue: 'all' } }) },
  [`POST ${companiesCsv.path}`]: { rule: office, ask: () => ({ body: { text: 'imóveis' } }) },
  [`POST ${companyPeopleCsv.path}`]: {
    rule: office,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${companyPaymentsCsv.path}`]: {
    rule: financiers,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${leadsCsv.path}`]: { rule: financiers, ask: () => ({ body: { text: '' } }) },
  [`POST ${hostingsCsv.path}`]: { rule: office, ask: () => ({ body: { list: 'ending' } }) },
  [`POST ${mailsCsv.path}`]: { rule: coordinators, ask: () => ({ body: { state: 'sent' } }) },
  [`POST ${teamCsv.path}`]: { rule: admins, ask: () => ({ body: {} }) },
  [`POST ${providersCsv.path}`]: { rule: coordinators, ask: () => ({ body: {} }) },
  [`POST ${servicesCsv.path}`]: { rule: financiers, ask: () => ({ body: {} }) },
  [`POST ${couponsCsv.path}`]: { rule: financiers, ask: () => ({ body: {} }) },
  [`POST ${auditExportPath}`]: { rule: admins, ask: () => ({ body: { of: 'house' } }) },
  'GET /files/logos/{file}': { rule: everybody, ask: ({ file }) => ({ path: { file: file.logo } }) },
  'POST /webhooks/safe2pay': {
    rule: rule(401, 401, 401, 401, 401, 401, 401, 401),
    ask: ({ reference }) => ({ body: { SecretKey: 'guessed', Reference: reference } }),
  },
  'GET /webhooks/whatsapp': {
    rule: rule(404, 404, 404, 404, 404, 404, 404, 404),
    ask: () => ({ query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'guessed', 'hub.challenge': '1' } }),
  },
  'POST /webhooks/whatsapp': {
    rule: rule(404, 404, 404, 404, 404, 404, 404, 404),
    ask: () => ({ body: { object: 'whatsapp_business_account', entry: [] } }),
  },
  'POST /webhooks/twilio': {
    rule: rule(404, 404, 404, 404, 404, 404, 404, 404),
    ask: () => ({ body: {} }),
  },
  'POST /policy-reports': { rule: everybody, ask: () => ({ body: {} }) },
  'GET /openapi.json': { rule: everybody, ask: () => ({}) },
}
