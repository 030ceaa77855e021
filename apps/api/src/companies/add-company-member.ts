import type { addCompanyMember, BodyOutput, CompanyMember, Instant } from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import { invitationLifetime, keepMagicLink } from '../accounts/repository/magic-links.ts'
import { insertClient, lockEmail } from '../accounts/repository/new-accounts.ts'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Links } from '../links.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { invitationMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { correctPerson, fillCpf, findOwner, lockPeople, mergeFlags } from './repository/members.ts'
import { readMember } from './repository/onboarding.ts'

/** The most people of a company (rule one-person-many-roles). */
const mostPeople = 20

type NewMember = BodyOutput<typeof addCompanyMember>
type Person = Extract<NewMember, { is_me: false }>

async function invite(
  tx: Tx,
  person: Person,
  { companyId, links }: { companyId: number; links: Links },
  now: Instant,
): Promise<number> {
  const company = await lockPeople(tx, companyId)
  if (company.count >= mostPeople) {
    refuse('invalid', `Cada empresa pode ter até ${mostPeople} pessoas.`)
  }
  const { name, email, cpf } = person
  const id = await insertClient(tx, companyId, { name, email, cpf, phone: null }, now)
  const token = newToken()
  await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
  await enqueueMail(tx, invitationMail({ email, name }, company.name, { links, token }), now)
  return id
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
  if (owner === null) return invite(tx, member, { companyId: viewer.companyId, links }, now)
  if (owner.company_id !== viewer.companyId) {
    const message = 'Este e-mail não pode ser usado aqui. Informe outro.'
    refuse('invalid', message, { email: message })
  }
  // Only people who have not set a password yet get the entered name.
  const { name, cpf } = member
  const isExpected = owner.id !== viewer.userId && owner.password_hash === null
  if (isExpected) await correctPerson(tx, owner.id, { name, cpf })
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
