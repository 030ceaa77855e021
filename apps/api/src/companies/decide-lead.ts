import {
  type acceptLead as acceptEndpoint,
  type answerLead as answerEndpoint,
  type BodyOutput,
  type declineLead as declineEndpoint,
  type Instant,
  type LeadDetail,
  refusalText,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Database, Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { leadMail } from '../mail/letters/sales-lead.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readSalesAddress } from '../settings/repository/house-brand.ts'
import { readSettings } from '../settings/repository/settings.ts'
import { createCompany } from './create-company.ts'
import { keepLeadMail, lockLead, readLead, writeDecision } from './repository/leads.ts'

/** The member of staff, and the lead that they handle. */
export interface LeadHandling {
  viewer: Viewer
  leadId: number
}

/** Links in mails, and the address to which leads answer; null when there is none. */
export interface LeadMailing {
  links: Links
  mailSales: string | null
}

const decided = { accepted: 'aceitou', declined: 'recusou' } as const

/** Returns a whole lead, or throws 404. */
export async function leadAt(db: Database, id: number): Promise<LeadDetail> {
  const lead = (await readLead(db, id)) ?? refuse('not_found')
  const { default_plan } = (await readSettings(db)).settings
  return { ...lead, default_plan }
}

/** Locks a lead that waits; refuses one that somebody has decided (rule lead-decided-once). */
async function lockWaiting(tx: Tx, id: number) {
  const lead = (await lockLead(tx, id)) ?? refuse('not_found')
  if (lead.state !== 'waiting') {
    const who = lead.decider ?? 'Outra pessoa da equipe'
    refuse('transition_refused', `${who} já ${decided[lead.state]} esta empresa.`)
  }
  return lead
}

/** Makes the company of a lead and invites its contact, in one transaction (rule lead-decided-once). */
export async function acceptLead(
  tx: Tx,
  { viewer, leadId }: LeadHandling,
  company: BodyOutput<typeof acceptEndpoint>,
  links: Links,
  now: Instant,
): Promise<LeadDetail> {
  await lockWaiting(tx, leadId)
  const companyId = await createCompany(tx, company, links, now)
  const { userId } = viewer
  await writeDecision(tx, leadId, { state: 'accepted', userId, companyId }, now)
  const detail = { company_id: companyId, payment_plan: company.payment_plan }
  await recordOfficeEvent(tx, { userId, kind: 'lead_accepted', subjectId: leadId, detail }, now)
  return leadAt(tx, leadId)
}

async function write(
  tx: Tx,
  { viewer, leadId }: LeadHandling,
  to: { email: string; name: string; text: string },
  mailSales: string | null,
  now: Instant,
): Promise<void> {
  await enqueueMail(tx, leadMail(to, to.text, await readSalesAddress(tx, mailSales)), now)
  await keepLeadMail(tx, { leadId, userId: viewer.userId, text: to.text }, now)
}

/** Mails the contact of a lead; the state stays, and the history holds the text. */
export async function answerLead(
  tx: Tx,
  handling: LeadHandling,
  { text }: BodyOutput<typeof answerEndpoint>,
  mailSales: string | null,
  now: Instant,
): Promise<LeadDetail> {
  const { viewer, leadId } = handling
  const lead = (await lockLead(tx, leadId)) ?? refuse('not_found')
  await write(tx, handling, { ...lead, text }, mailSales, now)
  const { userId } = viewer
  await recordOfficeEvent(tx, { userId, kind: 'lead_answered', subjectId: leadId, detail: {} }, now)
  return leadAt(tx, leadId)
}

/** Refuses a lead with a reason, which stays with us, and tells the contact when asked to. */
export async function declineLead(
  tx: Tx,
  handling: LeadHandling,
  { reason, tells }: BodyOutput<typeof declineEndpoint>,
  mailSales: string | null,
  now: Instant,
): Promise<LeadDetail> {
  const { viewer, leadId } = handling
  const lead = await lockWaiting(tx, leadId)
  const { userId } = viewer
  await writeDecision(tx, leadId, { state: 'declined', userId, reason }, now)
  if (tells) await write(tx, handling, { ...lead, text: refusalText(lead.company) }, mailSales, now)
  await recordOfficeEvent(tx, { userId, kind: 'lead_declined', subjectId: leadId, detail: { tells } }, now)
  return leadAt(tx, leadId)
}
