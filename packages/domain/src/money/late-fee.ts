import type { Instant } from '../calendar/local-date.ts'
import type { Cents } from './cents.ts'

/** The share of the price that a late cancellation costs, in per cent. */
export const lateFeePercent = 30
/** How long before the start a cancellation counts as late, in milliseconds. */
export const lateWindow = 24 * 60 * 60 * 1000

/** Does the start lie within the coming 24 hours, both edges included (rule public-scheduling-window)? A start in the past does not. */
export function isLate(scheduledFor: Instant | null, now: Instant): boolean {
  if (scheduledFor === null) return false
  const left = Date.parse(scheduledFor) - Date.parse(now)
  return left >= 0 && left <= lateWindow
}

/** What the fee comes to wherever it is charged: 30 % of the price; halves of a centavo round up. */
export function feeOf(price: Cents): Cents {
  return Math.round((price * lateFeePercent) / 100)
}

/** The fee of cancelling now: 30 % of the price inside the late window, else nothing. */
export function lateFee(price: Cents, scheduledFor: Instant | null, now: Instant): Cents {
  return isLate(scheduledFor, now) ? feeOf(price) : 0
}
