import type { DeliveryState, Instant, WebhookDelivery } from '@ensaio/domain'
import { sql } from 'kysely'
import type { EventAnswer, OutgoingEvent } from '../../../adapters/events/send-event.ts'
import type { Database, Tx } from '../../../database/database.ts'

/** How many deliveries of an address are listed whatever became of them. */
const mostShown = 50
/** How many that have not arrived are listed, so that none is out of reach after some days without an answer. */
const mostMissing = 500

/** A delivery that this process may send. */
export interface TakenDelivery extends OutgoingEvent {
  id: number
  webhook_id: number
  attempts: number
  created_at: Instant
}

const state = sql<DeliveryState>`case when delivered_at is not null then 'delivered'
  when given_up_at is not null then 'failed' else 'waiting' end`

/** Takes a waiting delivery for some minutes, new ones first, skipping those that another process has; null when none waits. */
export async function takeDelivery(
  db: Database,
  now: Instant,
  forMinutes: number,
): Promise<TakenDelivery | null> {
  const taken = await sql<TakenDelivery>`
    update webhook_deliveries d set attempts = d.attempts + 1,
      held_until = ${now}::timestamptz + interval '1 minute' * ${forMinutes}::int
    from webhooks w
    where w.id = d.webhook_id and d.id = (
      select id from webhook_deliveries
      where delivered_at is null and given_up_at is null
        and (held_until is null or held_until <= ${now}::timestamptz)
      order by attempts, id limit 1 for update skip locked
    )
    returning d.id, d.webhook_id, d.event_id, d.event, d.body, d.attempts, d.created_at, w.url, w.secret`.execute(
    db,
  )
  return taken.rows[0] ?? null
}

/** Marks a delivery as arrived, and its address as answering. */
export async function markDelivered(
  tx: Tx,
  { id, webhook_id }: TakenDelivery,
  answer: EventAnswer,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ delivered_at: now, held_until: null, last_error: null, ...kept(answer) })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhook_id)
    .where('failing_since', 'is not', null)
    .execute()
}

function kept(answer: EventAnswer | null) {
  // Postgres stores no NUL.
  return { answer_code: answer?.status ?? null, answer_body: answer?.body.replaceAll('\u0000', '') ?? null }
}

/** Writes why an attempt failed; it is made again at an instant, or given up (null). */
export async function markFailed(
  tx: Tx,
  id: number,
  failed: { answer: EventAnswer | null; reason: string; until: Instant | null },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      ...kept(failed.answer),
      last_error: failed.reason,
      held_until: failed.until,
      given_up_at: failed.until === null ? now : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Forgets since when an address fails, once nothing waits for it any more: what fails days later is a failure of its own (rule webhook). */
export async function endFailing(tx: Tx, webhookId: number): Promise<void> {
  await sql`update webhooks set failing_since = null where id = ${webhookId}::int and not exists (
    select from webhook_deliveries d where d.webhook_id = webhooks.id
      and d.delivered_at is null and d.given_up_at is null)`.execute(tx)
}

/** The last deliveries of an address and all that have not arrived, newest first (rule webhook). */
export function readDeliveries(db: Database, webhookId: number): Promise<WebhookDelivery[]> {
  const newest = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
  const missing = newest.where('delivered_at', 'is', null).limit(mostMissing)
  // One list of ids: with two, Postgres would read the whole table.
  const isListed = sql<boolean>`id in ((${newest.limit(mostShown)}) union (${missing}))`
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id', 'event', 'created_at', 'attempts', 'answer_code', 'answer_body', 'last_error'])
    .select('held_until as next_at')
    .select(state.as('state'))
    .where(isListed)
    .orderBy('id', 'desc')
    .execute()
}

/** Lets a delivery be sent at once, like a new one; false when the address has none with this id. */
export async function sendAgain(db: Database, webhookId: number, id: number): Promise<boolean> {
  const freed = await db
    .updateTable('webhook_deliveries')
    .set({ attempts: 0, held_until: null, given_up_at: null, delivered_at: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return freed !== undefined
}

/** Gives up all that waits for an address that was turned off. */
export async function giveUpWaiting(tx: Tx, webhookId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ given_up_at: now, held_until: null })
    .where('webhook_id', '=', webhookId)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}

/** Deletes deliveries that were made by an instant. */
export async function forgetDeliveries(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<=', by).execute()
}
