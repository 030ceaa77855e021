import type { CalendarEvent } from '@ensaio/domain'
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
  /** Mails, written in the transaction of the event that they tell of (rule mail-outbox). */
  outbox: {
    id: Id
    message_id: string
    recipient: string
    recipient_name: string | null
    subject: string
    text: string
    html: string | null
    /** The visit that it tells of, for calendars. */
    event: MaybeJson<CalendarEvent>
    created_at: Instant
    attempts: Generated<number>
    /** Nobody else picks the mail up before this. */
    held_until: Instant | null
    sent_at: Instant | null
    /** Why the last try failed. */
    last_error: string | null
    /** Nobody will try again after this. */
    given_up_at: Instant | null
  }
}
