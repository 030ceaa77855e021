import { type Instant, isSalesLead, type Registration } from '@ensaio/domain'
import { isKnownAddress, lockEmail } from '../accounts/repository/new-accounts.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { type MagicLink, mailMagicLink } from '../mail/letters/recovery.ts'
import { salesLeadMail } from '../mail/letters/sales-lead.ts'
import { welcomeMail } from '../mail/letters/welcome.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { readSalesAddress } from '../settings/repository/house-brand.ts'
import { readSettings } from '../settings/repository/settings.ts'
import { openCompany } from './create-company.ts'
import { isWaitingLead, keepRegistration } from './repository/leads.ts'

/** The base of links in mails, and the configured address of the sales team; without any, leads are stored without a mail. */
export interface RegistrationSettings {
  links: Links
  mailSales: string | null
}

/** Stores a lead and tells sales; one that is sent again while it waits, after a lost answer, stays one. */
async function keepLead(
  tx: Tx,
  registration: Registration,
  { links, mailSales }: RegistrationSettings,
  now: Instant,
) {
  await lockEmail(tx, registration.email)
  if (await isWaitingLead(tx, registration)) return
  const id = await keepRegistration(tx, registration, null, now)
  const sales = await readSalesAddress(tx, mailSales)
  if (sales === null) return
  await enqueueMail(tx, salesLeadMail(sales, registration, links.staffLead(id)), now)
}

/**
 * Pre-registers a company: creates an account with a magic link by mail, or above the limits a lead for sales (rule pre-registration).
 * A known address gets its usual magic link and the caller the same answer (rule recovery-answer).
 */
export async function register(
  tx: Tx,
  registration: Registration,
  settings: RegistrationSettings,
  now: Instant,
): Promise<{ lead: boolean }> {
  const { name, email, phone, company } = registration
  const { links } = settings
  const { lead_tours, lead_area, default_plan } = (await readSettings(tx)).settings
  if (isSalesLead(registration.extra_data, { tours: lead_tours, area: lead_area })) {
    await keepLead(tx, registration, settings, now)
    return { lead: true }
  }
  await lockEmail(tx, email)
  if (await isKnownAddress(tx, email)) {
    await mailMagicLink(tx, { email, links }, now)
    return { lead: false }
  }
  const letter = (link: MagicLink) => welcomeMail({ email, name }, link)
  const person = { name, email, phone }
  // It enters its CNPJ in the first access.
  const start = { name: company, payment_plan: default_plan, identification: null }
  const companyId = await openCompany(tx, start, person, { links, letter }, now)
  await keepRegistration(tx, registration, companyId, now)
  return { lead: false }
}
