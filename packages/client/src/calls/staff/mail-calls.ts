import { getMail, type MailState, mailsCsv, retryMail, searchMails } from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** The outbox. */
export function mailCalls(call: Call, connection: Connection) {
  return {
    search: (
      { state, text = '', page = 1 }: { state?: MailState | undefined; text?: string; page?: number },
      signal?: AbortSignal,
    ) => call(searchMails, { query: { ...(state ? { state } : {}), text, page: String(page) }, signal }),
    /** All of one state, or of every state, as CSV (rule csv-export). */
    exportList: (
      filter: { state?: MailState | undefined; text: string },
      progress?: TellShare,
      signal?: AbortSignal,
    ) => downloadCsv(connection, mailsCsv, { body: filter }, progress, signal),
    get: (id: number, signal?: AbortSignal) => call(getMail, { values: { id }, signal }),
    retry: (id: number) => call(retryMail, { values: { id } }),
  }
}
