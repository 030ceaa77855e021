import * as v from 'valibot'
import { LocalDate } from '../calendar/local-date.ts'
import { PriceQuestion } from '../payment/price.ts'
import { endpoint } from '../wire/endpoint.ts'
import { AppliedCoupon, CouponDiscount } from './coupon.ts'
import { CouponCode } from './coupon-code.ts'
import { mostUnits } from './schema.ts'

/** Asks whether a coupon fits an order: its service, its city, and the area of each unit in m². */
export const CouponQuestion = v.object({
  code: CouponCode,
  service_id: PriceQuestion.entries.service_id,
  city: PriceQuestion.entries.city,
  areas: v.pipe(v.array(PriceQuestion.entries.area), v.minLength(1), v.maxLength(mostUnits)),
})
export type CouponQuestion = v.InferInput<typeof CouponQuestion>

/** Checks a coupon for an order without using it; 422 with the reason at `code`. Limited against guessing (rule coupon). */
export const checkCoupon = endpoint({
  method: 'POST',
  path: '/coupons/check',
  summary: 'Checks a coupon for an order, and says what it takes off.',
  audience: 'order',
  body: CouponQuestion,
  output: AppliedCoupon,
})

const Named = v.object({ id: v.number(), name: v.string() })

/** A coupon as staff read it. */
export const Coupon = v.object({
  id: v.number(),
  code: v.string(),
  discount: CouponDiscount,
  first_day: v.nullable(LocalDate),
  last_day: v.nullable(LocalDate),
  /** The most orders; null for any number. */
  most_uses: v.nullable(v.number()),
  once_per_company: v.boolean(),
  service: v.nullable(Named),
  company: v.nullable(Named),
  active: v.boolean(),
  /** The orders that used it. */
  uses: v.number(),
})
export type Coupon = v.InferOutput<typeof Coupon>

const Day = v.optional(v.nullable(LocalDate), null)
const OneOf = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null)

const entries = {
  discount: CouponDiscount,
  first_day: Day,
  last_day: Day,
  /** The most orders; null for any number. */
  most_uses: v.optional(
    v.nullable(
      v.pipe(
        v.number('Informe quantos pedidos.'),
        v.integer('Informe um número inteiro.'),
        v.minValue(1, 'Informe 1 pedido ou mais.'),
        v.maxValue(1_000_000, 'Confira o número de pedidos.'),
      ),
    ),
    null,
  ),
  once_per_company: v.optional(v.boolean(), false),
  service_id: OneOf,
  company_id: OneOf,
  active: v.optional(v.boolean(), true),
}

type Days = { first_day?: LocalDate | null | undefined; last_day?: LocalDate | null | undefined }
/** Does a coupon end no sooner than it begins? */
export const areCouponDaysInOrder = ({ first_day, last_day }: Days) =>
  !first_day || !last_day || first_day <= last_day
/** What is said where it does not. */
export const couponDaysProblem = 'O último dia não pode vir antes do primeiro.'

/** The fields of a coupon to change; the others stay as they are. Its code is fixed and, once it is used, so are its discount and its audience (rule coupon). */
export const CouponChange = v.pipe(
  v.partial(v.object(entries)),
  v.forward(
    v.check((coupon) => areCouponDaysInOrder(coupon), couponDaysProblem),
    ['last_day'],
  ),
)
export type CouponChange = v.InferInput<typeof CouponChange>

/** A new coupon as typed. */
export const NewCoupon = v.pipe(
  v.object({ code: CouponCode, ...entries }),
  v.forward(
    v.check((coupon) => areCouponDaysInOrder(coupon), couponDaysProblem),
    ['last_day'],
  ),
)
export type NewCoupon = v.InferInput<typeof NewCoupon>

/** All coupons by code, the active ones first. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/staff/coupons',
  summary: 'Every coupon, with how often it was used.',
  audience: 'prices',
  output: v.array(Coupon),
})

/** 422 at `code` when another coupon has it. */
export const addCoupon = endpoint({
  method: 'POST',
  path: '/staff/coupons',
  summary: 'Adds a coupon.',
  audience: 'prices',
  body: NewCoupon,
  output: v.array(Coupon),
})

/** A used coupon changes its days, its limit and whether it is active; anything else is 422 at the field. */
export const changeCoupon = endpoint({
  method: 'POST',
  path: '/staff/coupons/{id}',
  summary: 'Changes a coupon; a used one only its days, its limit, and whether it is active.',
  audience: 'prices',
  body: CouponChange,
  output: v.array(Coupon),
})
