import {
  type AppliedCoupon,
  type CouponQuestion,
  orderTotal,
  type PriceQuestion,
  type PriceRule,
  type Purchase,
  reaisOf,
  unitAreas,
  withNoun,
} from '@ensaio/domain'

/** Requests the price of each unit of a purchase, in order; one request per size. */
export async function quotes(
  purchase: Purchase,
  ask: (question: PriceQuestion) => Promise<PriceRule>,
): Promise<PriceRule[]> {
  const { service_id, city } = purchase
  const areas = unitAreas(purchase)
  const sizes = [...new Set(areas)]
  const answers = await Promise.all(sizes.map((area) => ask({ service_id, city, area })))
  const bySize = new Map(sizes.map((size, nth) => [size, answers[nth]]))
  return areas.flatMap((area) => bySize.get(area) ?? [])
}

/** The prices of a purchase with the coupon of its order; each says the coupon as its discount (rule coupon). */
export async function couponQuotes(
  prices: PriceRule[],
  { coupon: code, service_id, city, ...units }: Purchase,
  check: (question: CouponQuestion) => Promise<AppliedCoupon>,
): Promise<PriceRule[]> {
  if (!code) return prices
  const applied = await check({ code, service_id, city, areas: unitAreas(units) })
  const discount = { title: `Cupom ${applied.code}` }
  return prices.map((rule, nth) => ({
    ...rule,
    discount,
    final_price: applied.prices[nth] ?? rule.final_price,
  }))
}

/** The displayed price of a purchase: the lines of the price for one size, or one line per unit when sizes differ. */
export function wholePrice(prices: readonly PriceRule[], { areas, coupon }: Purchase): PriceRule | null {
  const [first] = prices
  const sizes = [...new Set(areas)]
  if (!first || !areas || sizes.length === 1) return first ?? null
  const lines = sizes.map((size) => {
    const own = prices.filter((_, nth) => areas[nth] === size)
    const units = withNoun(own.length, 'unidade', 'unidades')
    const title = `${units} de ${size?.toLocaleString('pt-BR')} m²`
    return { title, value: reaisOf(orderTotal(own, own.length)) }
  })
  const [main, ...items] = lines
  const final_price = reaisOf(orderTotal(prices, prices.length))
  return main
    ? { ...first, discount: coupon ? first.discount : null, final_price, rule: { main, items } }
    : null
}
