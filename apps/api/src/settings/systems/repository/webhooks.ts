import type { Instant, Webhook, WebhookEvent } from '@ensaio/domain'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'
import type { Owner } from './api-keys.ts'

const isOf = (owner: Owner) => sql<SqlBool>`webhooks.company_id is not distinct from ${owner}::int`

const columns = [
  'webhooks.id',
  'webhooks.url',
  'webhooks.events',
  'webhooks.created_at',
  'webhooks.active',
  'webhooks.stopped_at',
  'webhooks.failing_since',
] as const

/** The addresses of an owner, newest first. */
export function readWebhooks(db: Database, owner: Owner): Promise<Webhook[]> {
  return db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.created_by')
    .select(columns)
    .select('users.name as created_by')
    .where(isOf(owner))
    .orderBy('webhooks.id', 'desc')
    .execute()
}

/** How many addresses an owner has; the next count waits until this transaction ends. */
export async function countWebhooks(tx: Tx, owner: Owner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${owner ?? 0}::int)`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores an address, and returns its id. */
export async function addWebhook(
  tx: Tx,
  row: {
    company_id: Owner
    created_by: number
    url: string
    events: WebhookEvent[]
    secret: string
    created_at: Instant
  },
): Promise<number> {
  return (await tx.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Changes an address of an owner; returns its url, or null when they have none with this id. */
export async function writeWebhook(
  tx: Tx,
  { owner, id }: { owner: Owner; id: number },
  set: {
    events?: WebhookEvent[]
    active?: boolean
    secret?: string
    stopped_at?: Instant | null
    failing_since?: Instant | null
  },
): Promise<string | null> {
  const changed = await tx
    .updateTable('webhooks')
    .set(set)
    .where('id', '=', id)
    .where(isOf(owner))
    .returning('url')
    .executeTakeFirst()
  return changed?.url ?? null
}

/** Deletes an address of an owner with its deliveries; returns its url, or null when they have none with this id. */
export async function deleteWebhook(tx: Tx, owner: Owner, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where(isOf(owner))
    .returning('url')
    .executeTakeFirst()
  return gone?.url ?? null
}

/** Has an owner this address? */
export async function hasWebhook(db: Database, owner: Owner, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where(isOf(owner))
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that an address failed, and turns it off when it has failed since before an instant; returns how it stands, with its author. Null when it is gone. */
export async function noteFailure(tx: Tx, id: number, before: Instant, now: Instant) {
  const { rows } = await sql<{
    url: string
    name: string
    email: string
    isHouse: boolean
    isActive: boolean
    isStopped: boolean
  }>`
    with known as (select id, active, failing_since from webhooks where id = ${id}::int for update),
    noted as (
      update webhooks w set failing_since = coalesce(k.failing_since, ${now}::timestamptz),
        active = k.active and coalesce(k.failing_since, ${now}::timestamptz) > ${before}::timestamptz,
        stopped_at = case when k.active and k.failing_since <= ${before}::timestamptz then ${now}::timestamptz else w.stopped_at end
      from known k where w.id = k.id
      returning w.url, w.created_by, w.company_id, w.active, k.active and not w.active as stopped)
    select n.url, users.name, users.email, n.company_id is null as "isHouse", n.active as "isActive", n.stopped as "isStopped"
    from noted n join users on users.id = n.created_by`.execute(tx)
  return rows[0] ?? null
}
