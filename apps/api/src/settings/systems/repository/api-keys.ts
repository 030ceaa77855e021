import { type ApiKey, hasClientRight, hasRight, type Instant, type KeyScope } from '@ensaio/domain'
import { type SqlBool, sql } from 'kysely'
import { isOpenAccount } from '../../../accounts/repository/accounts.ts'
import { lacksSecondStep } from '../../../accounts/repository/has-second-step.ts'
import { type Viewer, viewerColumns, viewerOf } from '../../../accounts/viewer.ts'
import type { Database, Tx } from '../../../database/database.ts'
import { listVersion } from '../../../sessions/repository/list-version.ts'

/** Whose keys: of a company, or of the house (null). */
export type Owner = number | null

/** A key that was presented, with its author as they are now. */
export interface PresentedKey {
  id: number
  scopes: readonly KeyScope[]
  companyId: Owner
  /** What its author may do; the key does no more. */
  viewer: Viewer
}

const usedEvery = sql`interval '1 minute'`

const isOf = (owner: Owner) => sql<SqlBool>`api_keys.company_id is not distinct from ${owner}::int`

/** Is the author still in the company of the key, or in the office for one of the house? */
const isAtHome = sql<boolean>`users.company_id is not distinct from api_keys.company_id`

/** May somebody with this role have keys at all? */
function mayHaveKeys(viewer: Viewer): boolean {
  const { scope, role, clientRole } = viewer
  return hasClientRight({ scope, client_role: clientRole }, 'systems') || hasRight({ scope, role }, 'house')
}

/** The key with a hash, whose use is noted once a minute; null when it is unknown or has expired, or its author may have none now. */
export async function findKey(db: Database, tokenHash: string, now: Instant): Promise<PresentedKey | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select([
      'api_keys.id as key_id',
      'api_keys.name as key_name',
      'api_keys.scopes',
      'api_keys.company_id as of',
      'api_keys.created_at',
    ])
    .select(sql<SqlBool>`coalesce(used_at <= ${now}::timestamptz - ${usedEvery}, true)`.as('is_noted_late'))
    .select(viewerColumns)
    .select(lacksSecondStep.as('lacks_second_step'))
    .select(listVersion.as('list_version'))
    // Not a condition: without statistics, Postgres checks a condition for all users before it looks for this one.
    .select(isOpenAccount.as('is_open'))
    .where('token_hash', '=', tokenHash)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .where(isAtHome)
    .executeTakeFirst()
  if (!row?.is_open) return null
  const viewer = {
    ...viewerOf(row, row.created_at),
    listVersion: row.list_version,
    keyName: row.key_name,
    keyScopes: row.scopes,
  }
  if (!mayHaveKeys(viewer) || viewer.lacksSecondStep) return null
  if (row.is_noted_late)
    await db.updateTable('api_keys').set({ used_at: now }).where('id', '=', row.key_id).execute()
  return { id: row.key_id, scopes: row.scopes, companyId: row.of, viewer }
}

const columns = [
  'api_keys.id',
  'api_keys.name',
  'api_keys.scopes',
  'api_keys.hint',
  'api_keys.created_at',
  'api_keys.expires_at',
  'api_keys.used_at',
] as const

/** The keys of an owner, newest first. */
export async function readKeys(db: Database, owner: Owner): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(columns)
    .select(['users.name as author', 'users.scope', 'users.role', 'users.client_role'])
    .select(sql<boolean>`${isAtHome} and ${isOpenAccount} and not ${lacksSecondStep}`.as('is_open'))
    .where(isOf(owner))
    .orderBy('api_keys.id', 'desc')
    .execute()
  return rows.map(({ author, scope, role, client_role, is_open, ...key }) => ({
    ...key,
    created_by: author,
    is_backed:
      is_open && (hasClientRight({ scope, client_role }, 'systems') || hasRight({ scope, role }, 'house')),
  }))
}

/** How many keys an owner has; the next count waits until this transaction ends. */
export async function countKeys(tx: Tx, owner: Owner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('api_keys'), ${owner ?? 0}::int)`.execute(tx)
  const { count } = await tx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a key; returns its id, and its owner: the company that stays, where the one given was united with it. */
export async function addKey(
  tx: Tx,
  key: {
    company_id: Owner
    created_by: number
    name: string
    scopes: KeyScope[]
    token_hash: string
    hint: string
    created_at: Instant
    expires_at: Instant | null
  },
): Promise<{ id: number; owner: Owner }> {
  return tx
    .insertInto('api_keys')
    .values(key)
    .returning(['id', 'company_id as owner'])
    .executeTakeFirstOrThrow()
}

/** Deletes a key of an owner; returns its name, or null when they have none with this id. */
export async function deleteKey(tx: Tx, owner: Owner, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where(isOf(owner))
    .returning('name')
    .executeTakeFirst()
  return gone?.name ?? null
}
