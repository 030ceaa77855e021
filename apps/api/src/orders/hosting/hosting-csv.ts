import { addressTitle, formatDate, hostingStateLabels, hostingsCsv, unitText } from '@ensaio/domain'
import { dayAndTime, linesOf, wholeList } from '../../files/csv-lines.ts'
import type { ServeCsv } from '../../http/serve-csv.ts'
import { readHostings } from './repository/hosting-list.ts'

/** The hostings that end or have ended, as CSV (rules hosting-list and csv-export). */
export function hostingCsvRoutes(serveCsv: ServeCsv): void {
  serveCsv(hostingsCsv, async ({ db, viewer, body, now, zone }) => ({
    head: ['Ensaio', 'Cliente', 'Endereço', 'Unidade', 'Último dia', 'Situação', 'Avisado em', 'Hora'],
    rows: linesOf(wholeList(await readHostings(db, { viewer, ...body }, now)), (one) => [
      ...[one.id, one.client.name, addressTitle(one.address), unitText(one.vertical_data)],
      ...[formatDate(one.until), hostingStateLabels[body.list], ...dayAndTime(one.noticed_at, zone)],
    ]),
  }))
}
