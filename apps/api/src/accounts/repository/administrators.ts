import type { FirstAdministrator, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

/** Is there an administrator who may sign in? */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where(isOpenAccount)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Stores the hash of a set-up link's token. */
export async function keepSetUpLink(db: Database, tokenHash: string, expiresAt: Instant): Promise<void> {
  await db.insertInto('set_up_links').values({ token_hash: tokenHash, expires_at: expiresAt }).execute()
}

/** Is a set-up link open: known, not expired, and no administrator exists? */
export async function isOpenSetUpLink(db: Database, tokenHash: string, now: Instant): Promise<boolean> {
  const found = await db
    .selectFrom('set_up_links')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined && !(await hasAdministrator(db))
}

/** Locks the creation of administrators until the transaction ends, so that of simultaneous callers the second one finds the first one's. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(41020)`.execute(tx)
}

/** Creates an administrator, with the hash of their password or null when a link lets them choose one; returns the id. */
export async function insertAdministrator(
  tx: Tx,
  { name, email, passwordHash }: Omit<FirstAdministrator, 'password'> & { passwordHash: string | null },
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      scope: 'admin',
      role: 'administrator',
      name,
      email,
      password_hash: passwordHash,
      password_set_at: passwordHash === null ? null : now,
      first_login: passwordHash === null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes every set-up link, or those that expired by an instant. */
export async function forgetSetUpLinks(db: Database, by?: Instant): Promise<void> {
  const links = db.deleteFrom('set_up_links')
  await (by === undefined ? links : links.where('expires_at', '<=', by)).execute()
}
