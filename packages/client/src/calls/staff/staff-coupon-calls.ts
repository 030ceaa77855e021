import {
  addCoupon,
  type CouponChange,
  changeCoupon,
  couponsCsv,
  listCoupons,
  type NewCoupon,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** Coupons, as staff make and change them. */
export function staffCouponCalls(call: Call, connection: Connection) {
  return {
    list: (signal?: AbortSignal) => call(listCoupons, { signal }),
    /** All of them as CSV (rule csv-export). */
    exportList: (progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, couponsCsv, { body: {} }, progress, signal),
    add: (coupon: NewCoupon) => call(addCoupon, { body: coupon }),
    change: (id: number, change: CouponChange) => call(changeCoupon, { values: { id }, body: change }),
  }
}
