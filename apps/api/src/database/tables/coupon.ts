import type { Cents, Generated, Id, Instant, LocalDate } from './column.ts'

export interface CouponTables {
  /** Discounts by code: a percentage of each unit, or an amount of the whole order. `uses` counts orders and never passes `most_uses` (rule coupon). */
  coupons: {
    id: Id
    code: string
    percent: number | null
    amount_cents: Cents | null
    first_day: LocalDate | null
    last_day: LocalDate | null
    most_uses: number | null
    once_per_company: Generated<boolean>
    service_id: number | null
    company_id: number | null
    active: Generated<boolean>
    uses: Generated<number>
    created_at: Instant
  }
  /** One row per order, which is named by its first ensaio. */
  coupon_uses: {
    id: Id
    coupon_id: number
    company_id: number
    session_id: number
    discount_cents: Cents
    used_at: Instant
  }
}
