import type { Instant } from '../calendar/local-date.ts'
import type { Cents } from './cents.ts'

/** The fee of a late cancellation, in per cent of the price. */
export const lateFeePercent = 30
/** How long before the start a cancellation is late, in milliseconds. */
export const lateWindow = 24 * 60 * 60 * 1000

/** Is the start within the next 24 hours, both edges included (rule late-fee)? False for a start in the past. */
export function isLate(scheduledFor: Instant | null, now: Instant): boolean {
  if (scheduledFor === null) return false
  const left = Date.parse(scheduledFor) - Date.parse(now)
  return left >= 0 && left <= lateWindow
}

/** The late fee: 30 % of the price, half a centavo rounded up. */
export function feeOf(price: Cents): Cents {
  return Math.round((price * lateFeePercent) / 100)
}

/** The fee of cancelling now: 30 % of the price inside the late window, else 0. */
export function lateFee(price: Cents, scheduledFor: Instant | null, now: Instant): Cents {
  return isLate(scheduledFor, now) ? feeOf(price) : 0
}
