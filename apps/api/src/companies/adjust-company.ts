import {
  type BodyOutput,
  centsOf,
  type adjustCredit as endpoint,
  formatCents,
  type Instant,
  type PaymentPlan,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { findCredit, moveCredit } from '../payments/repository/ledger.ts'
import { readCompany, writePlan } from './repository/companies.ts'

/** The member of staff, and the company that they change. */
export interface CompanyChange {
  viewer: Viewer
  companyId: number
}

/** Returns a whole company, or throws 404. */
export async function companyAt(db: Database, id: number): Promise<StaffCompanyDetail> {
  return (await readCompany(db, id)) ?? refuse('not_found')
}

const merged = 'Esta empresa foi unida a outra. Mude o plano e o crédito daquela em que ela está.'

/** Adds or takes credit, with a reason that the company reads; refuses to take more than the balance. */
export async function adjustCredit(
  tx: Tx,
  { viewer, companyId }: CompanyChange,
  { amount, reason }: BodyOutput<typeof endpoint>,
  now: Instant,
): Promise<StaffCompanyDetail> {
  const cents = centsOf(amount)
  const company = (await findCredit(tx, companyId)) ?? refuse('not_found')
  if (company.merged_into !== null) refuse('transition_refused', merged)
  if (company.balance_cents + cents < 0) {
    const message = `O saldo é de ${formatCents(company.balance_cents)}: não dá para retirar ${formatCents(-cents)}.`
    refuse('invalid', message, { amount: message })
  }
  const movement = { companyId, sessionId: null, kind: 'adjustment' as const, amount: cents }
  const { userId } = viewer
  await moveCredit(tx, { ...movement, reason, userId }, now)
  const detail = { amount_cents: cents, reason }
  await recordOfficeEvent(tx, { userId, kind: 'credit_adjusted', subjectId: companyId, detail }, now)
  return companyAt(tx, companyId)
}

/** Changes a company between prepaid and postpaid and records the author; its orders and credit stay unchanged. */
export function changePlan(
  db: Database,
  { viewer, companyId }: CompanyChange,
  plan: PaymentPlan,
  now: Instant,
): Promise<StaffCompanyDetail> {
  return transact(db, async (tx) => {
    const company = (await findCredit(tx, companyId)) ?? refuse('not_found')
    if (company.merged_into !== null) refuse('transition_refused', merged)
    if (company.payment_plan !== plan) {
      await writePlan(tx, companyId, plan)
      const detail = { from: company.payment_plan, to: plan }
      await recordOfficeEvent(
        tx,
        { userId: viewer.userId, kind: 'plan_changed', subjectId: companyId, detail },
        now,
      )
    }
    return companyAt(tx, companyId)
  })
}
