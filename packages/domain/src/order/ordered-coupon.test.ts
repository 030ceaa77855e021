import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CouponDiscount, couponPrices } from './coupon.ts'
import { keptCouponPrice, type OrderedCoupon } from './ordered-coupon.ts'

const percent = (value: number): CouponDiscount => ({ kind: 'percent', percent: value })
const amount = (cents: number): CouponDiscount => ({ kind: 'amount', amount: cents / 100 })

// Up to R$ 1.000.000,00, the highest price of a rule.
const cents = fc.integer({ min: 0, max: 100_000_000 })
const units = fc.array(cents, { minLength: 1, maxLength: 20 })
const discounts = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(percent),
  fc.integer({ min: 1, max: 10_000_000 }).map(amount),
)

/** The coupon of each unit of an order, as the order keeps it. */
function couponsOf(prices: readonly number[], discount: CouponDiscount, service_id: number | null = null) {
  return couponPrices(prices, discount).map(
    (price, nth): OrderedCoupon => ({
      ...{ code: 'NATAL10', discount, service_id },
      given: (prices[nth] ?? 0) - price,
    }),
  )
}

describe('a coupon after a change of service (rule coupon)', () => {
  test('the same price costs what the order cost, so a change and its opposite cancel out', () => {
    fc.assert(
      fc.property(units, discounts, fc.option(fc.constant(1)), (prices, discount, service_id) => {
        const reduced = couponPrices(prices, discount)
        const kept = couponsOf(prices, discount, service_id).map((coupon, nth) =>
          keptCouponPrice({ id: 1, price: prices[nth] ?? 0 }, coupon),
        )
        expect(kept).toEqual(reduced)
      }),
    )
  })

  test('a percentage costs what an order of the new service with the coupon costs', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 100 }), cents, (prices, value, price) => {
        for (const coupon of couponsOf(prices, percent(value)))
          expect([keptCouponPrice({ id: 2, price }, coupon)]).toEqual(couponPrices([price], percent(value)))
      }),
    )
  })

  test('an amount takes off what it took off the order, as far as there is something to pay', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 10_000_000 }), cents, (prices, value, price) => {
        const coupons = couponsOf(prices, amount(value))
        expect(coupons.reduce((sum, { given }) => sum + given, 0)).toBe(
          Math.min(
            value,
            prices.reduce((sum, one) => sum + one, 0),
          ),
        )
        for (const coupon of coupons)
          expect(price - keptCouponPrice({ id: 2, price }, coupon)).toBe(Math.min(coupon.given, price))
      }),
    )
  })

  test('the price is whole centavos, never below zero, never above the one without it', () => {
    fc.assert(
      fc.property(
        cents,
        discounts,
        cents,
        fc.option(fc.constantFrom(1, 2)),
        (first, discount, price, only) => {
          for (const coupon of couponsOf([first], discount, only)) {
            const kept = keptCouponPrice({ id: 2, price }, coupon)
            expect(Number.isInteger(kept) && kept >= 0 && kept <= price).toBe(true)
          }
        },
      ),
    )
  })

  test.each([
    ['10 % of the new price', percent(10), null, 59_900, 53_910],
    ['10 % for this service, of the new price', percent(10), 2, 59_900, 53_910],
    ['10 % for the first service only: what it gave', percent(10), 1, 59_900, 55_910],
    ['R$ 50,00', amount(5_000), null, 59_900, 54_900],
    ['R$ 50,00, of a service that costs less', amount(5_000), null, 3_000, 0],
    // The order cost R$ 399,00: it gave no more.
    ['R$ 500,00, of which the order took R$ 399,00', amount(50_000), null, 59_900, 20_000],
    ['100 %', percent(100), null, 59_900, 0],
  ])('%s', (_, discount, only, price, expected) => {
    const [coupon] = couponsOf([39_900], discount, only)
    expect(coupon && keptCouponPrice({ id: 2, price }, coupon)).toBe(expected)
  })
})
