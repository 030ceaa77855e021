import type { HouseSecurity, Instant } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'
import { hasSecondStep } from './has-second-step.ts'

/** What the house requires of its administrators, and how many do not have it yet. */
export async function readHouseSecurity(db: Database): Promise<HouseSecurity> {
  const row = await db
    .selectFrom('house_security')
    .innerJoin('users', 'users.id', 'house_security.changed_by')
    .select(['is_second_step_required', 'changed_at as at', 'users.name as by'])
    .executeTakeFirst()
  const { lacking } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('lacking'))
    .where('role', '=', 'administrator')
    .where(isOpenAccount)
    .where(({ not }) => not(hasSecondStep))
    .executeTakeFirstOrThrow()
  return {
    is_second_step_required: row?.is_second_step_required ?? false,
    without_second_step: Number(lacking),
    changed: row === undefined ? null : { by: row.by, at: row.at },
  }
}

/** Writes what the house requires, with its author. */
export async function writeHouseSecurity(
  tx: Tx,
  is_second_step_required: boolean,
  { userId, now }: { userId: number; now: Instant },
): Promise<void> {
  const row = { is_second_step_required, changed_by: userId, changed_at: now }
  await tx
    .insertInto('house_security')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}
