import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

/** Locks and returns the second step of a person; null when they never began one. */
export async function lockSecondStep(tx: Tx, userId: number) {
  const found = await tx
    .selectFrom('second_steps')
    .select(['secret', 'turned_on_at', 'wrong_codes', 'wrong_since'])
    .select(sql<number>`last_step::float8`.as('last_step'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Since when a person's second step is on, and how many recovery codes are left; null while it is off. */
export async function readSecondStep(
  db: Database,
  userId: number,
): Promise<{ since: Instant; codes_left: number } | null> {
  const found = await db
    .selectFrom('second_steps')
    .select('turned_on_at as since')
    .select(
      sql<number>`(select count(*)::int from recovery_codes where recovery_codes.user_id = second_steps.user_id)`.as(
        'codes_left',
      ),
    )
    .where('user_id', '=', userId)
    .where('turned_on_at', 'is not', null)
    .executeTakeFirst()
  return found === undefined || found.since === null ? null : { ...found, since: found.since }
}

/** Stores a secret that waits for its confirmation, unless the second step is on; returns whether it is stored. */
export async function keepSecret(
  db: Database,
  userId: number,
  secret: string,
  now: Instant,
): Promise<boolean> {
  const row = { secret, created_at: now }
  const kept = await db
    .insertInto('second_steps')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_steps.turned_on_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Notes the time step of an accepted code, and forgets the wrong ones before. */
export async function noteAccepted(tx: Tx, userId: number, lastStep: number): Promise<void> {
  await tx
    .updateTable('second_steps')
    .set({ last_step: lastStep, wrong_codes: 0, wrong_since: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Notes how many wrong codes there were since an instant. */
export async function noteWrong(tx: Tx, userId: number, count: number, since: Instant): Promise<void> {
  await tx
    .updateTable('second_steps')
    .set({ wrong_codes: count, wrong_since: since })
    .where('user_id', '=', userId)
    .execute()
}

/** Turns a second step on. */
export async function writeTurnedOn(tx: Tx, userId: number, now: Instant): Promise<void> {
  await tx.updateTable('second_steps').set({ turned_on_at: now }).where('user_id', '=', userId).execute()
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Uses up a recovery code and returns how many are left; null when there is no such code. */
export async function spendRecoveryCode(tx: Tx, userId: number, codeHash: string): Promise<number | null> {
  const spent = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  if (spent === undefined) return null
  const { left } = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** Forgets a second step with its codes and half-finished logins; returns whether it was on. */
export async function forgetSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .returning('turned_on_at')
    .executeTakeFirst()
  return gone !== undefined && gone.turned_on_at !== null
}

/** Forgets the second step of the account with an address. */
export async function forgetSecondStepOf(tx: Tx, email: string): Promise<void> {
  await sql`delete from second_steps where user_id in (select id from users where lower(email) = ${email})`.execute(
    tx,
  )
}

/** Stores a half-finished login of somebody whose second step is on; returns false when it is off. */
export async function keepChallenge(
  db: Database,
  challenge: { tokenHash: string; userId: number; expiresAt: Instant },
): Promise<boolean> {
  const kept = await sql<{ user_id: number }>`
    insert into login_challenges (token_hash, user_id, expires_at)
    select ${challenge.tokenHash}, user_id, ${challenge.expiresAt}::timestamptz from second_steps
    where user_id = ${challenge.userId} and turned_on_at is not null
    returning user_id`.execute(db)
  return kept.rows.length > 0
}

/** Whose half-finished login this is; null when it was used, is over, or the account is not open. */
export async function ownerOfChallenge(
  db: Database,
  tokenHash: string,
  now: Instant,
): Promise<number | null> {
  const found = await db
    .selectFrom('login_challenges')
    .innerJoin('users', 'users.id', 'login_challenges.user_id')
    .select('users.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(isOpenAccount)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Uses up a half-finished login; of concurrent calls, one returns true. */
export async function spendChallenge(tx: Tx, tokenHash: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deletes half-finished logins that were over by an instant. */
export async function forgetChallenges(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', by).execute()
}
