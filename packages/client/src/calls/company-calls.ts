import {
  adjustCredit,
  type CreditAdjustment,
  changePaymentPlan,
  getCompany,
  inviteAgain,
  type PaymentPlan,
  searchCompanies,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Client companies. */
export function companyCalls(call: Call) {
  return {
    search: (text: string, page: number, signal?: AbortSignal) =>
      call(searchCompanies, { query: { text, page: String(page) }, signal }),
    get: (id: number, signal?: AbortSignal) => call(getCompany, { values: { id }, signal }),
    /** Mails a new invitation to a client or photographer who has set no password yet. */
    inviteAgain: (email: string) => call(inviteAgain, { body: { email } }),
    changePlan: (id: number, plan: PaymentPlan) =>
      call(changePaymentPlan, { values: { id }, body: { payment_plan: plan } }),
    /** Adjusts the credit; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    adjustCredit: (id: number, adjustment: CreditAdjustment, idempotencyKey: string) =>
      call(adjustCredit, { values: { id }, body: adjustment, idempotencyKey }),
  }
}
