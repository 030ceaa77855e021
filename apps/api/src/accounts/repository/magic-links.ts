import type { Instant, Scope } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

/** The lifetime of a magic link of a recovery, in milliseconds. */
export const magicLinkLifetime = 30 * 60 * 1000
/** The lifetime of a link in a welcome or invitation, in milliseconds. */
export const invitationLifetime = 7 * 24 * 60 * 60 * 1000
const mailsPerHour = 3
const hour = 60 * 60 * 1000

function after(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}

/**
 * Stores a link for the account of an address, at most three an hour, and returns its owner; null when there is no account or the limit
 * is reached. One statement in either case (rule recovery-answer).
 */
export async function keepMagicLink(
  tx: Tx,
  email: string,
  tokenHash: string,
  now: Instant,
  lifetime = magicLinkLifetime,
): Promise<{ name: string; scope: Scope } | null> {
  const kept = await sql<{ name: string; scope: Scope }>`
    insert into magic_links (token_hash, user_id, created_at, expires_at)
    select ${tokenHash}, users.id, ${now}::timestamptz, ${after(now, lifetime)}::timestamptz
    from users
    where lower(users.email) = ${email} and ${isOpenAccount} and ${mailsPerHour}::int > (
      select count(*) from magic_links
      where user_id = users.id and created_at > ${after(now, -hour)}::timestamptz
    )
    returning (select name from users where users.id = magic_links.user_id) as name,
      (select scope from users where users.id = magic_links.user_id) as scope`.execute(tx)
  return kept.rows[0] ?? null
}

/** Consumes a link and returns its user; null when it is unknown, used or expired. Of concurrent calls, one succeeds. */
export async function useMagicLink(db: Database, tokenHash: string, now: Instant): Promise<number | null> {
  const used = await db
    .updateTable('magic_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`exists (select from users where users.id = magic_links.user_id and ${isOpenAccount})`)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id ?? null
}

/** Deletes links that expired by an instant. */
export async function forgetMagicLinks(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('magic_links').where('expires_at', '<=', by).execute()
}
