import type { Instant, Webhook, WebhookEvent } from '@ensaio/domain'
import { type SqlBool, sql } from 'kysely'
import { isOpenAccount } from '../../../accounts/repository/accounts.ts'
import type { Database, Tx } from '../../../database/database.ts'
import type { Owner } from './api-keys.ts'

const isOf = (owner: Owner) => sql<SqlBool>`webhooks.company_id is not distinct from ${owner}::int`

/** The author of an address whose account is gone; the address goes on, since it belongs to the company (rule webhook). */
const noAccount = 'conta removida'

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
    .select(sql<string>`case when ${isOpenAccount} then users.name else ${noAccount} end`.as('created_by'))
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

/** Stores an address; returns its id, and its owner: the company that stays, where the one given was united with it. */
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
): Promise<{ id: number; owner: Owner }> {
  return tx
    .insertInto('webhooks')
    .values(row)
    .returning(['id', 'company_id as owner'])
    .executeTakeFirstOrThrow()
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

/** Notes that an address failed, and turns it off when it has failed since before an instant; returns how it stands. Null when it is gone. */
export async function noteFailure(tx: Tx, id: number, before: Instant, now: Instant) {
  const { rows } = await sql<{
    url: string
    authorId: number
    companyId: Owner
    isActive: boolean
    isStopped: boolean
  }>`
    with known as (select id, active, failing_since from webhooks where id = ${id}::int for update)
    update webhooks w set failing_since = coalesce(k.failing_since, ${now}::timestamptz),
      active = k.active and coalesce(k.failing_since, ${now}::timestamptz) > ${before}::timestamptz,
      stopped_at = case when k.active and k.failing_since <= ${before}::timestamptz then ${now}::timestamptz else w.stopped_at end
    from known k where w.id = k.id
    returning w.url, w.created_by as "authorId", w.company_id as "companyId", w.active as "isActive",
      k.active and not w.active as "isStopped"`.execute(tx)
  return rows[0] ?? null
}

/** Who hears of an address: its author; when they left, or may no longer care for it, everybody who may (rule webhook). */
export async function readCarers(
  tx: Tx,
  { authorId, companyId }: { authorId: number; companyId: Owner },
): Promise<{ name: string; email: string }[]> {
  const may = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(isOpenAccount)
    .where((where) =>
      companyId === null
        ? where('role', '=', 'administrator')
        : where.and([where('company_id', '=', companyId), where('client_role', '=', 'manager')]),
    )
    .orderBy('id')
    .execute()
  const author = may.find(({ id }) => id === authorId)
  return author === undefined ? may : [author]
}
