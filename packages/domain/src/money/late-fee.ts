import type { Instant } from '../calendar/local-date.ts'
import { standardTerms, type Terms } from '../settings/terms.ts'
import type { Cents } from './cents.ts'

/** The fee of a late cancellation under the standard terms, in per cent of the price. */
export const lateFeePercent = standardTerms.late_fee_percent

/** Is the start within the late hours, both edges included (rule late-fee)? False for a start in the past. */
export function isLate(scheduledFor: Instant | null, now: Instant, terms: Terms = standardTerms): boolean {
  if (scheduledFor === null) return false
  const left = Date.parse(scheduledFor) - Date.parse(now)
  return left >= 0 && left <= terms.late_hours * 3_600_000
}

/** The late fee: a share of the price, half a centavo rounded up. */
export function feeOf(price: Cents, terms: Terms = standardTerms): Cents {
  return Math.round((price * terms.late_fee_percent) / 100)
}

/** The fee of cancelling now: the late fee inside the late hours, else 0. */
export function lateFee(
  price: Cents,
  scheduledFor: Instant | null,
  now: Instant,
  terms: Terms = standardTerms,
): Cents {
  return isLate(scheduledFor, now, terms) ? feeOf(price, terms) : 0
}
