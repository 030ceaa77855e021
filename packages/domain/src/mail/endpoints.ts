import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { endpoint } from '../wire/endpoint.ts'
import { MessageChannel, messageChannelLabels } from './phone/channels.ts'

/** The state of a mail: pending, sent, or given up. */
export const mailStates = ['waiting', 'sent', 'failed'] as const
export const MailState = v.picklist(mailStates)
export type MailState = v.InferOutput<typeof MailState>

export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Não enviado',
}

/** A mail, or a message to a phone, as "Caixa de saída" lists it (rules mail-outbox and phone-messages). */
export const OutboxMail = v.object({
  id: v.number(),
  channel: v.optional(MessageChannel, 'mail'),
  /** An e-mail address; a number in E.164 where it goes to a phone. */
  recipient: v.string(),
  recipient_name: v.nullable(v.string()),
  subject: v.string(),
  state: MailState,
  attempts: v.number(),
  created_at: Instant,
  sent_at: v.nullable(Instant),
  /** When a message arrived at a phone, and when it was read there, as far as its service tells. */
  delivered_at: v.optional(v.nullable(Instant), null),
  read_at: v.optional(v.nullable(Instant), null),
  /** The mail server's error at the last attempt; of a message to a phone, why it failed. */
  last_error: v.nullable(v.string()),
  /** The SMS that went instead of this message, as its number has no WhatsApp, and the other way round (rule phone-fallback). */
  replaced_by: v.optional(v.nullable(v.number()), null),
  instead_of: v.optional(v.nullable(v.number()), null),
})
export type OutboxMail = v.InferOutput<typeof OutboxMail>

/** The progress of a message to a phone: `por WhatsApp`, `chegou por WhatsApp`, `lida no WhatsApp`, `seguiu por SMS`; null for a mail. */
export function progressText({
  channel,
  state,
  delivered_at,
  read_at,
  replaced_by,
}: Pick<OutboxMail, 'channel' | 'state' | 'delivered_at' | 'read_at' | 'replaced_by'>): string | null {
  if (channel === 'mail') return null
  const label = messageChannelLabels[channel]
  if (replaced_by !== null) return `por ${label}, seguiu por SMS`
  if (state === 'sent' && read_at !== null) return `lida no ${label}`
  return state === 'sent' && delivered_at !== null ? `chegou por ${label}` : `por ${label}`
}

/** Can a message be tried again? Not once its service accepted it, or an SMS went instead: it might arrive twice. */
export function canSendAgain({
  state,
  sent_at,
  replaced_by,
}: Pick<OutboxMail, 'state' | 'sent_at' | 'replaced_by'>): boolean {
  return state !== 'sent' && sent_at === null && replaced_by === null
}

/** A whole mail. With SMTP, links that sign somebody in are redacted (rule mail-secrets). */
export const OutboxLetter = v.object({ ...OutboxMail.entries, text: v.string() })
export type OutboxLetter = v.InferOutput<typeof OutboxLetter>

/** One page of 25 mails, newest first; `totals` use the same text filter. */
export const MailPage = v.object({
  mails: v.array(OutboxMail),
  last_page: v.number(),
  totals: v.object({ waiting: v.number(), sent: v.number(), failed: v.number() }),
})
export type MailPage = v.InferOutput<typeof MailPage>

/** Filters mails by a text in recipient or subject. */
export const searchMails = endpoint({
  method: 'GET',
  path: '/staff/mails',
  summary: 'Pending, sent and given-up mails, newest first.',
  audience: 'mails',
  query: v.object({
    state: v.optional(MailState),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
  }),
  output: MailPage,
})

export const getMail = endpoint({
  method: 'GET',
  path: '/staff/mails/{id}',
  summary: 'A whole mail.',
  audience: 'mails',
  output: OutboxLetter,
})

/** Sends again a mail that was given up or waits for its next attempt; 409 for a sent one. */
export const retryMail = endpoint({
  method: 'POST',
  path: '/staff/mails/{id}/retry',
  summary: 'Sends a mail again.',
  audience: 'mails',
  output: OutboxLetter,
})
