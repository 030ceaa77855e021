import * as v from 'valibot'
import { LocalDate } from '../../calendar/local-date.ts'
import { type Cents, centsOf, reaisOf } from '../../money/cents.ts'
import { hostingPeriods } from './hosting.ts'

/** The credit that is bought for a renewal: what the balance lacks for it (rules hosting-renewal and payment-wire). */
export const HostingPurchase = v.object({
  session_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  months: v.picklist(hostingPeriods, 'Escolha por quanto tempo.'),
})
export type HostingPurchase = v.InferInput<typeof HostingPurchase>

/**
 * A renewal that a payment pays for, with the last day that was shown: an API that names the day renews when the money comes, and leaves
 * nothing to the page (rule hosting-renewal).
 */
export const PaidHosting = v.object({ ...HostingPurchase.entries, until: v.optional(LocalDate) })
export type PaidHosting = v.InferOutput<typeof PaidHosting>

/** The amount that a balance lacks for a renewal, in reais; 0 when it suffices. */
export function missingForHosting(price: number, balance: number): number {
  const missing: Cents = centsOf(price) - centsOf(balance)
  return reaisOf(Math.max(missing, 0))
}
