import type { CalendarEvent, MailTopic } from '@ensaio/domain'
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
    /** Where mail programs end such mails, for one that its reader may turn off (rule mail-preferences). */
    unsubscribe_url: string | null
    /** The reminders that it is; it is not sent once one of them no longer holds (rule visit-reminders). */
    reminder_ids: number[] | null
  }
  /** What the readers of mails turned off, by address in lower case (rule mail-preferences). */
  mail_preferences: {
    email: string
    /** The link at the end of mails, in plain text because each mail shows it. */
    token: string
    turned_off: Generated<MailTopic[]>
    /** Null before the first choice. */
    changed_at: Instant | null
  }
}
