import { type AppliedCoupon, appliedCoupon, type Coupon, centsOf } from '@ensaio/domain'

/** A coupon in force. */
export function coupon(over: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'BEMVINDO10',
    discount: { kind: 'percent', percent: 10 },
    first_day: null,
    last_day: null,
    most_uses: null,
    once_per_company: true,
    service: null,
    company: null,
    active: true,
    uses: 3,
    ...over,
  }
}

/** Coupons of every state: in force, still to come, used up, ended, and turned off. */
export function coupons(): Coupon[] {
  return [
    coupon(),
    coupon({ id: 2, code: 'FERIAS-2027', first_day: '2027-01-02', last_day: '2027-01-31', uses: 0 }),
    coupon({
      id: 3,
      code: 'PRIMEIROS50',
      discount: { kind: 'amount', amount: 50 },
      most_uses: 50,
      uses: 50,
      once_per_company: false,
    }),
    coupon({ id: 4, code: 'PRIMAVERA', last_day: '2026-10-31', once_per_company: false, uses: 12 }),
    coupon({
      id: 5,
      code: 'HORIZONTE',
      discount: { kind: 'percent', percent: 15 },
      service: { id: 1, name: 'Tour virtual e fotos' },
      company: { id: 1, name: 'Construtora Horizonte' },
      active: false,
      uses: 0,
    }),
  ]
}

/** A coupon of 10 % on units of these prices, in reais. */
export function couponOn(prices: readonly number[], code = 'NATAL10'): AppliedCoupon {
  return appliedCoupon(code, prices.map(centsOf), { kind: 'percent', percent: 10 })
}
