import type { BodyOutput, changeCompany as endpoint, Instant, StaffCompanyDetail } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { type CompanyChange, companyAt } from './adjust-company.ts'
import { lockCompany, writeDetails } from './repository/companies.ts'
import { writeContact } from './repository/members.ts'
import { freeMergedCnpj } from './repository/merge.ts'
import { refuseMergedCnpj } from './taken-cnpj.ts'

const merged = 'Esta empresa foi unida a outra. Mude os dados daquela em que ela está.'

/**
 * Changes names, CNPJ, a contact or whether a company is active, and records the author. The CNPJ of a company that was united with this
 * one is its own (rule merged-company). Any other known CNPJ throws what `refuseTakenCnpj` reads, once the transaction has ended.
 */
export async function changeCompany(
  tx: Tx,
  { viewer, companyId }: CompanyChange,
  { contact, ...change }: BodyOutput<typeof endpoint>,
  now: Instant,
): Promise<StaffCompanyDetail> {
  const { merged_into, ...before } = (await lockCompany(tx, companyId)) ?? refuse('not_found')
  if (merged_into !== null) refuse('transition_refused', merged)
  const told = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof typeof before],
  )
  if (change.identification) {
    await freeMergedCnpj(tx, companyId, change.identification)
    await refuseMergedCnpj(tx, change.identification)
  }
  if (told.length > 0) await writeDetails(tx, companyId, Object.fromEntries(told))
  if (contact && !(await writeContact(tx, companyId, contact))) refuse('not_found')
  if (told.length > 0 || contact) {
    const from = Object.fromEntries(told.map(([name]) => [name, before[name as keyof typeof before]]))
    // The contact by id alone: an event keeps no copy of personal data.
    const detail = { from, to: Object.fromEntries(told), ...(contact && { contact: contact.id }) }
    const event = { userId: viewer.userId, kind: 'company_changed' as const, subjectId: companyId, detail }
    await recordOfficeEvent(tx, event, now)
  }
  return companyAt(tx, companyId)
}
