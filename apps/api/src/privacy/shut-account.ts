import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import { type Database, type Tx, transact } from '../database/database.ts'

async function endAll(tx: Tx, email: string): Promise<number> {
  const mine = sql`(select id from users where lower(email) = ${email.trim().toLowerCase()})`
  await sql`delete from magic_links where user_id in ${mine} and used_at is null`.execute(tx)
  const ended = await sql`delete from auth_sessions where user_id in ${mine} returning user_id`.execute(tx)
  return ended.rows.length
}

/** Ends every login session of somebody, and the links that would begin one; how many there were. */
export function endSessions(db: Database, email: string): Promise<number> {
  return transact(db, (tx) => endAll(tx, email))
}

/** Shuts an account: its sessions end, and neither password nor link opens another. False when there is none. */
export function disableAccount(db: Database, email: string, now: Instant): Promise<boolean> {
  return transact(db, async (tx) => {
    const shut = await sql`update users set disabled_at = coalesce(disabled_at, ${now}::timestamptz)
      where lower(email) = ${email.trim().toLowerCase()} returning id`.execute(tx)
    await endAll(tx, email)
    return shut.rows.length > 0
  })
}

/** Opens a shut account again, with the password that it had. False when there is none; an erased one has no address any more. */
export async function enableAccount(db: Database, email: string): Promise<boolean> {
  const opened = await sql`update users set disabled_at = null
    where lower(email) = ${email.trim().toLowerCase()} returning id`.execute(db)
  return opened.rows.length > 0
}
