import type { BodyOutput, addCompany as endpoint, Instant } from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import { invitationLifetime, keepMagicLink } from '../accounts/repository/magic-links.ts'
import {
  insertCompany,
  isKnownAddress,
  lockEmail,
  type NewAccount,
} from '../accounts/repository/new-accounts.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { type MagicLink, newToken } from '../mail/letters/recovery.ts'
import { companyInvitationMail } from '../mail/letters/welcome.ts'
import { enqueueMail, type Letter } from '../mail/repository/outbox.ts'
import type { NewCompanyRow } from './repository/companies.ts'
import { refuseMergedCnpj } from './taken-cnpj.ts'

const known = 'Este e-mail já é de uma conta. Use outro.'

/** Creates a company with its first person, whose address the caller has locked and found free, and mails them a link. */
export async function openCompany(
  tx: Tx,
  company: NewCompanyRow,
  person: NewAccount,
  { links, letter }: { links: Links; letter: (link: MagicLink) => Letter },
  now: Instant,
): Promise<number> {
  const id = await insertCompany(tx, company, person, now)
  const token = newToken()
  await keepMagicLink(tx, person.email, secretHash(token), now, invitationLifetime)
  await enqueueMail(tx, letter({ links, token }), now)
  return id
}

/**
 * Creates the company that staff entered and invites its first person, and returns its id; refuses a known address. A known CNPJ throws
 * what `refuseTakenCnpj` reads, once the transaction has ended.
 */
export async function createCompany(
  tx: Tx,
  { contact, ...company }: BodyOutput<typeof endpoint>,
  links: Links,
  now: Instant,
): Promise<number> {
  await lockEmail(tx, contact.email)
  if (await isKnownAddress(tx, contact.email)) refuse('invalid', known, { 'contact.email': known })
  if (company.identification) await refuseMergedCnpj(tx, company.identification)
  const letter = (link: MagicLink) => companyInvitationMail(contact, company.name, link)
  return openCompany(tx, company, contact, { links, letter }, now)
}
