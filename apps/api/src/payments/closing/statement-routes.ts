import {
  archiveName,
  BookkeepingPeriod,
  bookkeepingExportPath,
  closeCompanyMonth,
  formatMonth,
  getMonthlyStatement,
  getStaffStatement,
  type Instant,
  listCompanyStatements,
  listMonthlyStatements,
  listOpenStatements,
  monthlyStatementCsvPath,
  payMonthlyStatement,
  routerPath,
  staffStatementCsvPath,
  wallClock,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findViewer } from '../../accounts/login-session.ts'
import { checkAudience, clientOf, staffOf } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import { companyAt } from '../../companies/adjust-company.ts'
import type { Links } from '../../config/links.ts'
import { type Database, transact } from '../../database/database.ts'
import { csvStream } from '../../files/csv.ts'
import { disposition } from '../../files/disposition.ts'
import { refuseOtherOrigins } from '../../http/origin.ts'
import { refuse } from '../../http/refusal.ts'
import { inside, readInput, readParams, type Serve } from '../../http/serve.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { readSettings } from '../../settings/repository/settings.ts'
import { readOpenStatements, readStatementDetail, readStatements } from '../repository/monthly-statements.ts'
import { closeByHand } from './close-month.ts'
import { bookkeepingHead, bookkeepingRows, statementHead, statementRows } from './exports.ts'
import { settleStatement } from './settle-statement.ts'

const unknownStatement = 'Não encontramos este fechamento.'

const todayOf = async (db: Database, now: Instant) => wallClock(now, await readHouseZone(db)).date

/** The closed months of postpaid companies (rules closed-month and statement-paid), and the export for bookkeeping. */
export function statementRoutes(
  serve: Serve,
  api: FastifyInstance,
  { ports, links, publicUrl }: { ports: Ports; links: Links; publicUrl: string },
): void {
  const { db: database, clock } = ports

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
  const csv = (reply: FastifyReply, name: string) =>
    reply
      .header('content-disposition', disposition('attachment', name.replace(/\.zip$/, ''), 'csv'))
      .type('text/csv; charset=utf-8')

  const sendStatement = async (reply: FastifyReply, asked: { companyId: number | 'any'; id: number }) => {
    const zone = await readHouseZone(database)
    const now = clock.now()
    const statement =
      (await readStatementDetail(database, asked, wallClock(now, zone).date)) ??
      refuse('not_found', unknownStatement)
    const name = archiveName(`Fechamento ${formatMonth(statement.month)}`, now, zone)
    return csv(reply, name).send(csvStream(statementHead, statementRows(statement, zone)))
  }

  api.post(routerPath(monthlyStatementCsvPath), { onRequest }, async (request, reply) => {
    const viewer = await findViewer(database, request)
    checkAudience('statement', viewer)
    const { id } = readParams<typeof monthlyStatementCsvPath>(request.params)
    return sendStatement(reply, { companyId: clientOf(viewer).companyId, id })
  })

  api.post(routerPath(staffStatementCsvPath), { onRequest }, async (request, reply) => {
    checkAudience('credit', await findViewer(database, request))
    const { id } = readParams<typeof staffStatementCsvPath>(request.params)
    return sendStatement(reply, { companyId: 'any', id })
  })

  api.post(routerPath(bookkeepingExportPath), { onRequest }, async (request, reply) => {
    const viewer = await findViewer(database, request)
    checkAudience('credit', viewer)
    const period = readInput(BookkeepingPeriod, request.body) ?? refuse('invalid')
    const { userId } = staffOf(viewer)
    const now = clock.now()
    const zone = await readHouseZone(database)
    const event = { userId, kind: 'bookkeeping_exported' as const, subjectId: userId, detail: { ...period } }
    await transact(database, (tx) => recordOfficeEvent(tx, event, now))
    const name = archiveName('Movimentos', now, zone)
    return csv(reply, name).send(csvStream(bookkeepingHead, bookkeepingRows(database, period, zone)))
  })
}
