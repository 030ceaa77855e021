import {
  type CardPayment,
  type Cents,
  centsOf,
  couponPrices,
  formatCents,
  type HostingPurchase,
  type Instant,
  isPrepaid,
  type Purchase,
  plain,
  renewedUntil,
  unitAreas,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { PaidRenewal } from '../database/tables/payment.ts'
import { refuse } from '../http/refusal.ts'
import { fittingCoupon } from '../orders/coupons/fitting-coupon.ts'
import { findPrice } from '../orders/find-price.ts'
import { priceOfRenewal, renewableUntil } from '../orders/hosting/read-hosting.ts'
import { findOfCompany } from '../orders/hosting/repository/renewals.ts'
import { allRules, rulesOfService } from '../orders/repository/price-rules.ts'
import { readCredit } from './repository/ledger.ts'

type Input = Pick<v.InferOutput<typeof CardPayment>, 'Products' | 'Purchase' | 'Hosting'>
type Bought = v.InferOutput<typeof Purchase>
type Product = Input['Products'][number]

async function priceOf(db: Database, companyId: number, bought: Bought, now: Instant) {
  const { service_id, city, coupon: code } = bought
  const at = { service: 'Purchase.service_id', city: 'Purchase.city', area: 'Purchase.area' }
  const rules = await rulesOfService(db, service_id)
  const prices = unitAreas(bought).map((area) => findPrice(rules, { city, area }, at))
  const listed = prices.map(({ price_cents }) => price_cents)
  const use = { serviceId: service_id, companyId, field: 'Purchase.coupon' }
  // Not used here: the order that follows checks it again, and uses it.
  const coupon = code ? await fittingCoupon(db, { ...use, code }, { locks: false }, now) : null
  const reduced = coupon === null ? listed : couponPrices(listed, coupon.discount)
  const price: Cents = reduced.reduce((sum, one) => sum + one, 0)
  return { price, service: prices[0]?.service_name ?? '' }
}

/** The price that a product alone names: by a service or a rule in force, and its sum. */
async function namedPrice(db: Database, { Description, UnitPrice }: Product) {
  const refuseAt = (field: keyof Product, message: string) =>
    refuse('invalid', message, { [`Products.0.${field}`]: message })
  const called = plain(Description)
  const named = (await allRules(db)).filter((rule) =>
    [rule.name, rule.service_name].some((name) => plain(name) === called),
  )
  if (named.length === 0)
    return refuseAt('Description', 'Não há serviço nem preço com esta descrição. Confira o nome.')
  const rule = named.find(({ price_cents }) => price_cents === centsOf(UnitPrice))
  if (!rule)
    return refuseAt('UnitPrice', 'Nenhum preço com esta descrição tem este valor. Consulte os preços.')
  return { price: rule.price_cents, service: rule.service_name }
}

/** The price of a renewal of the hosting of an ensaio of the company (rule hosting-renewal). */
async function renewalPrice(
  db: Database,
  companyId: number,
  bought: v.InferOutput<typeof HostingPurchase>,
  now: Instant,
) {
  const price = await priceOfRenewal(db, bought.months)
  const session = (await findOfCompany(db, companyId, bought.session_id)) ?? refuse('not_found')
  if (price === null) {
    const message = `A hospedagem por ${bought.months} meses não é mais oferecida. Escolha outro período.`
    refuse('invalid', message, { 'Hosting.months': message })
  }
  const { until, today } = await renewableUntil(db, session, now)
  const renews: PaidRenewal = {
    ...bought,
    until: renewedUntil(until, today, bought.months),
    price_cents: price,
  }
  return { price, service: `hospedagem por ${bought.months} meses`, renews }
}

/** Works out the amount to charge, whatever the caller says, and the renewal that it pays for. Throws 422 at the field that does not fit. */
export async function paymentSum(
  db: Database,
  companyId: number,
  { Purchase, Hosting, Products: [product] }: Input,
  now: Instant,
) {
  const company = await readCredit(db, companyId)
  if (!isPrepaid(company))
    refuse('wrong_role', 'Sua empresa paga por fatura: não é preciso comprar créditos.')
  if (!product) return refuse('invalid')
  const { price, service, ...rest } = await (Hosting
    ? renewalPrice(db, companyId, Hosting, now)
    : Purchase
      ? priceOf(db, companyId, Purchase, now)
      : namedPrice(db, product))
  const amount = Hosting || Purchase?.only_missing ? price - company.balance_cents : price
  if (amount <= 0) refuse('invalid', 'Seus créditos já bastam para este pedido.')
  if (centsOf(product.UnitPrice) !== amount) {
    const message = `O valor mudou: agora é ${formatCents(amount)}. Confira e tente de novo.`
    refuse('invalid', message, { 'Products.0.UnitPrice': message })
  }
  return { sum: { amount, description: `Créditos: ${service}` }, renews: null, ...rest }
}
