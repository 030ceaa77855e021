import type { Enrolment, Instant, RecoveryCodes, Scope } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { secondStepMail } from '../../mail/letters/account-changed.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'
import { readHouseBrand } from '../../settings/repository/house-brand.ts'
import { readContact } from '../repository/accounts.ts'
import { lockAccount } from '../repository/email-changes.ts'
import { readHouseSecurity } from '../repository/house-security.ts'
import {
  forgetSecondStep,
  keepSecret,
  lockSecondStep,
  replaceRecoveryCodes,
  writeTurnedOn,
} from '../repository/second-steps.ts'
import type { Viewer } from '../viewer.ts'
import { checkCode } from './check-code.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { enrolmentOf, newSecret } from './totp.ts'

const isOn = 'A verificação em duas etapas já está ligada.'
const isOff = 'A verificação em duas etapas está desligada.'
const notBegun = 'Comece de novo: leia o código QR com o aplicativo e digite o código que ele mostrar.'
const required =
  'A verificação em duas etapas é exigida de quem é da administração, e não pode ser desligada.'
const oneself = 'A sua própria verificação se desliga em Segurança.'

/** The refusals of a code, as the person reads them at the field. */
export const codeRefusals = {
  wrong: 'Este código não confere. Digite o que o aplicativo mostra agora; cada código vale uma vez.',
  too_many: 'Foram muitos códigos errados. Aguarde quinze minutos e tente novamente.',
}

/** Makes a secret for an authenticator app; it counts once a code has confirmed it. */
export async function beginSecondStep(db: Database, userId: number, now: Instant): Promise<Enrolment> {
  const secret = newSecret()
  if (!(await keepSecret(db, userId, secret, now))) refuse('transition_refused', isOn)
  const { email } = await readContact(db, userId)
  const { brand } = await readHouseBrand(db)
  return enrolmentOf(secret, { email, house: brand.name })
}

async function newCodes(tx: Tx, userId: number): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash))
  return { codes }
}

/** Turns the second step on with a code of the app, and mails its owner; returns the refusal of a wrong code. */
export async function turnOn(
  tx: Tx,
  { userId, code, links }: { userId: number; code: string; links: Links },
  now: Instant,
): Promise<RecoveryCodes | keyof typeof codeRefusals> {
  const held = (await lockSecondStep(tx, userId)) ?? refuse('transition_refused', notBegun)
  if (held.turned_on_at !== null) refuse('transition_refused', isOn)
  const judged = await checkCode(tx, userId, code, now)
  if (judged.kind !== 'accepted') return judged.kind
  await writeTurnedOn(tx, userId, now)
  const person = await readContact(tx, userId)
  await enqueueMail(tx, secondStepMail(person, { what: 'on', at: now, links }), now)
  return newCodes(tx, userId)
}

/** Replaces the recovery codes. */
export async function renewCodes(tx: Tx, userId: number): Promise<RecoveryCodes> {
  const held = await lockSecondStep(tx, userId)
  if (held === null || held.turned_on_at === null) refuse('transition_refused', isOff)
  return newCodes(tx, userId)
}

/** Turns the second step off and mails its owner; refused where the house requires it (rule required-second-step). */
export async function turnOff(
  tx: Tx,
  { viewer, links }: { viewer: Viewer; links: Links },
  now: Instant,
): Promise<void> {
  const { is_second_step_required } = await readHouseSecurity(tx)
  if (viewer.role === 'administrator' && is_second_step_required) refuse('transition_refused', required)
  if (!(await forgetSecondStep(tx, viewer.userId))) refuse('transition_refused', isOff)
  const person = await readContact(tx, viewer.userId)
  await enqueueMail(tx, secondStepMail(person, { what: 'off', at: now, links }), now)
}

/** A person whose second step somebody else turns off. */
interface Locked {
  id: number
  name: string
  email: string
  scope: Scope
}

async function reset(tx: Tx, person: Locked, links: Links, now: Instant): Promise<boolean> {
  if (!(await forgetSecondStep(tx, person.id))) return false
  await enqueueMail(tx, secondStepMail(person, { what: 'reset', at: now, links }), now)
  return true
}

/** Turns off the second step of another person, whom the caller has locked and may change, and mails them; the caller records it (rule second-step). */
export async function resetOf(
  tx: Tx,
  { userId, person, links }: { userId: number; person: Locked; links: Links },
  now: Instant,
): Promise<void> {
  if (person.id === userId) refuse('transition_refused', oneself)
  if (!(await reset(tx, person, links, now))) refuse('transition_refused', isOff)
}

/** Turns off the second step of the account with an address, and mails its owner; returns false when there is none, or it is off. For operators. */
export function resetByOperator(
  db: Database,
  { email, links }: { email: string; links: Links },
  now: Instant,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const account = await lockAccount(tx, email.trim().toLowerCase())
    return account !== null && reset(tx, { ...account, email }, links, now)
  })
}
