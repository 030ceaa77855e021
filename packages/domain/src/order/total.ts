import { type Cents, centsOf } from '../money/cents.ts'
import type { PriceQuestion, PriceRule } from '../payment/price.ts'
import type { AppliedCoupon } from './coupon.ts'
import { type OrderDraft, readArea } from './draft.ts'
import { hasUnits } from './vertical.ts'

/** The price of an order: one rule for all units, or one per unit, in order, when sizes differ. */
export type OrderPrice = PriceRule | readonly PriceRule[]

type Priced = Pick<PriceRule, 'final_price'>

/** The part of an order's price that its total needs. */
export type UnitPrices = Priced | readonly Priced[]

function isList(price: UnitPrices): price is readonly Priced[] {
  return Array.isArray(price)
}

/** The price of each unit in centavos, in order. */
export function unitPrices(price: UnitPrices, units: number): Cents[] {
  const rules = isList(price) ? price : Array.from({ length: units }, () => price)
  return rules.slice(0, units).map((rule) => centsOf(rule.final_price))
}

/** The total of all units, in centavos. */
export function orderTotal(price: UnitPrices, units: number): Cents {
  return unitPrices(price, units).reduce((sum, one) => sum + one, 0)
}

/** The total of all units less what a coupon takes off, in centavos. */
export function orderDue(price: UnitPrices, units: number, coupon: AppliedCoupon | null): Cents {
  return orderTotal(price, units) - centsOf(coupon?.discount ?? 0)
}

/** The quotes to request: one per unit, in order, or one when there are no units; none before service and city are known. */
export function priceQuestions(draft: OrderDraft): PriceQuestion[] {
  const { service_id, vertical_id, address, units } = draft
  const city = address.city.trim()
  if (service_id === null || city === '') return []
  if (!hasUnits(vertical_id)) return [{ service_id, city, area: null }]
  return units.map(({ area }) => ({ service_id, city, area: readArea(area) }))
}
