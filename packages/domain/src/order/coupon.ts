import * as v from 'valibot'
import { formatDate } from '../calendar/format-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { type Cents, centsOf, formatCents, reaisOf } from '../money/cents.ts'

/** What a coupon takes off: a whole percentage of each unit, or an amount in reais of the whole order. */
export const CouponDiscount = v.variant('kind', [
  v.object({
    kind: v.literal('percent'),
    percent: v.pipe(
      v.number('Informe o desconto.'),
      v.integer('Informe uma porcentagem inteira.'),
      v.minValue(1, 'Informe um desconto a partir de 1 %.'),
      v.maxValue(100, 'Use no máximo 100 %.'),
    ),
  }),
  v.object({
    kind: v.literal('amount'),
    amount: v.pipe(
      v.number('Informe o desconto.'),
      v.minValue(0.01, 'Informe um desconto acima de zero.'),
      v.maxValue(100_000, 'Use no máximo R$\u00a0100.000,00.'),
      v.check(
        (reais) => Math.abs(Math.round(reais * 100) - reais * 100) < 1e-6,
        'Use no máximo duas casas decimais.',
      ),
    ),
  }),
])
export type CouponDiscount = v.InferOutput<typeof CouponDiscount>

/** A discount as it is shown: `10 %`, `R$ 50,00`. */
export function couponDiscountText(discount: CouponDiscount): string {
  return discount.kind === 'percent' ? `${discount.percent} %` : formatCents(centsOf(discount.amount))
}

/** Percentages round half up on each unit. */
function percentPrices(prices: readonly Cents[], percent: number): Cents[] {
  return prices.map((price) => price - Math.floor((price * percent + 50) / 100))
}

/** An amount is spread in proportion to the prices: what is taken off up to a unit is rounded down, so that the parts add up exactly. */
function amountPrices(prices: readonly Cents[], amount: Cents): Cents[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  const taken = Math.min(amount, total)
  const offUpTo = (sum: Cents) => (total === 0 ? 0 : Number((BigInt(taken) * BigInt(sum)) / BigInt(total)))
  let before = 0
  return prices.map((price) => {
    const upTo = before + price
    const off = offUpTo(upTo) - offUpTo(before)
    before = upTo
    return price - off
  })
}

/** The price of each unit with a coupon, in centavos and in order; exact, and never below zero (rule coupon). */
export function couponPrices(prices: readonly Cents[], discount: CouponDiscount): Cents[] {
  return discount.kind === 'percent'
    ? percentPrices(prices, discount.percent)
    : amountPrices(prices, centsOf(discount.amount))
}

/** Where and how often a coupon can be used; days are those of the house. */
export interface CouponTerms {
  active: boolean
  first_day: LocalDate | null
  last_day: LocalDate | null
  /** The most orders; null for any number. */
  most_uses: number | null
  /** The orders that used it. */
  uses: number
  once_per_company: boolean
  /** The one service that it is for. */
  service: { id: number; name: string } | null
  /** The one company that it is for. */
  company_id: number | null
}

/** Whether a coupon is in force, and if not, why. */
export type CouponState = 'in_force' | 'off' | 'coming' | 'ended' | 'used_up'

/** What each state is called. */
export const couponStateLabels: Record<CouponState, string> = {
  in_force: 'Valendo',
  off: 'Desativado',
  coming: 'Ainda não começou',
  ended: 'Encerrado',
  used_up: 'Esgotado',
}

/** The state of a coupon on a day of the house. */
export function couponState(
  coupon: Pick<CouponTerms, 'active' | 'first_day' | 'last_day' | 'most_uses' | 'uses'>,
  today: LocalDate,
): CouponState {
  const { active, first_day, last_day, most_uses, uses } = coupon
  if (!active) return 'off'
  if (last_day !== null && today > last_day) return 'ended'
  if (most_uses !== null && uses >= most_uses) return 'used_up'
  return first_day !== null && today < first_day ? 'coming' : 'in_force'
}

const unknownCoupon = 'Não encontramos este cupom. Confira o código.'

function stateRefusal(coupon: CouponTerms, today: LocalDate): string | null {
  const refusals: Record<CouponState, string | null> = {
    in_force: null,
    off: 'Este cupom não vale mais.',
    coming: `Este cupom vale a partir de ${formatDate(coupon.first_day ?? today)}.`,
    ended: `Este cupom valeu até ${formatDate(coupon.last_day ?? today)}.`,
    used_up: 'Este cupom já foi usado todas as vezes que podia.',
  }
  return refusals[couponState(coupon, today)]
}

/**
 * Why a coupon cannot be used for an order, as a sentence; null when it can. `coupon` is null when no coupon has the code; a coupon of
 * another company is as good as unknown (rule coupon).
 */
export function couponRefusal(
  coupon: CouponTerms | null,
  asked: { service_id: number; company_id: number; today: LocalDate; is_used_by_company: boolean },
): string | null {
  if (coupon === null) return unknownCoupon
  if (coupon.company_id !== null && coupon.company_id !== asked.company_id) return unknownCoupon
  const refusal = stateRefusal(coupon, asked.today)
  if (refusal !== null) return refusal
  const { service } = coupon
  if (service !== null && service.id !== asked.service_id) return `Este cupom vale só para ${service.name}.`
  return coupon.once_per_company && asked.is_used_by_company ? 'Sua empresa já usou este cupom.' : null
}

/** A coupon that fits an order, with what it takes off in reais. */
export const AppliedCoupon = v.object({
  code: v.string(),
  discount: v.number(),
  /** The price of each unit with the coupon, in reais and in order. */
  prices: v.array(v.number()),
})
export type AppliedCoupon = v.InferOutput<typeof AppliedCoupon>

/** A coupon on an order whose units cost so much, in centavos. */
export function appliedCoupon(
  code: string,
  prices: readonly Cents[],
  discount: CouponDiscount,
): AppliedCoupon {
  const reduced = couponPrices(prices, discount)
  const sum = (all: readonly Cents[]) => all.reduce((total, one) => total + one, 0)
  return { code, discount: reaisOf(sum(prices) - sum(reduced)), prices: reduced.map(reaisOf) }
}
