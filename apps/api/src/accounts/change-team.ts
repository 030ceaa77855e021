import type { Instant, NewTeamMember, TeamChange } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { teamMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { endAccess } from '../privacy/repository/disable-account.ts'
import { secretHash } from './login-session.ts'
import { lockAdministrators } from './repository/administrators.ts'
import { invitationLifetime, keepMagicLink } from './repository/magic-links.ts'
import { isKnownAddress, lockEmail } from './repository/new-accounts.ts'
import {
  hasOtherAdministrator,
  insertTeamMember,
  lockTeamMember,
  writeTeamMember,
} from './repository/team.ts'

const known = 'Este e-mail já é de uma conta. Use outro.'
const oneself = 'Ninguém muda o próprio papel nem o próprio acesso: peça a outra pessoa da administração.'
const last =
  'Esta é a última pessoa da administração que consegue entrar. Dê antes este papel a outra pessoa da equipe.'
const arrived =
  'Esta pessoa já cadastrou a senha. Para voltar a entrar, ela pode recuperar o acesso no login.'
const enough = 'Já enviamos três links a esta pessoa na última hora. Aguarde um pouco e tente novamente.'
const inactive = 'Esta pessoa está sem acesso. Reative o acesso antes de convidar de novo.'

async function mailInvitation(
  tx: Tx,
  { email, name }: { email: string; name: string },
  links: Links,
  now: Instant,
): Promise<void> {
  const token = newToken()
  const kept = await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
  if (kept === null) refuse('too_many', enough)
  await enqueueMail(tx, teamMail({ email, name }, { links, token }), now)
}

/** Adds a person to the office and mails them a link of 7 days; refuses the address of any account. */
export async function inviteMember(
  tx: Tx,
  { userId, links }: { userId: number; links: Links },
  person: NewTeamMember,
  now: Instant,
): Promise<void> {
  await lockEmail(tx, person.email)
  if (await isKnownAddress(tx, person.email)) refuse('invalid', known, { email: known })
  const id = await insertTeamMember(tx, person, now)
  await mailInvitation(tx, person, links, now)
  const detail = { name: person.name, role: person.role }
  await recordOfficeEvent(tx, { userId, kind: 'person_invited', subjectId: id, detail }, now)
}

/** Sends a person without a password their invitation again. */
export async function inviteMemberAgain(
  tx: Tx,
  { id, links }: { id: number; links: Links },
  now: Instant,
): Promise<void> {
  const person = (await lockTeamMember(tx, id)) ?? refuse('not_found')
  if (person.has_password) refuse('transition_refused', arrived)
  if (!person.active) refuse('transition_refused', inactive)
  await mailInvitation(tx, person, links, now)
}

/** Changes a person's role or access, but not one's own, and never the last administrator's (rule last-administrator). Without access, every login session ends. */
export async function changeMember(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
  change: TeamChange,
  now: Instant,
): Promise<void> {
  await lockAdministrators(tx)
  const before = (await lockTeamMember(tx, id)) ?? refuse('not_found')
  if (id === userId) refuse('transition_refused', oneself)
  const after = { role: change.role ?? before.role, active: change.active ?? before.active }
  if (after.role === before.role && after.active === before.active) return
  const isLost = before.role === 'administrator' && (after.role !== 'administrator' || !after.active)
  if (isLost && !(await hasOtherAdministrator(tx, id))) refuse('transition_refused', last)
  await writeTeamMember(tx, id, after, now)
  if (!after.active) await endAccess(tx, before.email)
  const detail = { name: before.name, from: { role: before.role, active: before.active }, to: after }
  await recordOfficeEvent(tx, { userId, kind: 'person_changed', subjectId: id, detail }, now)
}

/** Ends every login session and open link of a person. */
export async function signMemberOut(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
  now: Instant,
): Promise<void> {
  const person = (await lockTeamMember(tx, id)) ?? refuse('not_found')
  await endAccess(tx, person.email)
  const detail = { name: person.name }
  await recordOfficeEvent(tx, { userId, kind: 'person_signed_out', subjectId: id, detail }, now)
}
