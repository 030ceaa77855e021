import {
  type Address,
  addressOf,
  addressParts,
  type Cents,
  couponPrices,
  defaultZone,
  foreignParts,
  hasUnits,
  housing,
  type Instant,
  isPrepaid,
  type Order,
  type PlacedOrder,
  reaisOf,
  type VerticalData,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { actorOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { mailNewSession } from '../mail/letters/new-session.ts'
import { refuseForCredit } from '../payments/refuse-for-credit.ts'
import { debitOrders, lockCredit } from '../payments/repository/ledger.ts'
import { insertGroup } from '../scheduling/repository/session-groups.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { readSettings } from '../settings/repository/settings.ts'
import { termsOfRow } from '../settings/repository/terms.ts'
import { fittingCoupon } from './coupons/fitting-coupon.ts'
import { findPrice } from './find-price.ts'
import { insertUse } from './repository/coupons.ts'
import { insertOrdered } from './repository/new-sessions.ts'
import { type CityRule, rulesOfService } from './repository/price-rules.ts'

type Input = v.InferOutput<typeof Order>

interface PricedUnit {
  data: VerticalData
  rule: CityRule
}

/** The parts that are kept, whatever else came along, and the position that a search found; a map link is followed by https alone (rule safe-links). */
function keptAddress(given: Address): Address {
  const parts = addressParts(given)
  if (Object.values(parts).some((part) => part.length > 120)) {
    refuse('invalid', 'Confira o endereço.', { address: 'Confira o endereço.' })
  }
  const own = addressOf(parts)
  const position = given.position && { position: given.position }
  const isLink = given.url !== null && given.url.length <= 2000 && /^https:\/\/[\w.-]+\//.test(given.url)
  return { ...own, ...(isLink && { url: given.url }), ...position }
}

const oneCar = 'Cada veículo é um pedido: aqui não há unidades.'

function priceUnits(rules: readonly CityRule[], input: Input, city: string): PricedUnit[] {
  const { unit, complement, area, ...rest } = input.vertical_data
  const listed = input.units ?? []
  const units = listed.length > 0 ? listed : [{ unit, complement, area }]
  const vertical = rules[0]?.vertical_id ?? housing
  const foreign: Record<string, string> = {
    ...foreignParts(vertical, input.vertical_data, 'vertical_data.'),
    ...Object.assign({}, ...listed.map((one, index) => foreignParts(vertical, one, `units.${index}.`))),
    ...(listed.length > 1 && !hasUnits(vertical) ? { units: oneCar } : {}),
  }
  const [problem] = Object.values(foreign)
  if (problem) refuse('invalid', problem, foreign)
  return units.map((one, index) => {
    const areaAt = listed.length > 0 ? `units.${index}.area` : 'vertical_data.area'
    const at = { service: 'service.id', city: 'address', area: areaAt }
    return { data: { ...rest, ...one }, rule: findPrice(rules, { city, area: one.area }, at) }
  })
}

/** Who orders, for whom, and what our own people agreed with them. */
export interface OrderBy {
  companyId: number
  /** The person of the company in whose name it is ordered. */
  userId: number
  /** The author of the ensaios' first event. */
  author: ReturnType<typeof actorOf>
  /** The price of each ensaio instead of the one in force, in centavos, and why (rule agreed-price). */
  agreed?: { price: Cents; reason: string } | null
  /** Is this person told by mail? By default yes. */
  tellsPerson?: boolean
}

const sumOf = (prices: readonly Cents[]): Cents => prices.reduce((sum, price) => sum + price, 0)

/** Why an inactive company cannot order (rule inactive-company). */
const inactiveCompany = 'Este cliente está inativo. Ative o acesso dele antes de pedir.'

/**
 * Orders the ensaios of one address, all or none: priced here whatever the browser says (rule untrusted-claims), paid from the credit of a prepaid
 * company under a lock on it, told by mail (rule order-payment). A coupon is checked here under a lock, reduces the prices and counts one use
 * (rule coupon).
 */
export async function placeOrder(
  tx: Tx,
  { by, input, links }: { by: OrderBy; input: Input; links: Links },
  now: Instant,
): Promise<PlacedOrder> {
  const { userId, author, agreed = null, tellsPerson = true } = by
  const address = keptAddress(input.address)
  const parts = addressParts(address)
  const units = priceUnits(await rulesOfService(tx, input.service.id), input, parts.city)
  const listed = units.map(({ rule }) => agreed?.price ?? rule.price_cents)

  const company = await lockCredit(tx, by.companyId)
  if (!company.active) refuse('transition_refused', inactiveCompany)
  // Not always the one asked for: it may have been united with another meanwhile.
  const { id: companyId } = company
  const asked = { serviceId: input.service.id, companyId, field: 'coupon' }
  const coupon = input.coupon
    ? await fittingCoupon(tx, { ...asked, code: input.coupon }, { locks: true }, now)
    : null
  const prices = coupon === null ? listed : couponPrices(listed, coupon.discount)
  const total = sumOf(prices)
  const pays = isPrepaid(company)
  const isDecided = agreed !== null || coupon !== null
  const lacksCredit = company.balance_cents < total || (!isDecided && company.balance_cents <= 0)
  if (pays && lacksCredit) refuseForCredit(total, company.balance_cents)
  const sessions = await insertOrdered(
    tx,
    {
      companyId,
      userId,
      serviceId: input.service.id,
      // As the city is spelled: photographers are found by it.
      city: units[0]?.rule.city ?? parts.city,
      timeZone: units[0]?.rule.time_zone ?? defaultZone,
      terms: termsOfRow((await readSettings(tx)).settings),
      address,
      clientCode: input.client_code || null,
      notification: input.notification,
      responsible: input.responsible_information,
    },
    units.map(({ data }, index) => ({ data, price: prices[index] ?? 0 })),
    now,
  )
  const orders = sessions.map(({ id, price }) => ({ sessionId: id, price }))
  if (pays && !(await debitOrders(tx, companyId, orders, now))) {
    refuseForCredit(total, company.balance_cents)
  }
  for (const [index, { id, price }] of sessions.entries()) {
    const list_cents = units[index]?.rule.price_cents
    const why = agreed ? { list_cents, reason: agreed.reason } : coupon && { list_cents, coupon: coupon.code }
    const detail = { price_cents: price, ...why }
    await recordEvent(tx, { sessionId: id, ...author, kind: 'created', detail }, now)
  }
  const sessionIds = sessions.map(({ id }) => id)
  if (coupon !== null) {
    const use = { couponId: coupon.id, companyId, sessionId: sessionIds[0] ?? 0 }
    await insertUse(tx, { ...use, discount: sumOf(listed) - total }, now)
  }
  const group = sessions.length > 1 ? await insertGroup(tx, companyId, sessionIds, now) : null
  await mailNewSession(tx, { sessionIds, group, links, tellsOrderer: tellsPerson }, now)
  return {
    token: sessions[0]?.token ?? '',
    group_token: group,
    price: reaisOf(total),
    sessions: sessions.map(({ id, token, unit }) => ({ id, token, unit })),
  }
}
