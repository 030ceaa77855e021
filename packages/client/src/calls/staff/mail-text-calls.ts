import {
  listMailTexts,
  type MailKind,
  type MailTextForm,
  previewMailText,
  resetMailText,
  saveMailText,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The words of mails, which administrators change. */
export function mailTextCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listMailTexts, { signal }),
    save: (text: MailTextForm) => call(saveMailText, { body: text }),
    reset: (kind: MailKind) => call(resetMailText, { body: { kind } }),
    preview: (text: MailTextForm, signal?: AbortSignal) => call(previewMailText, { body: text, signal }),
  }
}
