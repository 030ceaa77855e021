import type { RepresentativeFlag } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** What people answer for in their company. */
export type Flags = Record<RepresentativeFlag, boolean>

/** Locks a company, so that its people are counted and added one at a time; its name and how many there are. */
export async function lockPeople(tx: Tx, companyId: number): Promise<{ name: string; count: number }> {
  const { name } = await tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { name, count }
}

/** Whose e-mail address it is, in whatever company; null when nobody's. */
export async function findOwner(tx: Tx, email: string) {
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'company_id', 'password_hash'])
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  return owner ?? null
}

/** Adds flags to a person's; none is taken away (rule one-person-many-roles). */
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

/** Corrects what was typed about somebody who has not come yet. */
export async function correctPerson(
  tx: Tx,
  userId: number,
  person: { name: string; cpf: string },
): Promise<void> {
  await tx.updateTable('users').set(person).where('id', '=', userId).execute()
}

/** Fills in a CPF where there is none. */
export async function fillCpf(tx: Tx, userId: number, cpf: string): Promise<void> {
  await tx.updateTable('users').set({ cpf }).where('id', '=', userId).where('cpf', 'is', null).execute()
}
