import {
  type addCompanyMember,
  type BodyOutput,
  type ClientRole,
  type CompanyMember,
  type Instant,
  representatives,
  roleOfFlags,
} from '@ensaio/domain'
import { lockEmail } from '../../accounts/repository/new-accounts.ts'
import type { ClientViewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { correctPerson, fillCpf, findOwner, mergeFlags } from '../repository/members.ts'
import { readMember } from '../repository/onboarding.ts'
import { insertInvited } from './change-people.ts'

type NewMember = BodyOutput<typeof addCompanyMember>
type Person = Extract<NewMember, { is_me: false }>
type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

function invite(
  tx: Tx,
  { name, email, cpf, role, ...flags }: Person,
  by: { viewer: ClientViewer; links: Links },
  now: Instant,
): Promise<number> {
  const person = { name, email, cpf, phone: null, client_role: role ?? roleOfFlags(flags) }
  return insertInvited(tx, { ...by, companyId: by.viewer.companyId }, person, now)
}

/** The role of somebody invited by flags follows the flags that are added, until they set a password; null to keep it. */
function followingRole(owner: Owner, added: Person): ClientRole | null {
  const isByFlags =
    representatives.some(({ flag }) => owner[flag]) && owner.client_role === roleOfFlags(owner)
  const flags = representatives.map(({ flag }) => [flag, owner[flag] || added[flag]])
  return isByFlags ? roleOfFlags(Object.fromEntries(flags)) : null
}

/** Finds or invites the person, in this company only, and returns their id. */
async function findOrInvite(
  tx: Tx,
  viewer: ClientViewer,
  member: NewMember,
  links: Links,
  now: Instant,
): Promise<number> {
  if (member.is_me) return viewer.userId
  await lockEmail(tx, member.email)
  const owner = await findOwner(tx, member.email)
  if (owner === null) return invite(tx, member, { viewer, links }, now)
  if (owner.company_id !== viewer.companyId) {
    const message = 'Este e-mail não pode ser usado aqui. Informe outro.'
    refuse('invalid', message, { email: message })
  }
  // Only people who have not set a password yet get the entered name.
  const { name, cpf } = member
  const isExpected = owner.id !== viewer.userId && owner.password_hash === null
  const client_role = followingRole(owner, member)
  if (isExpected) await correctPerson(tx, owner.id, { name, cpf, ...(client_role && { client_role }) })
  else await fillCpf(tx, owner.id, cpf)
  return owner.id
}

/**
 * Adds a person to the company and invites them by mail; a known e-mail gets the flags added, and another company's is refused (rule
 * one-person-many-roles). With `is_me` the flags go to the signed-in person.
 */
export async function addMember(
  tx: Tx,
  { viewer, member, links }: { viewer: ClientViewer; member: NewMember; links: Links },
  now: Instant,
): Promise<CompanyMember> {
  const id = await findOrInvite(tx, viewer, member, links, now)
  await mergeFlags(tx, id, member)
  return readMember(tx, id, viewer.userId)
}
