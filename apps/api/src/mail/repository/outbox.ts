import { randomUUID } from 'node:crypto'
import type { CalendarEvent, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** A mail to be sent to one person. */
export interface Letter {
  /** Their address, and nothing else. */
  recipient: string
  name: string | null
  subject: string
  text: string
  html: string
  /** A visit, to be attached for calendars. */
  event: CalendarEvent | null
}

/** A mail that waits. */
export interface WaitingMail {
  id: number
  message_id: string
  recipient: string
  recipient_name: string | null
  subject: string
  text: string
  html: string | null
  event: CalendarEvent | null
  created_at: Instant
  attempts: number
}

/** Puts a mail into the outbox, in the transaction of the event that it tells of (rule mail-outbox). */
export async function enqueueMail(tx: Tx, { name, event, ...letter }: Letter, now: Instant): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      ...letter,
      recipient_name: name,
      event: event === null ? null : JSON.stringify(event),
      message_id: `${randomUUID()}@ensaio`,
      created_at: now,
    })
    .execute()
}

/** Takes the mail that waits longest for a while, passing over those that another process has; null when none waits. */
export async function takeMail(db: Database, now: Instant, forMinutes: number): Promise<WaitingMail | null> {
  const taken = await sql<WaitingMail>`
    update outbox set attempts = attempts + 1,
      held_until = ${now}::timestamptz + interval '1 minute' * ${forMinutes}::int
    where id = (
      select id from outbox
      where sent_at is null and given_up_at is null
        and (held_until is null or held_until <= ${now}::timestamptz)
      order by id limit 1 for update skip locked
    )
    returning id, message_id, recipient, recipient_name, subject, text, html, event, created_at, attempts`.execute(
    db,
  )
  return taken.rows[0] ?? null
}

/** Marks a mail as gone. */
export async function markSent(db: Database, id: number, now: Instant): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, held_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Notes why a mail did not go, and when it is tried again. */
export async function putBack(db: Database, id: number, reason: string, until: Instant): Promise<void> {
  await db.updateTable('outbox').set({ last_error: reason, held_until: until }).where('id', '=', id).execute()
}

/** Notes that a mail will never go, and why. */
export async function giveUp(db: Database, id: number, reason: string, now: Instant): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: reason, held_until: null, given_up_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Lets a mail that did not go be taken at once, as if it were new; false when it has gone, or was never there. One that is on its way
 * just then may go twice: under the same identity, so that it shows once.
 */
export async function sendAgain(db: Database, id: number): Promise<boolean> {
  const freed = await db
    .updateTable('outbox')
    .set({ attempts: 0, held_until: null, given_up_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return freed !== undefined
}
