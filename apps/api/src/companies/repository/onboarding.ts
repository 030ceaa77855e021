import {
  type CompanyMember,
  invitedSteps,
  type Onboarding,
  type OnboardingStep,
  onboardingSteps,
} from '@ensaio/domain'
import { sql } from 'kysely'
import { type ClientViewer, clientMay } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { logoUrl } from './companies.ts'

/** The columns of a `CompanyMember`. */
const memberColumns = [
  'id',
  'name',
  'cpf',
  'email',
  'legal_representative',
  'finances_manager',
  'operation_manager',
  sql<boolean>`users.password_hash is null`.as('is_invited'),
] as const

/** Converts a row to the wire. */
function memberOf(
  { id, ...row }: Omit<CompanyMember, 'is_me'> & { id: number },
  viewerId: number,
): CompanyMember {
  return { ...row, is_me: id === viewerId }
}

/** The first step from `reached` on whose data is missing. */
function firstUndone(
  steps: readonly OnboardingStep[],
  reached: OnboardingStep,
  has: { password: boolean; company: boolean },
): OnboardingStep {
  const isGiven = (step: OnboardingStep) =>
    (step === 'welcome' && has.password) ||
    (step === 'password' && has.password) ||
    (step === 'company' && has.company)
  const open = steps.slice(Math.max(steps.indexOf(reached), 0)).find((step) => !isGiven(step))
  return open ?? steps.at(-1) ?? 'welcome'
}

/**
 * The state of the first access with the data entered so far. People who join a company that a colleague has set up, or whose role does
 * not reach them, skip its steps (rule onboarding-steps); only those who care for the people read of their colleagues (rule client-roles).
 */
export async function readOnboarding(db: Database, viewer: ClientViewer): Promise<Onboarding> {
  const company = await db
    .selectFrom('companies')
    .select(['identification', 'corporate_name', 'address', 'logo_file'])
    .where('id', '=', viewer.companyId)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('users')
    .select([...memberColumns, 'onboarding_step', 'first_login', 'password_set_at'])
    .where('company_id', '=', viewer.companyId)
    .orderBy('id')
    .execute()
  const own = people.find(({ id }) => id === viewer.userId)
  const { logo_file, ...told } = company
  const isJoining = people.some(({ id, first_login }) => id !== viewer.userId && !first_login)
  const mayName = clientMay(viewer, 'people')
  const steps = isJoining || !mayName ? invitedSteps : onboardingSteps
  const has = { password: own?.password_set_at != null, company: company.address !== null }
  return {
    step: firstUndone(steps, own?.onboarding_step ?? 'welcome', has),
    steps: [...steps],
    is_finished: !(own?.first_login ?? false),
    company: { ...told, logo_url: logoUrl(logo_file) },
    users: people
      .filter(({ id }) => mayName || id === viewer.userId)
      .map(({ onboarding_step: _, first_login: __, password_set_at: ___, ...row }) =>
        memberOf(row, viewer.userId),
      ),
  }
}

/** Locks a person's row and returns the state of their first access. */
export function lockFirstAccess(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['first_login', 'password_set_at', 'onboarding_step'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes the step reached. */
export async function writeStep(tx: Tx, userId: number, step: OnboardingStep): Promise<void> {
  await tx.updateTable('users').set({ onboarding_step: step }).where('id', '=', userId).execute()
}

/** Ends the first access: from now on the person starts at their ensaios. */
export async function endFirstAccess(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('users').set({ first_login: false }).where('id', '=', userId).execute()
}

/** A person of a company, as the viewer sees them. */
export async function readMember(tx: Tx, userId: number, viewerId: number): Promise<CompanyMember> {
  const row = await tx
    .selectFrom('users')
    .select(memberColumns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return memberOf(row, viewerId)
}
