import type { Instant, Scope } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { movePreference } from '../../mail/repository/mail-preferences.ts'
import { isOpenAccount, readContact } from './accounts.ts'

/** A new address that waits for its confirmation. */
interface EmailChangeRow {
  user_id: number
  email: string
  token_hash: string
  expires_at: Instant
}

/** Stores a new address that waits for its confirmation; an earlier one of the same person is replaced. */
export async function keepEmailChange(tx: Tx, change: EmailChangeRow): Promise<void> {
  const { user_id: _, ...row } = change
  await tx
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Uses up a link and returns whose new address it confirms; null when it is unknown, used or expired. Of concurrent calls, one succeeds. */
export async function spendEmailChange(
  tx: Tx,
  tokenHash: string,
  now: Instant,
): Promise<{ userId: number; email: string } | null> {
  const spent = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(
      sql<boolean>`exists (select from users where users.id = email_changes.user_id and ${isOpenAccount})`,
    )
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst()
  return spent ?? null
}

/** Writes a person's address, moves their mail preferences to it, and deletes the links that were mailed to the old one. */
export async function writeEmail(tx: Tx, userId: number, email: string): Promise<void> {
  const { email: from } = await readContact(tx, userId)
  await movePreference(tx, from, email)
  await tx.updateTable('users').set({ email }).where('id', '=', userId).execute()
  await tx.deleteFrom('magic_links').where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Locks and returns an account by its address; null when there is none. */
export async function lockAccount(
  tx: Tx,
  email: string,
): Promise<{ id: number; scope: Scope; name: string } | null> {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'scope', 'name'])
    .where(sql<boolean>`lower(email) = ${email}`)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Deletes changes that expired by an instant. */
export async function forgetEmailChanges(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', by).execute()
}
