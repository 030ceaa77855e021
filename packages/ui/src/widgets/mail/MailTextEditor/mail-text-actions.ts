import type { MailPreview, MailTextForm } from '@ensaio/domain'

/** What the editor of a mail's words asks for. */
export type MailTextActions = {
  /** Saves the words; a rejection that names fields is shown at them. Settles once `text` holds the answer. */
  onSave: (text: MailTextForm) => Promise<unknown>
  /** Gives the mail its original words back; settles once `text` holds the answer. */
  onReset: () => Promise<unknown>
  /** Writes the mail with typed words and example facts. */
  onPreview: (text: MailTextForm, signal: AbortSignal) => Promise<MailPreview>
}
