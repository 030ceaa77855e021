import { getMail, type MailState, retryMail, searchMails } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The outbox. */
export function mailCalls(call: Call) {
  return {
    search: (
      { state, text = '', page = 1 }: { state?: MailState | undefined; text?: string; page?: number },
      signal?: AbortSignal,
    ) => call(searchMails, { query: { ...(state ? { state } : {}), text, page: String(page) }, signal }),
    get: (id: number, signal?: AbortSignal) => call(getMail, { values: { id }, signal }),
    retry: (id: number) => call(retryMail, { values: { id } }),
  }
}
