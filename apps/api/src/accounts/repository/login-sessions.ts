import type { Instant, Login } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { listVersion } from '../../sessions/repository/list-version.ts'
import type { Device } from '../device.ts'
import { type Viewer, viewerColumns, viewerOf } from '../viewer.ts'
import { isOpenAccount } from './accounts.ts'
import { lacksSecondStep } from './has-second-step.ts'

const usedEvery = 5 * 60 * 1000
const usedAt = sql<Instant>`coalesce(used_at, signed_in_at)`

/** The viewer of a login session, by the hash of its id, whose use is noted every five minutes; null when it has expired or the account is not open. */
export async function findLogin(db: Database, idHash: string, now: Instant): Promise<Viewer | null> {
  const row = await db
    .selectFrom('auth_sessions')
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .select(['signed_in_at', ...viewerColumns])
    .select(usedAt.as('used_at'))
    .select(lacksSecondStep.as('lacks_second_step'))
    .select(listVersion.as('list_version'))
    // Not a condition: without statistics, Postgres checks a condition for all users before it looks for this one.
    .select(isOpenAccount.as('is_open'))
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (!row?.is_open) return null
  if (Date.parse(now) - Date.parse(row.used_at) >= usedEvery) {
    await db.updateTable('auth_sessions').set({ used_at: now }).where('id_hash', '=', idHash).execute()
  }
  return { ...viewerOf(row, row.signed_in_at), listVersion: row.list_version }
}

/** The viewer that a user is; null when there is no such user, or the account is not open. */
export async function readViewer(db: Database, userId: number, signedInAt: Instant): Promise<Viewer | null> {
  const user = await db
    .selectFrom('users')
    .select(viewerColumns)
    .select(lacksSecondStep.as('lacks_second_step'))
    .where('id', '=', userId)
    .where(isOpenAccount)
    .executeTakeFirst()
  return user === undefined ? null : viewerOf(user, signedInAt)
}

/** Stores a login session, unless it is stored already. */
export async function keepLogin(
  db: Database,
  login: { id_hash: string; user_id: number; signed_in_at: Instant; expires_at: Instant } & Device,
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values(login)
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute()
}

/** Ends a login session, by the hash of its id. */
export async function endLogin(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('id_hash', '=', idHash).execute()
}

/** The open login sessions of a person: the one with the hash `kept` first, then by last use. */
export async function readLogins(
  db: Database,
  userId: number,
  { kept, now }: { kept: string; now: Instant },
): Promise<Login[]> {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'device', 'browser', 'system', 'signed_in_at'])
    .select(usedAt.as('used_at'))
    .select(sql<boolean>`id_hash = ${kept}`.as('is_current'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(sql`id_hash = ${kept}`, 'desc')
    .orderBy(usedAt, 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends a login session of a person and their pending change of e-mail (rule email-change); returns false when they have none with this id. */
export async function endLoginOf(tx: Tx, userId: number, id: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) return false
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  return true
}

/** Ends all login sessions of a person but the one with the hash `kept`, and their pending change of e-mail (rule email-change). */
export async function endLoginsBut(tx: Tx, userId: number, kept: string): Promise<void> {
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).where('id_hash', '!=', kept).execute()
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Deletes login sessions that expired by an instant. */
export async function forgetLogins(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('auth_sessions').where('expires_at', '<=', by).execute()
}
