import type { Instant } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { confirmEmailMail, emailChangeLifetime, emailChangeNotice } from '../mail/letters/account-changed.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { inviteMemberAgain } from './change-team.ts'
import { inviteAgain } from './invite-again.ts'
import { secretHash } from './login-session.ts'
import { readContact } from './repository/accounts.ts'
import { keepEmailChange, lockAccount, spendEmailChange, writeEmail } from './repository/email-changes.ts'
import { isKnownAddress, lockEmail, lockInvited } from './repository/new-accounts.ts'
import { lockTeamMember } from './repository/team.ts'
import type { Viewer } from './viewer.ts'

const taken = 'Este e-mail não pode ser usado aqui. Informe outro.'
const known = 'Este e-mail já é de uma conta. Use outro.'
const same = 'Este já é o e-mail da sua conta.'
const spent = 'Este link já foi usado ou expirou. Peça outro em Segurança, nas suas configurações.'
const arrived = 'Esta pessoa já cadastrou a senha. Ela mesma troca o e-mail, em Segurança.'

/** Mails a link to a person's new address and a notice to the old one; nothing changes before the link is used (rule email-change). */
export async function askForNewEmail(
  tx: Tx,
  { userId, email, links }: { userId: number; email: string; links: Links },
  now: Instant,
): Promise<void> {
  const person = await readContact(tx, userId)
  if (person.email.toLowerCase() === email) refuse('invalid', same, { email: same })
  await lockEmail(tx, email)
  if (await isKnownAddress(tx, email)) refuse('invalid', taken, { email: taken })
  const token = newToken()
  const expires_at = new Date(Date.parse(now) + emailChangeLifetime).toISOString()
  await keepEmailChange(tx, { user_id: userId, email, token_hash: secretHash(token), expires_at })
  await enqueueMail(tx, confirmEmailMail(person, email, { links, token }), now)
  await enqueueMail(tx, emailChangeNotice(person, email, links), now)
}

/** Changes the address of the person to whom a link was mailed; the link works once (rule email-change). */
export async function useNewEmail(tx: Tx, token: string, now: Instant): Promise<string> {
  const change = (await spendEmailChange(tx, secretHash(token), now)) ?? refuse('not_found', spent)
  await lockEmail(tx, change.email)
  if (await isKnownAddress(tx, change.email)) refuse('invalid', taken)
  await writeEmail(tx, change.userId, change.email)
  return change.email
}

async function moveAddress(
  tx: Tx,
  {
    viewer,
    id,
    name,
    email,
  }: { viewer: Pick<Viewer, 'userId' | 'scope'>; id: number; name: string; email: string },
  now: Instant,
): Promise<void> {
  const { userId, scope } = viewer
  const message = scope === 'client' ? taken : known
  await lockEmail(tx, email)
  if (await isKnownAddress(tx, email)) refuse('invalid', message, { new_email: message, email: message })
  await writeEmail(tx, id, email)
  // Without the addresses: the record outlives them.
  await recordOfficeEvent(tx, { userId, kind: 'invitation_corrected', subjectId: id, detail: { name } }, now)
}

/**
 * Corrects the address of a client or photographer who has no password yet, and invites them there (rule email-change). `companyId` limits
 * it to people of that company; null is for the office.
 */
export async function correctInvited(
  tx: Tx,
  {
    viewer,
    companyId,
    email,
    newEmail,
    links,
  }: { viewer: Viewer; companyId: number | null; email: string; newEmail: string; links: Links },
  now: Instant,
): Promise<void> {
  const person = (await lockInvited(tx, email)) ?? refuse('not_found')
  if (companyId !== null && person.company_id !== companyId) refuse('not_found')
  if (person.has_password) refuse('transition_refused', arrived)
  const { id, name } = (await lockAccount(tx, email)) ?? refuse('not_found')
  await moveAddress(tx, { viewer, id, name, email: newEmail }, now)
  await inviteAgain(tx, { email: newEmail, companyId, viewer, links }, now)
}

/** Corrects the address of a person of the office who has no password yet, and invites them there (rule email-change). */
export async function correctMember(
  tx: Tx,
  { viewer, id, email, links }: { viewer: Viewer; id: number; email: string; links: Links },
  now: Instant,
): Promise<void> {
  const person = (await lockTeamMember(tx, id)) ?? refuse('not_found')
  if (person.has_password) refuse('transition_refused', arrived)
  await moveAddress(tx, { viewer, id, name: person.name, email }, now)
  await inviteMemberAgain(tx, { id, links }, now)
}
