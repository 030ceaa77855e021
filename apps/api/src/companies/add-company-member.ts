import type { addCompanyMember, BodyOutput, CompanyMember, Instant } from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import { invitationLifetime, keepMagicLink } from '../accounts/repository/magic-links.ts'
import { holdAddress, insertClient } from '../accounts/repository/new-accounts.ts'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { invitationMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { correctPerson, fillCpf, findOwner, lockPeople, mergeFlags } from './repository/members.ts'
import { memberColumns, memberOf } from './repository/onboarding.ts'

/** A company has this many people at most. */
const mostPeople = 20

type Wish = BodyOutput<typeof addCompanyMember>
type Person = Extract<Wish, { is_me: false }>

async function invite(
  tx: Tx,
  person: Person,
  { companyId, publicUrl }: { companyId: number; publicUrl: string },
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
  await enqueueMail(tx, invitationMail({ email, name }, company.name, { publicUrl, token }), now)
  return id
}

/** Finds or makes the person meant, in this company and no other. */
async function personMeant(
  tx: Tx,
  viewer: ClientViewer,
  wish: Wish,
  publicUrl: string,
  now: Instant,
): Promise<number> {
  if (wish.is_me) return viewer.userId
  await holdAddress(tx, wish.email)
  const owner = await findOwner(tx, wish.email)
  if (owner === null) return invite(tx, wish, { companyId: viewer.companyId, publicUrl }, now)
  if (owner.company_id !== viewer.companyId) {
    const message = 'Este e-mail não pode ser usado aqui. Informe outro.'
    refuse('invalid', message, { email: message })
  }
  // Whoever has come already tells their own name.
  const { name, cpf } = wish
  const isExpected = owner.id !== viewer.userId && owner.password_hash === null
  if (isExpected) await correctPerson(tx, owner.id, { name, cpf })
  else await fillCpf(tx, owner.id, cpf)
  return owner.id
}

/**
 * Adds a person to the company and invites them by mail; the same e-mail again merges the flags, and another company's person is
 * never touched (rule one-person-many-roles). With `is_me` the flags go to the person signed in.
 */
export async function addMember(
  tx: Tx,
  { viewer, wish, publicUrl }: { viewer: ClientViewer; wish: Wish; publicUrl: string },
  now: Instant,
): Promise<CompanyMember> {
  const id = await personMeant(tx, viewer, wish, publicUrl, now)
  await mergeFlags(tx, id, wish)
  const row = await tx
    .selectFrom('users')
    .select(memberColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return memberOf(row, viewer.userId)
}
