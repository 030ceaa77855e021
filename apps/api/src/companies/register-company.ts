import { type Instant, isSalesLead, type Registration } from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import { invitationLifetime, keepMagicLink } from '../accounts/repository/magic-links.ts'
import { insertCompany, isKnownAddress, lockEmail } from '../accounts/repository/new-accounts.ts'
import type { Tx } from '../database/database.ts'
import type { Links } from '../links.ts'
import { mailMagicLink, newToken } from '../mail/letters/recovery.ts'
import { salesLeadMail } from '../mail/letters/sales-lead.ts'
import { welcomeMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { keepRegistration } from './repository/companies.ts'

/** The base of links in mails, and the address of the sales team; when null, leads are stored without a mail. */
export interface RegistrationSettings {
  links: Links
  mailSales: string | null
}

async function keepLead(tx: Tx, registration: Registration, mailSales: string | null, now: Instant) {
  await keepRegistration(tx, registration, null, now)
  if (mailSales !== null) await enqueueMail(tx, salesLeadMail(mailSales, registration), now)
}

/**
 * Pre-registers a company: creates an account with a magic link by mail, or above the limits a lead for sales (rule pre-registration).
 * A known address gets its usual magic link and the caller the same answer (rule recovery-answer).
 */
export async function register(
  tx: Tx,
  registration: Registration,
  { links, mailSales }: RegistrationSettings,
  now: Instant,
): Promise<{ lead: boolean }> {
  const { name, email, phone, company } = registration
  if (isSalesLead(registration.extra_data)) {
    await keepLead(tx, registration, mailSales, now)
    return { lead: true }
  }
  await lockEmail(tx, email)
  if (await isKnownAddress(tx, email)) {
    await mailMagicLink(tx, { email, links }, now)
    return { lead: false }
  }
  const companyId = await insertCompany(tx, company, { name, email, phone }, now)
  await keepRegistration(tx, registration, companyId, now)
  const token = newToken()
  await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
  await enqueueMail(tx, welcomeMail({ email, name }, { links, token }), now)
  return { lead: false }
}
