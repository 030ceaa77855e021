import type { CompanyPersonChange, Instant, NewCompanyPerson } from '@ensaio/domain'
import { secretHash } from '../../accounts/login-session.ts'
import { readName } from '../../accounts/repository/accounts.ts'
import { invitationLifetime, keepMagicLink } from '../../accounts/repository/magic-links.ts'
import {
  insertClient,
  isKnownAddress,
  lockEmail,
  type NewClient,
} from '../../accounts/repository/new-accounts.ts'
import { resetOf } from '../../accounts/second-step/change-second-step.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { newToken } from '../../mail/letters/recovery.ts'
import { invitationMail } from '../../mail/letters/welcome.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { endAccess } from '../../privacy/repository/disable-account.ts'
import { lockPeople } from '../repository/members.ts'
import { hasOtherManager, lockPerson, writePerson } from '../repository/people.ts'

/** The most people of a company who may sign in (rule one-person-many-roles). */
export const mostPeople = 20
/** Why nobody more is let into a company. */
export const fullCompany = `Cada empresa pode ter até ${mostPeople} pessoas.`

const known = 'Este e-mail não pode ser usado aqui. Informe outro.'
/** Why nobody is invited into an inactive company (rule inactive-company). */
export const closedCompany =
  'Esta empresa está desativada, e ninguém dela consegue entrar. Reative-a antes de convidar.'
const oneself = 'Ninguém muda o próprio papel nem o próprio acesso: peça a outra pessoa da gestão.'
const last =
  'Esta é a última pessoa da gestão que consegue entrar. Dê antes este papel a outra pessoa da empresa.'

/** Who changes the people of which company: one of its managers, or staff, whose changes are recorded. */
export interface PeopleChange {
  viewer: Viewer
  companyId: number
}

function record(
  tx: Tx,
  { viewer, companyId }: PeopleChange,
  kind: 'client_invited' | 'client_changed' | 'client_signed_out',
  detail: Record<string, unknown>,
  now: Instant,
): Promise<void> | undefined {
  if (viewer.scope === 'client') return undefined
  return recordOfficeEvent(tx, { userId: viewer.userId, kind, subjectId: companyId, detail }, now)
}

/** Adds a person, whose address the caller has locked and found free, and mails them a link of 7 days; refuses the twenty-first, and anybody of an inactive company. */
export async function insertInvited(
  tx: Tx,
  { viewer, companyId, links }: PeopleChange & { links: Links },
  person: NewClient,
  now: Instant,
): Promise<number> {
  const company = await lockPeople(tx, companyId)
  if (company === null) refuse('not_found')
  if (!company.active) refuse('transition_refused', closedCompany)
  if (company.count >= mostPeople) refuse('invalid', fullCompany)
  const id = await insertClient(tx, companyId, person, now)
  const token = newToken()
  await keepMagicLink(tx, person.email, secretHash(token), now, invitationLifetime)
  const inviter = { name: await readName(tx, viewer.userId), isStaff: viewer.scope !== 'client' }
  await enqueueMail(tx, invitationMail(person, { company: company.name, inviter }, { links, token }), now)
  return id
}

/** Invites a person with a role; refuses the address of any account. */
export async function inviteToCompany(
  tx: Tx,
  change: PeopleChange & { links: Links },
  { role, ...person }: NewCompanyPerson,
  now: Instant,
): Promise<void> {
  await lockEmail(tx, person.email)
  if (await isKnownAddress(tx, person.email)) refuse('invalid', known, { email: known })
  const id = await insertInvited(tx, change, { ...person, phone: null, client_role: role }, now)
  await record(tx, change, 'client_invited', { person: id, name: person.name, role }, now)
}

/**
 * Changes a person's role or access, but not one's own, and never the last manager's (rule last-manager). Without access, every login session
 * ends; nobody gets it back in a company that is full.
 */
export async function changePersonOf(
  tx: Tx,
  change: PeopleChange & { id: number },
  asked: CompanyPersonChange,
  now: Instant,
): Promise<void> {
  const { viewer, companyId, id } = change
  const company = (await lockPeople(tx, companyId)) ?? refuse('not_found')
  const before = (await lockPerson(tx, companyId, id)) ?? refuse('not_found')
  if (id === viewer.userId) refuse('transition_refused', oneself)
  const after = { role: asked.role ?? before.role, active: asked.active ?? before.active }
  if (after.role === before.role && after.active === before.active) return
  if (after.active && !before.active && company.count >= mostPeople) refuse('invalid', fullCompany)
  const isLost = before.role === 'manager' && before.active && (after.role !== 'manager' || !after.active)
  if (isLost && !(await hasOtherManager(tx, { companyId, id, withPassword: before.has_password })))
    refuse('transition_refused', last)
  await writePerson(tx, id, after, now)
  if (!after.active) await endAccess(tx, before.email)
  const from = { role: before.role, active: before.active }
  await record(tx, change, 'client_changed', { person: id, name: before.name, from, to: after }, now)
}

/** Ends every login session and open link of a person. */
export async function signOutOf(tx: Tx, change: PeopleChange & { id: number }, now: Instant): Promise<void> {
  const person = (await lockPerson(tx, change.companyId, change.id)) ?? refuse('not_found')
  await endAccess(tx, person.email)
  await record(tx, change, 'client_signed_out', { person: change.id, name: person.name }, now)
}

/** Turns off the second step of a person who lost their phone, but not one's own; recorded whoever does it (rule second-step). */
export async function resetSecondStepOf(
  tx: Tx,
  { viewer, companyId, id, links }: PeopleChange & { id: number; links: Links },
  now: Instant,
): Promise<void> {
  const person = (await lockPerson(tx, companyId, id)) ?? refuse('not_found')
  const { userId } = viewer
  await resetOf(tx, { userId, person: { ...person, scope: 'client' }, links }, now)
  const event = { userId, kind: 'client_second_step_reset', subjectId: companyId } as const
  await recordOfficeEvent(tx, { ...event, detail: { person: id, name: person.name } }, now)
}
