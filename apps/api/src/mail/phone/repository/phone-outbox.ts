import { type Instant, type PhoneChannel, type PhoneKind, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'
import type { PhoneReader } from '../../../database/tables/desk.ts'
import { replacementOf } from './phone-fallback.ts'

/** A message to be written. */
export interface NewMessage {
  reference: string
  channel: PhoneChannel
  kind: PhoneKind
  reader: PhoneReader
  recipient: string
  recipient_name: string
  session_id: number
  occasion: string
  session_ids: number[]
  starts: Instant[]
  provider_id: number | null
  link: string
  time_zone: string
  subject: string
  text: string
  created_at: Instant
  held_until: Instant | null
}

/** Puts a message into the outbox, in the transaction of the event that it reports; false when it is there, by whatever channel: each event reaches a number once. */
export async function putMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const isThere = await tx
    .selectFrom('phone_messages')
    .select('id')
    .where('session_id', '=', message.session_id)
    .where('kind', '=', message.kind)
    .where('occasion', '=', message.occasion)
    .where('recipient', '=', message.recipient)
    .executeTakeFirst()
  if (isThere) return false
  const written = await tx
    .insertInto('phone_messages')
    .values(message)
    .onConflict((conflict) => conflict.constraint('phone_messages_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** A message that waits to be sent. */
export interface WaitingMessage {
  id: number
  reference: string
  channel: PhoneChannel
  kind: PhoneKind
  reader: PhoneReader
  recipient: string
  recipient_name: string | null
  provider_id: number | null
  link: string
  time_zone: string
  created_at: Instant
  attempts: number
  /** The first start that it is about. */
  start: Instant | null
  /** The ensaios in it that still stand as they are told, by start. */
  standing: number[]
}

const { notScheduled, scheduled, canceled } = status

/** The ensaios of a message that stand at an instant as it tells them. Expects `phone_messages`. */
const standing = (now: Instant) => sql`array(
  select s.id from unnest(phone_messages.session_ids, phone_messages.starts) told (id, start)
  join photo_sessions s on s.id = told.id
  where case
    when kind in ('scheduling_link', 'date_missing', 'new_date') then s.status = ${sql.lit(notScheduled)}
    when kind = 'visit_canceled' then s.status = ${sql.lit(canceled)}
    when told.start <= ${now}::timestamptz then false
    when kind = 'photographer_canceled' then not exists (select from bookings b
      where b.session_id = s.id and b.provider_id = phone_messages.provider_id and b.released_at is null
        and s.scheduled_for = told.start)
    when kind in ('photographer_booked', 'photographer_moved', 'day_summary') then
      s.status = ${sql.lit(scheduled)} and s.scheduled_for = told.start and exists (select from bookings b
        where b.session_id = s.id and b.provider_id = phone_messages.provider_id and b.released_at is null)
    else s.status = ${sql.lit(scheduled)} and s.scheduled_for = told.start end
  order by told.start, s.id)`

/** Takes the oldest waiting message for some minutes, skipping those that another process has and those of resting channels; null when none waits (rule phone-messages). */
export async function takeMessage(
  db: Database,
  now: Instant,
  forMinutes: number,
  resting: readonly PhoneChannel[],
): Promise<WaitingMessage | null> {
  const taken = await sql<WaitingMessage>`
    update phone_messages set attempts = attempts + 1,
      held_until = ${now}::timestamptz + interval '1 minute' * ${forMinutes}::int
    where id = (
      select id from phone_messages
      where sent_at is null and given_up_at is null
        and (held_until is null or held_until <= ${now}::timestamptz)
        and channel <> all(${resting}::text[])
      order by id limit 1 for update skip locked
    )
    returning id, reference, channel, kind, reader, recipient, recipient_name, provider_id, link, time_zone, created_at,
      attempts, starts[1] as start, ${standing(now)} as standing`.execute(db)
  return taken.rows[0] ?? null
}

/** Writes the words with which a taken message is sent. */
export async function rewrite(
  db: Database,
  id: number,
  words: { subject: string; text: string },
): Promise<void> {
  await db.updateTable('phone_messages').set(words).where('id', '=', id).execute()
}

/** Deletes an unsent message about something that has changed since. */
export async function dropMessage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('phone_messages').where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Holds an unsent message until an instant, with the reason of the failure; one that a notice told to be sent stays so. */
export async function holdMessage(
  db: Database,
  id: number,
  until: Instant,
  { reason, isTry }: { reason: string | null; isTry: boolean },
): Promise<void> {
  await db
    .updateTable('phone_messages')
    .set({
      held_until: until,
      last_error: reason,
      ...(isTry ? {} : { attempts: sql<number>`attempts - 1` }),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

const changed = ['id', 'channel', 'kind', 'reader', 'recipient', 'session_ids'] as const

/** A message whose state has just changed. */
export interface ChangedMessage {
  id: number
  channel: PhoneChannel
  kind: PhoneKind
  reader: PhoneReader
  recipient: string
  session_ids: number[]
}

/** Marks a message as accepted by its service; null when it was before. */
export async function markAccepted(
  tx: Tx,
  id: number,
  serviceId: string | null,
  now: Instant,
): Promise<ChangedMessage | null> {
  if (serviceId !== null)
    await tx
      .updateTable('phone_messages')
      .set({ service_id: serviceId })
      .where('id', '=', id)
      .where('service_id', 'is', null)
      .execute()
  const marked = await tx
    .updateTable('phone_messages')
    .set({ sent_at: now, held_until: null, given_up_at: null, last_error: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning(changed)
    .executeTakeFirst()
  return marked ?? null
}

/** Gives a message up for good, with the reason; null when it was before, or when it has arrived. `wasSent`: its service had accepted it. */
export async function giveUpMessage(
  tx: Tx,
  { id, reason, wasSent }: { id: number; reason: string; wasSent: boolean },
  now: Instant,
): Promise<ChangedMessage | null> {
  const sent_at = sql<Instant>`coalesce(sent_at, ${now}::timestamptz)`
  const marked = await tx
    .updateTable('phone_messages')
    .set({ given_up_at: now, held_until: null, last_error: reason, ...(wasSent ? { sent_at } : {}) })
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .where('delivered_at', 'is', null)
    .returning(changed)
    .executeTakeFirst()
  return marked ?? null
}

/** Marks a message as delivered, or as read, which is delivered, too. The first notice of each counts. */
export async function markArrived(tx: Tx, id: number, isRead: boolean, now: Instant): Promise<void> {
  await tx
    .updateTable('phone_messages')
    .set({
      delivered_at: sql<Instant>`coalesce(delivered_at, ${now}::timestamptz)`,
      given_up_at: null,
      last_error: null,
      ...(isRead ? { read_at: sql<Instant>`coalesce(read_at, ${now}::timestamptz)` } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** The id, channel and number of the message of a notice, locked; null when there is none. */
export async function findNoticed(
  tx: Tx,
  { reference, serviceId }: { reference: string | null; serviceId: string },
): Promise<{ id: number; channel: PhoneChannel; recipient: string } | null> {
  const found = await tx
    .selectFrom('phone_messages')
    .select(['id', 'channel', 'recipient'])
    .where((one) =>
      one.or([
        ...(reference === null ? [] : [one('reference', '=', reference)]),
        ...(serviceId === '' ? [] : [one('service_id', '=', serviceId)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Lets a message that its service never accepted be taken at once; false for others, and where an SMS went instead. */
export async function sendMessageAgain(db: Database, id: number): Promise<boolean> {
  const freed = await db
    .updateTable('phone_messages')
    .set({ attempts: 0, held_until: null, given_up_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where(({ not, exists }) => not(exists(replacementOf)))
    .returning('id')
    .executeTakeFirst()
  return freed !== undefined
}
