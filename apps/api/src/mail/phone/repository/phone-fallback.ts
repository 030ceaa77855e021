import { randomUUID } from 'node:crypto'
import type { Instant } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'

/** Is `other` about the same event, to the same number, by another channel than `phone_messages`? */
const isTwin = sql`other.session_id = phone_messages.session_id and other.kind = phone_messages.kind
  and other.occasion = phone_messages.occasion and other.recipient = phone_messages.recipient
  and other.channel <> phone_messages.channel`

/** The id of the SMS that goes instead of a message (rule phone-fallback). Expects `phone_messages`. */
export const replacementOf: RawBuilder<number> = sql<number>`(
  select other.id from phone_messages other where ${isTwin} and other.id > phone_messages.id)`

/** The ids of the SMS instead of a message of the outbox, and of the message that an SMS replaces; null otherwise. Expects `messages`. */
export const twins = {
  replacedBy: sql<number | null>`(select ${replacementOf} from phone_messages where id = messages.id)`,
  insteadOf: sql<number | null>`(select (
    select other.id from phone_messages other where ${isTwin} and other.id < phone_messages.id)
    from phone_messages where id = messages.id)`,
}

/** The other message about the same event to the same number, and whether it was given up; null without one. */
export async function readTwin(
  db: Database,
  id: number,
): Promise<{ id: number; given_up_at: Instant | null } | null> {
  const { rows } = await sql<{ id: number; given_up_at: Instant | null }>`
    select other.id, other.given_up_at from phone_messages join phone_messages other on ${isTwin}
    where phone_messages.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Lets a taken message that no service has seen go by SMS. */
export async function goBySms(db: Database, id: number): Promise<void> {
  await db
    .updateTable('phone_messages')
    .set({ channel: 'sms', held_until: null, attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Writes the SMS that goes instead of a message, with its time, so that it is not sent later than the message would have been. Once: a
 * constraint refuses a second one. Nothing is written where the number did not agree to SMS.
 */
export async function putInstead(tx: Tx, id: number): Promise<void> {
  await sql`insert into phone_messages (reference, channel, kind, reader, recipient, recipient_name, session_id, occasion,
      session_ids, starts, provider_id, link, time_zone, subject, text, created_at)
    select ${randomUUID()}, 'sms', kind, reader, recipient, recipient_name, session_id, occasion,
      session_ids, starts, provider_id, link, time_zone, subject, text, created_at
    from phone_messages where id = ${id}
      and exists (select from phone_preferences where phone = recipient and sms_since is not null)
    on conflict on constraint phone_messages_once do nothing`.execute(tx)
}
