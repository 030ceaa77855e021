import { mailStateLabels, mailsCsv, messageChannelLabels } from '@ensaio/domain'
import { inBatches } from '../database/in-batches.ts'
import { dayAndTime, linesOf } from '../files/csv-lines.ts'
import type { ServeCsv } from '../http/serve-csv.ts'
import { mailIds, mailsAt } from './repository/mail-search.ts'

/** The outbox as CSV, without the texts of the mails (rules csv-export and mail-secrets). */
export function mailCsvRoutes(serveCsv: ServeCsv): void {
  serveCsv(mailsCsv, async ({ db, body, zone }) => {
    const ids = await mailIds(db, body)
    return {
      head: [
        ...[
          'Escrita em',
          'Hora',
          'Para',
          'E-mail ou celular',
          'Canal',
          'Assunto',
          'Situação',
          'Tentativas',
          'Enviada em',
          'Hora',
        ],
        'Última falha',
      ],
      rows: linesOf(
        inBatches(ids, (part) => mailsAt(db, part)),
        (one) => [
          ...[...dayAndTime(one.created_at, zone), one.recipient_name, one.recipient],
          ...[messageChannelLabels[one.channel], one.subject],
          ...[mailStateLabels[one.state], one.attempts, ...dayAndTime(one.sent_at, zone), one.last_error],
        ],
      ),
    }
  })
}
