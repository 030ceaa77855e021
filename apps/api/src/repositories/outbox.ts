import { randomUUID } from 'node:crypto'
import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../ports/database.ts'

/** A mail to be sent: one recipient, plain text. */
export interface Letter {
  recipient: string
  subject: string
  text: string
}

/** Puts a mail into the outbox, in the transaction of the event that it tells of (D40). */
export async function enqueueMail(tx: Tx, letter: Letter, now: Instant): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...letter, message_id: `${randomUUID()}@ensaio`, created_at: now })
    .execute()
}

/** Takes waiting mails for a while, skipping those that another process has; each try waits longer than the one before. */
export async function takeMails(db: Database, now: Instant, count: number) {
  const taken = await sql<{
    id: number
    message_id: string
    recipient: string
    subject: string
    text: string
    created_at: Instant
  }>`
    update outbox set attempts = attempts + 1,
      held_until = ${now}::timestamptz + interval '1 minute' * least(power(2, attempts), 60)
    where id in (
      select id from outbox
      where sent_at is null and (held_until is null or held_until <= ${now}::timestamptz)
      order by id limit ${count}::int for update skip locked
    )
    returning id, message_id, recipient, subject, text, created_at`.execute(db)
  return taken.rows.sort((one, other) => one.id - other.id)
}

/** Marks a mail as gone. */
export async function markSent(db: Database, id: number, now: Instant): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute()
}
