import type { Instant } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { type MagicLink, newToken } from '../mail/letters/recovery.ts'
import { type Inviter, invitationMail, photographerMail, welcomeMail } from '../mail/letters/welcome.ts'
import { enqueueMail, type Letter } from '../mail/repository/outbox.ts'
import { secretHash } from './login-session.ts'
import { readName } from './repository/accounts.ts'
import { invitationLifetime, keepMagicLink } from './repository/magic-links.ts'
import { type Invited, lockEmail, lockInvited } from './repository/new-accounts.ts'
import type { Viewer } from './viewer.ts'

const arrived =
  'Esta pessoa já cadastrou a senha. Para voltar a entrar, ela pode recuperar o acesso no login.'
const enough = 'Já enviamos três links a esta pessoa na última hora. Aguarde um pouco e tente novamente.'

function letterFor(person: Invited, inviter: Inviter, link: MagicLink): Letter {
  if (person.company === null) return photographerMail(person, link)
  const { company } = person
  return person.is_first ? welcomeMail(person, link) : invitationMail(person, { company, inviter }, link)
}

/**
 * Sends a person without a password their first mail again, with a new link. `companyId` limits it to people of that company; null is
 * for administrators, who may invite everybody but administrators.
 */
export async function inviteAgain(
  tx: Tx,
  {
    email,
    companyId,
    viewer,
    links,
  }: { email: string; companyId: number | null; viewer: Viewer; links: Links },
  now: Instant,
): Promise<void> {
  await lockEmail(tx, email)
  const person = await lockInvited(tx, email)
  if (person === null || (companyId !== null && person.company_id !== companyId)) refuse('not_found')
  if (person.has_password) refuse('transition_refused', arrived)
  const token = newToken()
  const kept = await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
  if (kept === null) refuse('too_many', enough)
  const inviter = { name: await readName(tx, viewer.userId), isStaff: viewer.scope !== 'client' }
  await enqueueMail(tx, letterFor(person, inviter, { links, token }), now)
}
