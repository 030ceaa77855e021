import {
  addressParts,
  formatDate,
  formatPostalCode,
  type Instant,
  promisedOn,
  type QueuedSession,
  type SessionSummary,
  sessionsCsv,
  staffSessionsCsv,
  statusLongLabel,
  wallClock,
} from '@ensaio/domain'
import { clientOf, staffOf } from '../accounts/viewer.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Cell } from '../files/csv.ts'
import { dayAndTime, linesOf } from '../files/csv-lines.ts'
import type { ServeCsv } from '../http/serve-csv.ts'
import { queuedIds, queuedSessions } from './repository/queues.ts'
import { listedIds } from './repository/search-sessions.ts'
import { selectSummaries, summaryOf } from './repository/summaries.ts'

const head = [
  ...['Ensaio', 'Código', 'Serviço', 'Situação', 'Visita', 'Hora', 'Fotógrafo'],
  ...['Rua', 'Número', 'Bairro', 'Cidade', 'UF', 'CEP', 'Unidade', 'Bloco'],
  ...['Pedido em', 'Prometido para', 'Entregue em'],
]

function cellsOf(session: SessionSummary): Cell[] {
  const { time_zone: zone, scheduled_for: start } = session
  const { street, number, neighborhood, city, state, postal_code } = addressParts(session.address)
  const day = (instant: Instant | null) =>
    instant === null ? null : formatDate(wallClock(instant, zone).date)
  const promised = start === null ? null : promisedOn(session, start)
  return [
    ...[session.id, session.client_code, session.service.name, statusLongLabel(session.status)],
    ...[...dayAndTime(start, zone), session.provider?.name ?? null],
    ...[street, number, neighborhood, city, state, formatPostalCode(postal_code)],
    ...[session.vertical_data.unit, session.vertical_data.complement],
    ...[day(session.created_at), promised === null ? null : formatDate(promised), day(session.delivered_at)],
  ]
}

/** The lists of ensaios as CSV, with the filters in force (rules csv-export and accessible-to). */
export function sessionCsvRoutes(serveCsv: ServeCsv): void {
  serveCsv(sessionsCsv, async ({ db, viewer, body }) => {
    const ids = await listedIds(db, clientOf(viewer).companyId, body)
    const read = async (part: readonly number[]) =>
      (
        await selectSummaries(db)
          .where('s.id', 'in', [...part])
          .execute()
      ).map(summaryOf)
    return { head, rows: linesOf(inBatches(ids, read), cellsOf) }
  })

  serveCsv(staffSessionsCsv, async ({ db, viewer, body, now }) => {
    const staff = staffOf(viewer)
    const ids = await queuedIds(db, staff, body, now)
    const batches = inBatches(ids, (part) => queuedSessions(db, staff, part, now))
    const cells = (session: QueuedSession) => [session.client.name, ...cellsOf(session)]
    return { head: ['Cliente', ...head], rows: linesOf(batches, cells) }
  })
}
