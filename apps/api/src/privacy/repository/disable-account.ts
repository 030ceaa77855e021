import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import { type Database, type Tx, transact } from '../../database/database.ts'

/** Ends all login sessions of an account, also half-finished ones, deletes its open links, calendar addresses and pending change of e-mail, and returns the number of sessions. */
export async function endAccess(tx: Tx, email: string): Promise<number> {
  const mine = sql`(select id from users where lower(email) = ${email.trim().toLowerCase()})`
  await sql`delete from magic_links where user_id in ${mine} and used_at is null`.execute(tx)
  await sql`delete from login_challenges where user_id in ${mine}`.execute(tx)
  await sql`delete from email_changes where user_id in ${mine}`.execute(tx)
  await sql`delete from calendar_feeds where user_id in ${mine}`.execute(tx)
  const ended = await sql`delete from auth_sessions where user_id in ${mine} returning user_id`.execute(tx)
  return ended.rows.length
}

/** As `endAccess`, in a transaction of its own. */
export function endSessions(db: Database, email: string): Promise<number> {
  return transact(db, (tx) => endAccess(tx, email))
}

/** Disables an account: ends its login sessions, and neither password nor link starts another. Returns false when there is none. */
export function disableAccount(db: Database, email: string, now: Instant): Promise<boolean> {
  return transact(db, async (tx) => {
    const disabled = await sql`update users set disabled_at = coalesce(disabled_at, ${now}::timestamptz)
      where lower(email) = ${email.trim().toLowerCase()} returning id`.execute(tx)
    await endAccess(tx, email)
    return disabled.rows.length > 0
  })
}

/** Enables a disabled account with its old password. Returns false when there is none; an erased one has no address any more. */
export async function enableAccount(db: Database, email: string): Promise<boolean> {
  const enabled = await sql`update users set disabled_at = null
    where lower(email) = ${email.trim().toLowerCase()} returning id`.execute(db)
  return enabled.rows.length > 0
}
