import type { CompanyMember, Onboarding, OnboardingStep } from '@ensaio/domain'
import type { Database, Tx } from '../ports/database.ts'
import type { ClientViewer } from '../viewer.ts'
import { logoUrl } from './companies.ts'

/** Columns that make a `CompanyMember`. */
export const memberColumns = [
  'id',
  'name',
  'cpf',
  'email',
  'legal_representative',
  'finances_manager',
  'operation_manager',
] as const

/** A person of the company as they travel. */
export function memberOf(
  { id, ...row }: Omit<CompanyMember, 'is_me'> & { id: number },
  viewerId: number,
): CompanyMember {
  return { ...row, is_me: id === viewerId }
}

/** How far the first access is, and what was given so far (D30). */
export async function readOnboarding(db: Database, viewer: ClientViewer): Promise<Onboarding> {
  const company = await db
    .selectFrom('companies')
    .select(['identification', 'corporate_name', 'address', 'logo_file'])
    .where('id', '=', viewer.companyId)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('users')
    .select([...memberColumns, 'onboarding_step', 'first_login'])
    .where('company_id', '=', viewer.companyId)
    .orderBy('id')
    .execute()
  const own = people.find(({ id }) => id === viewer.userId)
  const { logo_file, ...told } = company
  return {
    step: own?.onboarding_step ?? 'welcome',
    is_finished: !(own?.first_login ?? false),
    company: { ...told, logo_url: logoUrl(logo_file) },
    users: people.map(({ onboarding_step: _, first_login: __, ...row }) => memberOf(row, viewer.userId)),
  }
}

/** Where a person's first access stands, with their row locked. */
export function lockFirstAccess(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['first_login', 'password_set_at', 'onboarding_step'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Remembers the step reached. */
export async function writeStep(tx: Tx, userId: number, step: OnboardingStep): Promise<void> {
  await tx.updateTable('users').set({ onboarding_step: step }).where('id', '=', userId).execute()
}

/** Ends the first access: from now on the person lands on their ensaios. */
export async function endFirstAccess(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('users').set({ first_login: false }).where('id', '=', userId).execute()
}
