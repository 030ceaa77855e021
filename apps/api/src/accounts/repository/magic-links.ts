import type { Instant, Scope } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

/** How long a magic link works that somebody asked for, in milliseconds. */
export const magicLinkLifetime = 30 * 60 * 1000
/** How long a link works that welcomes or invites somebody, in milliseconds. */
export const invitationLifetime = 7 * 24 * 60 * 60 * 1000
const mailsPerHour = 3
const hour = 60 * 60 * 1000

function after(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}

/** Keeps a link for whoever has the address, three an hour at most, and says who is due a mail. One statement either way. */
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

/** Uses a link up and says whose it was; null when it is unknown, used or too old. Of many at once, one wins. */
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
