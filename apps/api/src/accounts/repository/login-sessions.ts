import type { Instant } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { type Viewer, viewerColumns, viewerOf } from '../viewer.ts'
import { isOpenAccount } from './accounts.ts'

/** The viewer of a login session, by the hash of its id; null when it has expired or the account is not open. */
export async function findLogin(db: Database, idHash: string, now: Instant): Promise<Viewer | null> {
  const row = await db
    .selectFrom('auth_sessions')
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .select(['signed_in_at', ...viewerColumns])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where(isOpenAccount)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row === undefined ? null : viewerOf(row, row.signed_in_at)
}

/** The viewer that a user is; null when there is no such user. */
export async function readViewer(db: Database, userId: number, signedInAt: Instant): Promise<Viewer | null> {
  const user = await db.selectFrom('users').select(viewerColumns).where('id', '=', userId).executeTakeFirst()
  return user === undefined ? null : viewerOf(user, signedInAt)
}

/** Stores a login session, unless it is stored already. */
export async function keepLogin(
  db: Database,
  login: { id_hash: string; user_id: number; signed_in_at: Instant; expires_at: Instant },
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

/** Deletes login sessions that expired by an instant. */
export async function forgetLogins(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('auth_sessions').where('expires_at', '<=', by).execute()
}
