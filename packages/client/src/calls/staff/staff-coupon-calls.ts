import { addCoupon, type CouponChange, changeCoupon, listCoupons, type NewCoupon } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Coupons, as staff make and change them. */
export function staffCouponCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listCoupons, { signal }),
    add: (coupon: NewCoupon) => call(addCoupon, { body: coupon }),
    change: (id: number, change: CouponChange) => call(changeCoupon, { values: { id }, body: change }),
  }
}
