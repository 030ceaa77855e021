import { type CouponQuestion, checkCoupon } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Coupons, as clients use them. */
export function couponCalls(call: Call) {
  return {
    /** Checks a coupon for an order without using it (rule coupon). */
    check: (question: CouponQuestion, signal?: AbortSignal) => call(checkCoupon, { body: question, signal }),
  }
}
