import type { ClientRole, CompanyPerson, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import { isNotErased } from '../../accounts/repository/erased.ts'
import { hasSecondStep } from '../../accounts/repository/has-second-step.ts'
import type { Database, Tx } from '../../database/database.ts'

/** The people of a company by name, those who may not sign in last. `viewerId` is the caller, null for staff. */
export async function readPeople(
  db: Database,
  companyId: number,
  viewerId: number | null,
): Promise<CompanyPerson[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'seen_at'])
    .select(sql<ClientRole>`client_role`.as('role'))
    .select(sql<boolean>`disabled_at is null`.as('active'))
    .select(sql<boolean>`password_hash is null`.as('is_invited'))
    .select(hasSecondStep.as('has_second_step'))
    .where('company_id', '=', companyId)
    .where(isNotErased())
    .orderBy(sql`disabled_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return people.map((person) => ({ ...person, is_self: person.id === viewerId }))
}

/** Locks and returns a person of a company; null when the company has nobody with this id. Lock the company first. */
export async function lockPerson(tx: Tx, companyId: number, id: number) {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .select(sql<ClientRole>`client_role`.as('role'))
    .select(sql<boolean>`disabled_at is null`.as('active'))
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Writes a person's role and whether they may sign in. */
export async function writePerson(
  tx: Tx,
  id: number,
  { role, active }: { role: ClientRole; active: boolean },
  now: Instant,
): Promise<void> {
  const disabled_at = active ? null : sql<Instant>`coalesce(disabled_at, ${now}::timestamptz)`
  await tx.updateTable('users').set({ client_role: role, disabled_at }).where('id', '=', id).execute()
}

/** Is there another manager of this company who may sign in, with a password when one is asked for? Lock the company first. */
export async function hasOtherManager(
  tx: Tx,
  { companyId, id, withPassword }: { companyId: number; id: number; withPassword: boolean },
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('client_role', '=', 'manager')
    .where('disabled_at', 'is', null)
    .where('id', '!=', id)
    .$if(withPassword, (query) => query.where('password_hash', 'is not', null))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
