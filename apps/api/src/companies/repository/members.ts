import type { ClientRole, RepresentativeFlag } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Counts a person towards the most people of a company; erased ones have no access either (rule one-person-many-roles). */
export const hasAccess = sql<boolean>`users.disabled_at is null`

/** A person's roles in their company. */
export type Flags = Record<RepresentativeFlag, boolean>

/**
 * Locks a company, so that people are added one at a time, and returns its name, whether it is active, and the number of its people who may sign
 * in; null when it does not exist.
 */
export async function lockPeople(
  tx: Tx,
  companyId: number,
): Promise<{ name: string; active: boolean; count: number } | null> {
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'active'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (company === undefined) return null
  const { count } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where(hasAccess)
    .executeTakeFirstOrThrow()
  return { ...company, count }
}

/** The person with an e-mail address, in any company; null when there is none. */
export async function findOwner(tx: Tx, email: string) {
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'company_id', 'password_hash', 'client_role'])
    .select(['legal_representative', 'finances_manager', 'operation_manager'])
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  return owner ?? null
}

/** Adds flags to a person; removes none (rule one-person-many-roles). */
export async function mergeFlags(tx: Tx, userId: number, flags: Flags): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      legal_representative: sql`legal_representative or ${flags.legal_representative}::boolean`,
      finances_manager: sql`finances_manager or ${flags.finances_manager}::boolean`,
      operation_manager: sql`operation_manager or ${flags.operation_manager}::boolean`,
    })
    .where('id', '=', userId)
    .execute()
}

/** Corrects name, CPF and role of a person who has not signed in yet. */
export async function correctPerson(
  tx: Tx,
  userId: number,
  person: { name: string; cpf: string; client_role?: ClientRole },
): Promise<void> {
  await tx.updateTable('users').set(person).where('id', '=', userId).execute()
}

/** Writes name and phone of a person of a company; false when the company has no such person. */
export async function writeContact(
  tx: Tx,
  companyId: number,
  { id, ...person }: { id: number; name: string; phone: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(person)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Fills in a CPF where there is none. */
export async function fillCpf(tx: Tx, userId: number, cpf: string): Promise<void> {
  await tx.updateTable('users').set({ cpf }).where('id', '=', userId).where('cpf', 'is', null).execute()
}

/** Is this person, with an account in use, one of a company's people? */
export async function isMember(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
