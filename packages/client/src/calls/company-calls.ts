import {
  addCompany,
  adjustCredit,
  type CompanyChange,
  type CompanyPersonChange,
  type CreditAdjustment,
  changeCompany,
  changeCompanyPerson,
  changePaymentPlan,
  getCompany,
  inviteAgain,
  inviteCompanyPerson,
  type Merge,
  mergeCompanies,
  type NewCompany,
  type NewCompanyPerson,
  type PaymentPlan,
  previewMerge,
  searchCompanies,
  signCompanyPersonOut,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Client companies. */
export function companyCalls(call: Call) {
  return {
    search: (text: string, page: number, signal?: AbortSignal) =>
      call(searchCompanies, { query: { text, page: String(page) }, signal }),
    get: (id: number, signal?: AbortSignal) => call(getCompany, { values: { id }, signal }),
    /** Makes a company and invites its first person. */
    add: (company: NewCompany) => call(addCompany, { body: company }),
    change: (id: number, change: CompanyChange) => call(changeCompany, { values: { id }, body: change }),
    /** Mails a new invitation to a client or photographer who has set no password yet. */
    inviteAgain: (email: string) => call(inviteAgain, { body: { email } }),
    /** Invites a person to a company. */
    addPerson: (id: number, person: NewCompanyPerson) =>
      call(inviteCompanyPerson, { values: { id }, body: person }),
    changePerson: (id: number, personId: number, change: CompanyPersonChange) =>
      call(changeCompanyPerson, { values: { id, personId }, body: change }),
    /** Ends all login sessions of a person. */
    signPersonOut: (id: number, personId: number) => call(signCompanyPersonOut, { values: { id, personId } }),
    /** What another company would bring into this one. */
    previewMerge: (id: number, otherId: number, signal?: AbortSignal) =>
      call(previewMerge, { values: { id, otherId }, signal }),
    /** Unites another company with this one (rule merged-company). */
    merge: (id: number, merge: Merge) => call(mergeCompanies, { values: { id }, body: merge }),
    changePlan: (id: number, plan: PaymentPlan) =>
      call(changePaymentPlan, { values: { id }, body: { payment_plan: plan } }),
    /** Adjusts the credit; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    adjustCredit: (id: number, adjustment: CreditAdjustment, idempotencyKey: string) =>
      call(adjustCredit, { values: { id }, body: adjustment, idempotencyKey }),
  }
}
