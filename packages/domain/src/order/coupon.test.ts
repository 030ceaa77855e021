import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  appliedCoupon,
  CouponDiscount,
  type CouponTerms,
  couponDiscountText,
  couponPrices,
  couponRefusal,
  couponState,
} from './coupon.ts'
import { CouponCode } from './coupon-code.ts'
import { areCouponDaysInOrder, NewCoupon } from './coupon-endpoints.ts'

const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0)
const percent = (value: number): CouponDiscount => ({ kind: 'percent', percent: value })
const amount = (value: number): CouponDiscount => ({ kind: 'amount', amount: value })

// Up to R$ 1.000.000,00 a unit, the highest price of a rule.
const prices = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 50 })

describe('what a coupon takes off (rule coupon)', () => {
  test('an amount is taken off exactly once per order, and no unit costs less than nothing', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 10_000_000 }), (each, cents) => {
        const reduced = couponPrices(each, amount(cents / 100))
        expect(sum(each) - sum(reduced)).toBe(Math.min(cents, sum(each)))
        expect(reduced.every((price, nth) => price >= 0 && price <= (each[nth] ?? 0))).toBe(true)
        expect(reduced.every(Number.isInteger)).toBe(true)
      }),
    )
  })

  test('a percentage is taken off each unit, half a centavo rounded up', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 100 }), (each, value) => {
        const reduced = couponPrices(each, percent(value))
        for (const [nth, price] of each.entries()) {
          const off = price - (reduced[nth] ?? 0)
          // The exact discount in hundredths of a centavo lies within half a centavo.
          expect(off * 100 - price * value).toBeGreaterThan(-50)
          expect(off * 100 - price * value).toBeLessThanOrEqual(50)
          expect(reduced[nth]).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('units are alike in any order, and 100 % costs nothing', () => {
    fc.assert(
      fc.property(prices, (each) => {
        expect(sum(couponPrices(each, percent(100)))).toBe(0)
        expect(couponPrices([...each].reverse(), percent(7)).reverse()).toEqual(
          couponPrices(each, percent(7)),
        )
      }),
    )
  })

  test.each([
    [[39_900], percent(10), [35_910]],
    [[5], percent(10), [4]],
    [[15], percent(10), [13]],
    [[39_900, 54_900], percent(10), [35_910, 49_410]],
    [[39_900], amount(50), [34_900]],
    [[100, 100, 100], amount(1), [67, 67, 66]],
    [[39_900], amount(500), [0]],
    [[0, 0], amount(10), [0, 0]],
  ])('%j with %j costs %j', (each, discount, reduced) => {
    expect(couponPrices(each, discount)).toEqual(reduced)
  })

  test('an order is told its code, what is taken off, and the price of each unit', () => {
    expect(appliedCoupon('NATAL10', [39_900, 54_900], percent(10))).toEqual({
      code: 'NATAL10',
      discount: 94.8,
      prices: [359.1, 494.1],
    })
  })
})

test.each([
  [' natal-10 ', 'NATAL-10'],
  ['abc', 'ABC'],
  ['ab', null],
  ['', null],
  ['A'.repeat(21), null],
  ['NATAL 10', null],
  ['PROMOÇÃO', null],
])('the code %j is %j', (typed, code) => {
  const read = v.safeParse(CouponCode, typed)
  expect(read.success ? read.output : null).toBe(code)
})

test.each([
  [percent(0)],
  [percent(101)],
  [percent(2.5)],
  [amount(0)],
  [amount(0.005)],
  [amount(100_000.01)],
  [{ kind: 'half' }],
])('%j is no discount', (discount) => {
  expect(v.is(CouponDiscount, discount)).toBe(false)
})

test('a discount is shown with its unit', () => {
  expect([couponDiscountText(percent(10)), couponDiscountText(amount(50))]).toEqual(['10 %', 'R$\u00a050,00'])
})

test.each([
  [{}, 'in_force'],
  [{ first_day: '2026-12-02' }, 'coming'],
  [{ last_day: '2026-11-30' }, 'ended'],
  [{ most_uses: 2 }, 'used_up'],
  [{ active: false, last_day: '2026-11-30' }, 'off'],
])('with %j its state is %s', (over, state) => {
  const coupon = { active: true, first_day: null, last_day: null, most_uses: null, uses: 2 }
  expect(couponState({ ...coupon, ...over }, '2026-12-01')).toBe(state)
})

test('a coupon ends no sooner than it begins', () => {
  expect(areCouponDaysInOrder({ first_day: null, last_day: '2026-12-01' })).toBe(true)
  const form = { code: 'NATAL10', discount: percent(10), first_day: '2026-12-01' }
  expect(v.parse(NewCoupon, form)).toMatchObject({ last_day: null, most_uses: null, active: true })
  expect(v.is(NewCoupon, { ...form, last_day: '2026-12-01' })).toBe(true)
  const wrong = v.safeParse(NewCoupon, { ...form, last_day: '2026-11-30' })
  expect(wrong.issues?.map(({ path }) => path?.[0].key)).toEqual(['last_day'])
})

describe('why a coupon cannot be used (rule coupon)', () => {
  const coupon: CouponTerms = {
    active: true,
    first_day: '2026-12-01',
    last_day: '2026-12-24',
    most_uses: 3,
    uses: 2,
    once_per_company: true,
    service: { id: 1, name: 'Tour virtual' },
    company_id: 7,
  }
  const asked = { service_id: 1, company_id: 7, today: '2026-12-24', is_used_by_company: false }

  test.each([
    [null, {}, 'Não encontramos este cupom. Confira o código.'],
    [{ company_id: 8 }, {}, 'Não encontramos este cupom. Confira o código.'],
    [{ active: false }, {}, 'Este cupom não vale mais.'],
    [{}, { today: '2026-11-30' }, 'Este cupom vale a partir de 01/12/2026.'],
    [{}, { today: '2026-12-25' }, 'Este cupom valeu até 24/12/2026.'],
    [{ uses: 3 }, {}, 'Este cupom já foi usado todas as vezes que podia.'],
    [{}, { service_id: 2 }, 'Este cupom vale só para Tour virtual.'],
    [{}, { is_used_by_company: true }, 'Sua empresa já usou este cupom.'],
    [{}, {}, null],
    [{}, { today: '2026-12-01' }, null],
    [{ once_per_company: false }, { is_used_by_company: true }, null],
    [
      { first_day: null, last_day: null, most_uses: null, service: null, company_id: null },
      { service_id: 9, company_id: 9, today: '2030-01-01' },
      null,
    ],
  ])('%j asked with %j: %s', (over, question, reason) => {
    const terms = over === null ? null : { ...coupon, ...over }
    expect(couponRefusal(terms, { ...asked, ...question })).toBe(reason)
  })
})
