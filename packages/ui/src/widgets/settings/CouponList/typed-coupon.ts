import {
  areCouponDaysInOrder,
  type Coupon,
  CouponCode,
  CouponDiscount,
  couponDaysProblem,
  NewCoupon,
} from '@ensaio/domain'
import * as v from 'valibot'
import { dateDigits, TypedDay } from '../../../primitives/input/typed-date.ts'

/** A coupon as typed: days as digits, an empty text for none; the discount may be missing. */
export interface TypedCoupon {
  code: string
  discount: { kind: 'percent' | 'amount'; percent: number | null; amount: number | null }
  first_day: string
  last_day: string
  most_uses: number | null
  once_per_company: boolean
  service_id: string
  /** `typed` while a text is typed and no company is chosen. */
  company_id: number | 'typed' | null
  active: boolean
}

const OptionalDay = v.pipe(
  v.string(),
  v.transform((digits) => digits || null),
  v.nullable(TypedDay),
)

const entries = {
  discount: CouponDiscount,
  first_day: OptionalDay,
  last_day: OptionalDay,
  most_uses: NewCoupon.entries.most_uses,
  once_per_company: v.boolean(),
  service_id: v.pipe(
    v.string(),
    v.transform((id) => (id === '' ? null : Number(id))),
  ),
  company_id: v.nullable(v.number('Escolha a empresa, ou apague o texto.')),
  active: v.boolean(),
}

/** Parses a typed change of a coupon. */
export const ReadChange = v.pipe(
  v.object(entries),
  v.forward(
    v.check((coupon) => areCouponDaysInOrder(coupon), couponDaysProblem),
    ['last_day'],
  ),
)
/** Parses a typed new coupon. */
export const ReadCoupon = v.pipe(
  v.object({ code: CouponCode, ...entries }),
  v.forward(
    v.check((coupon) => areCouponDaysInOrder(coupon), couponDaysProblem),
    ['last_day'],
  ),
)

/** The initial values of the form: an existing coupon, or an empty one. */
export function typedCoupon(coupon: Coupon | null): TypedCoupon {
  const discount = coupon?.discount
  return {
    code: coupon?.code ?? '',
    discount: {
      kind: discount?.kind ?? 'percent',
      percent: discount?.kind === 'percent' ? discount.percent : null,
      amount: discount?.kind === 'amount' ? discount.amount : null,
    },
    first_day: dateDigits(coupon?.first_day),
    last_day: dateDigits(coupon?.last_day),
    most_uses: coupon?.most_uses ?? null,
    once_per_company: coupon?.once_per_company ?? false,
    service_id: coupon?.service?.id.toString() ?? '',
    company_id: coupon?.company?.id ?? null,
    active: coupon?.active ?? true,
  }
}
