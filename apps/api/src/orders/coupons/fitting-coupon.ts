import { type Coupon, couponRefusal, type Instant, wallClock } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { findCoupon } from '../repository/coupons.ts'

/** For what a coupon is asked, and the field of the code in the body. */
export interface CouponUse {
  code: string
  serviceId: number
  companyId: number
  field: string
}

/**
 * The coupon with a code, for an order of a company today; refused at its field with the reason where it does not fit. `locks` keeps others
 * from using it until the transaction ends (rule coupon).
 */
export async function fittingCoupon(
  db: Database,
  { code, serviceId, companyId, field }: CouponUse,
  { locks }: { locks: boolean },
  now: Instant,
): Promise<Coupon> {
  const today = wallClock(now, await readHouseZone(db)).date
  const coupon = await findCoupon(db, { code, companyId }, { locks })
  const refusal = couponRefusal(coupon && { ...coupon, company_id: coupon.company?.id ?? null }, {
    service_id: serviceId,
    company_id: companyId,
    today,
    is_used_by_company: coupon?.is_used_by_company ?? false,
  })
  if (coupon === null || refusal !== null)
    return refuse('invalid', refusal ?? undefined, { [field]: refusal ?? '' })
  return coupon
}
