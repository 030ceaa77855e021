import * as v from 'valibot'
import { csvDownload } from '../wire/csv-download.ts'
import { MailState } from './endpoints.ts'

/** The mails of the outbox in one state or all, and with a text; without what they say (rule mail-secrets). */
export const mailsCsv = csvDownload({
  path: '/staff/mails/csv',
  audience: 'mails',
  body: v.object({
    state: v.optional(MailState),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  }),
  list: 'mails',
  name: 'Caixa_de_saida',
})
