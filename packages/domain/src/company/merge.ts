import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { StaffCompany, StaffCompanyDetail } from './endpoints.ts'
import { PaymentPlan } from './schema.ts'

/** What another company brings along; `balance` and `billed` in reais. */
export const MergePreview = v.object({
  /** The company that is emptied and stays as inactive. */
  other: StaffCompany,
  people: v.number(),
  sessions: v.number(),
  balance: v.number(),
  /** Billed and not tied to an ensaio, negative when owed. */
  billed: v.number(),
  ratings: v.number(),
  payments: v.number(),
})
export type MergePreview = v.InferOutput<typeof MergePreview>

/** Which decisions two companies ask for before they become one. */
export function mergeConflicts(
  kept: Pick<StaffCompany, 'identification' | 'payment_plan'>,
  other: Pick<StaffCompany, 'identification' | 'payment_plan'>,
): { identification: boolean; payment_plan: boolean } {
  const hasBoth = kept.identification !== null && other.identification !== null
  return {
    identification: hasBoth && kept.identification !== other.identification,
    payment_plan: kept.payment_plan !== other.payment_plan,
  }
}

/** The decisions: whose CNPJ, corporate name and address stay, and which plan. */
export const Merge = v.object({
  other_id: v.pipe(v.number(), v.integer()),
  identification_of: v.picklist(['kept', 'other'], 'Escolha o CNPJ que fica.'),
  payment_plan: PaymentPlan,
})
export type Merge = v.InferInput<typeof Merge>

/** 404 when either company does not exist, 409 when either was united already. */
export const previewMerge = endpoint({
  method: 'GET',
  path: '/staff/companies/{id}/merge/{otherId}',
  summary: 'What another company would bring into this one.',
  audience: 'sales',
  output: MergePreview,
})

/** Unites another company with this one, once: the same call again changes nothing (rule merged-company). */
export const mergeCompanies = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/merge',
  summary: 'Moves everything of another company into this one, which stays; the other one becomes inactive.',
  audience: 'sales',
  body: Merge,
  output: StaffCompanyDetail,
})
