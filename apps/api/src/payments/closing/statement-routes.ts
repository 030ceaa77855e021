import { buffer } from 'node:stream/consumers'
import {
  archiveName,
  BookkeepingPeriod,
  bookkeepingExportPath,
  closeCompanyMonth,
  colorsOfHouse,
  type ExportedList,
  formatMonth,
  getMonthlyStatement,
  getStaffStatement,
  type Instant,
  listCompanyStatements,
  listMonthlyStatements,
  listOpenStatements,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  payMonthlyStatement,
  routerPath,
  staffStatementCsvPath,
  staffStatementPdfPath,
  standardColors,
  wallClock,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findViewer } from '../../accounts/login-session.ts'
import { authorOf, checkAudience, clientOf, staffOf, type Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import { companyAt } from '../../companies/adjust-company.ts'
import type { Links } from '../../config/links.ts'
import { type Database, transact } from '../../database/database.ts'
import { csvStream } from '../../files/csv.ts'
import { disposition } from '../../files/disposition.ts'
import { takeTurns } from '../../files/take-turns.ts'
import { refuseOtherOrigins } from '../../http/origin.ts'
import { refuse } from '../../http/refusal.ts'
import { inside, readInput, readParams, type Serve } from '../../http/serve.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { readHouseBrand, readHouseZone } from '../../settings/repository/house-brand.ts'
import { readSettings } from '../../settings/repository/settings.ts'
import { readOpenStatements, readStatementDetail, readStatements } from '../repository/monthly-statements.ts'
import { closeByHand } from './close-month.ts'
import { bookkeepingHead, bookkeepingRows, statementHead, statementRows } from './exports.ts'
import { settleStatement } from './settle-statement.ts'
import { statementPdf } from './statement-pdf.ts'

const unknownStatement = 'Não encontramos este fechamento.'

const todayOf = async (db: Database, now: Instant) => wallClock(now, await readHouseZone(db)).date

/** The closed months of postpaid companies (rules closed-month and statement-paid), and the export for bookkeeping. */
export function statementRoutes(
  serve: Serve,
  api: FastifyInstance,
  { ports, links, publicUrl }: { ports: Ports; links: Links; publicUrl: string },
): void {
  const { db: database, clock, storage } = ports
  // Drawing a long month takes a while of the only thread: others wait.
  const inTurn = takeTurns(1)

  serve(listMonthlyStatements, async ({ db, viewer, now }) =>
    readStatements(db, clientOf(viewer).companyId, await todayOf(db, now)),
  )

  serve(getMonthlyStatement, async ({ db, viewer, params, now }) => {
    const asked = { companyId: clientOf(viewer).companyId, id: params.id }
    return (
      (await readStatementDetail(db, asked, await todayOf(db, now))) ?? refuse('not_found', unknownStatement)
    )
  })

  serve(getStaffStatement, async ({ db, params, now }) => {
    const asked = { companyId: 'any', id: params.id } as const
    return (
      (await readStatementDetail(db, asked, await todayOf(db, now))) ?? refuse('not_found', unknownStatement)
    )
  })

  serve(listOpenStatements, async ({ db, now }) => readOpenStatements(db, await todayOf(db, now)))

  serve(listCompanyStatements, async ({ db, params, now }) => {
    await companyAt(db, params.id)
    return readStatements(db, params.id, await todayOf(db, now))
  })

  serve(closeCompanyMonth, ({ db, viewer, params, body, now }) =>
    transact(db, async (tx) => {
      const { userId } = staffOf(viewer)
      const zone = await readHouseZone(tx)
      const { statement_due_days: dueDays = 10 } = (await readSettings(tx)).settings
      const month = { companyId: params.id, month: body.month }
      await closeByHand(tx, month, { zone, dueDays, links }, now)
      const event = { userId, kind: 'month_closed' as const, subjectId: params.id, detail: { ...body } }
      await recordOfficeEvent(tx, event, now)
      return readStatements(tx, params.id, wallClock(now, zone).date)
    }),
  )

  serve(payMonthlyStatement, async (call) => {
    const { params, body, now } = call
    const tx = inside(call)
    const today = await todayOf(tx, now)
    const { userId } = staffOf(call.viewer)
    const { id: companyId, statementId } = params
    await settleStatement(tx, { companyId, statementId, userId, today }, body, now)
    return readStatements(tx, companyId, today)
  })

  const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
  const file = (reply: FastifyReply, name: string, kind: 'csv' | 'pdf') =>
    reply
      .header('content-disposition', disposition('attachment', name.replace(/\.zip$/, ''), kind))
      .type(kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf')

  type Asked = { companyId: number | 'any'; id: number; viewer: Viewer }
  /** The closed month that is downloaded, with an entry of the audit log (rule audit-log). */
  const findStatement = async ({ viewer, ...asked }: Asked, zone: string) => {
    const now = clock.now()
    const statement =
      (await readStatementDetail(database, asked, wallClock(now, zone).date)) ??
      refuse('not_found', unknownStatement)
    const event = {
      ...authorOf(viewer),
      kind: 'company_list_exported' as const,
      subjectId: statement.company.id,
      detail: { list: 'statement' satisfies ExportedList },
    }
    await transact(database, (tx) => recordOfficeEvent(tx, event, now))
    return { statement, name: archiveName(`Fechamento ${formatMonth(statement.month)}`, now, zone) }
  }

  const sendCsv = async (reply: FastifyReply, asked: Asked) => {
    const zone = await readHouseZone(database)
    const { statement, name } = await findStatement(asked, zone)
    return file(reply, name, 'csv').send(csvStream(statementHead, statementRows(statement, zone)))
  }

  const sendPdf = async (reply: FastifyReply, asked: Asked) => {
    const { brand, logo_file } = await readHouseBrand(database)
    const { statement, name } = await findStatement(asked, brand.time_zone)
    const stored = logo_file === null ? null : await storage.open(logo_file)
    const head = {
      house: brand.name,
      logo: stored && (await buffer(stored.stream)),
      color: colorsOfHouse(brand)?.light.action ?? standardColors.light,
      zone: brand.time_zone,
    }
    return file(reply, name, 'pdf').send(await inTurn(() => statementPdf(statement, head)))
  }

  for (const [path, send] of [
    [monthlyStatementCsvPath, sendCsv],
    [monthlyStatementPdfPath, sendPdf],
  ] as const) {
    api.post(routerPath(path), { onRequest }, async (request, reply) => {
      const caller = await findViewer(database, request)
      checkAudience('statement', caller)
      const viewer = clientOf(caller)
      const { id } = readParams<typeof path>(request.params)
      return send(reply, { companyId: viewer.companyId, id, viewer })
    })
  }

  for (const [path, send] of [
    [staffStatementCsvPath, sendCsv],
    [staffStatementPdfPath, sendPdf],
  ] as const) {
    api.post(routerPath(path), { onRequest }, async (request, reply) => {
      const caller = await findViewer(database, request)
      checkAudience('credit', caller)
      const { id } = readParams<typeof path>(request.params)
      return send(reply, { companyId: 'any', id, viewer: staffOf(caller) })
    })
  }

  api.post(routerPath(bookkeepingExportPath), { onRequest }, async (request, reply) => {
    const viewer = await findViewer(database, request)
    checkAudience('credit', viewer)
    const period = readInput(BookkeepingPeriod, request.body) ?? refuse('invalid')
    const author = authorOf(staffOf(viewer))
    const now = clock.now()
    const zone = await readHouseZone(database)
    const event = {
      ...author,
      kind: 'bookkeeping_exported' as const,
      subjectId: author.userId,
      detail: { ...period },
    }
    await transact(database, (tx) => recordOfficeEvent(tx, event, now))
    const name = archiveName('Movimentos', now, zone)
    return file(reply, name, 'csv').send(csvStream(bookkeepingHead, bookkeepingRows(database, period, zone)))
  })
}
