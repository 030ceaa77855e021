import {
  addCoupon as addCouponEndpoint,
  appliedCoupon,
  changeCoupon as changeCouponEndpoint,
  checkCoupon,
  listCoupons,
} from '@ensaio/domain'
import { clientOf, staffOf } from '../../accounts/viewer.ts'
import { couponLimits } from '../../http/rate-limits.ts'
import type { Serve } from '../../http/serve.ts'
import { findPrice } from '../find-price.ts'
import { readCoupons } from '../repository/coupons.ts'
import { rulesOfService } from '../repository/price-rules.ts'
import { addCoupon, changeCoupon } from './change-coupon.ts'
import { fittingCoupon } from './fitting-coupon.ts'

/** Coupons: checked by clients before they order, made and changed by those who care for prices (rule coupon). */
export function couponRoutes(serve: Serve): void {
  serve(
    checkCoupon,
    async ({ db, viewer, body, now }) => {
      const { code, service_id: serviceId, city } = body
      const { companyId } = clientOf(viewer)
      const coupon = await fittingCoupon(
        db,
        { code, serviceId, companyId, field: 'code' },
        { locks: false },
        now,
      )
      const at = { service: 'service_id', city: 'city', area: 'areas' }
      const rules = await rulesOfService(db, serviceId)
      const prices = body.areas.map((area) => findPrice(rules, { city, area }, at).price_cents)
      return appliedCoupon(coupon.code, prices, coupon.discount)
    },
    { limits: couponLimits },
  )

  serve(listCoupons, ({ db }) => readCoupons(db))

  serve(addCouponEndpoint, ({ db, viewer, body, now }) =>
    addCoupon(db, { viewer: staffOf(viewer), now }, body),
  )

  serve(changeCouponEndpoint, ({ db, viewer, params, body, now }) =>
    changeCoupon(db, { viewer: staffOf(viewer), now, id: params.id }, body),
  )
}
