import type { CalendarEvent, MailTopic, PhoneChannel, PhoneKind } from '@ensaio/domain'
import type { Generated, Id, Instant, MaybeJson } from './column.ts'

export interface DeskTables {
  /** Kept by `migrate`. */
  migrations: { name: string; done_at: Generated<Instant> }
  /** Answers already given, by SHA-256 of endpoint, caller and key (rule idempotency-key). */
  idempotency_keys: {
    id: string
    body_hash: string
    answer: MaybeJson<unknown>
    created_at: Instant
  }
  /** Mails, written in the transaction of the event that they report (rule mail-outbox). */
  outbox: {
    id: Id
    message_id: string
    recipient: string
    recipient_name: string | null
    subject: string
    text: string
    html: string | null
    /** The visit, as a calendar entry. */
    event: MaybeJson<CalendarEvent>
    created_at: Instant
    attempts: Generated<number>
    /** No other server picks the mail up before this. */
    held_until: Instant | null
    sent_at: Instant | null
    /** Why the last try failed. */
    last_error: string | null
    /** When sending was given up; null before. */
    given_up_at: Instant | null
    /** The address that unsubscribes the reader; null for a mail that cannot be turned off (rule mail-preferences). */
    unsubscribe_url: string | null
    /** The reminders in it: it is dropped when one of them no longer holds before it is sent (rule visit-reminders). */
    reminder_ids: number[] | null
    /** The summary of a photographer's day in it (rule day-summary). */
    day_summary_id: number | null
  }
  /** The topics that each e-mail address, in lower case, has turned off (rule mail-preferences). */
  mail_preferences: {
    email: string
    /** The link at the end of mails, in plain text because each mail shows it. */
    token: string
    turned_off: Generated<MailTopic[]>
    /** Null before the first choice. */
    changed_at: Instant | null
  }
  /** The phone numbers, in E.164, that agreed to messages, and since when (rule phone-consent). */
  phone_preferences: {
    phone: string
    /** The link in messages, in plain text because each shows it. */
    token: string
    whatsapp_since: Instant | null
    sms_since: Instant | null
    /** When WhatsApp last said that the number has none (rule phone-fallback). */
    no_whatsapp_at: Generated<Instant | null>
    changed_at: Instant | null
  }
  /** Messages to phones, written in the transaction of the event that they report (rule phone-messages). Ids are those of `outbox`'s sequence. */
  phone_messages: {
    id: Id
    /** Goes with the message, and comes back with each notice of the service. */
    reference: string
    channel: PhoneChannel
    kind: PhoneKind
    /** Whom it is for, without a name. */
    reader: PhoneReader
    recipient: string
    recipient_name: string | null
    /** The first of its ensaios. */
    session_id: number
    /** With ensaio and kind, which event it tells of: its instant; of a reminder, its kind and the start that it is about. */
    occasion: string
    session_ids: number[]
    /** The starts that it is about, one for each ensaio. */
    starts: Instant[]
    provider_id: number | null
    link: string
    time_zone: string
    subject: string
    text: string
    created_at: Instant
    attempts: Generated<number>
    /** No server takes the message before this. */
    held_until: Instant | null
    sent_at: Instant | null
    delivered_at: Instant | null
    read_at: Instant | null
    given_up_at: Instant | null
    last_error: string | null
    /** The id that the service gave it. */
    service_id: string | null
  }
}

/** Whom a message to a phone is for. */
export type PhoneReader = 'holder' | 'orderer' | 'photographer'
