import type { Cents } from '../money/cents.ts'
import { type CouponDiscount, couponPrices } from './coupon.ts'

/** The coupon that an ensaio was ordered with. */
export interface OrderedCoupon {
  code: string
  discount: CouponDiscount
  /** What it took off this ensaio when it was ordered, in centavos. */
  given: Cents
  /** The one service that it is for. */
  service_id: number | null
}

/**
 * The price of another service for an ensaio that was ordered with a coupon, in centavos: a percentage is taken off the new price; an amount, and
 * a percentage that is for another service only, stay what they took off the order. Never below zero (rules coupon and service-change).
 */
export function keptCouponPrice(
  service: { id: number; price: Cents },
  { discount, given, service_id }: OrderedCoupon,
): Cents {
  const isForService = service_id === null || service_id === service.id
  if (discount.kind === 'percent' && isForService) {
    return couponPrices([service.price], discount)[0] ?? service.price
  }
  return Math.max(0, service.price - given)
}
