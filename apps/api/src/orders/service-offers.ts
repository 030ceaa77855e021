import {
  type Cents,
  cars,
  hasRight,
  type Instant,
  type ItemId,
  isClientItem,
  keptCouponPrice,
  reaisOf,
  type ServiceOffers,
  serviceChangeRefusal,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'
import { productsOf } from '../deliverables/repository/products.ts'
import { refuse } from '../http/refusal.ts'
import { isPaidByCredit, readCredit } from '../payments/repository/ledger.ts'
import { findSession, type LockedSession } from '../sessions/repository/sessions.ts'
import { couponOfSession } from './repository/coupons.ts'
import { rulesBeside } from './repository/price-rules.ts'
import { itemsByService } from './repository/services.ts'

interface Item {
  id: ItemId
  title: string
}

/** A service that an ensaio can change to, at the price in force less the coupon of its order. */
export interface Offer {
  service: { id: number; name: string; vertical: { id: number } }
  /** What the ensaio would cost, the coupon of its order taken off. */
  price: Cents
  /** The price in force. */
  list: Cents
  added: readonly Item[]
  removed: readonly Item[]
  /** The removed items that hold material already, by title. */
  filled: readonly string[]
}

/** Refuses who may not change the service of an ensaio that they see, or when its visit began (rule service-change). */
export function refuseServiceChange(viewer: Viewer, session: LockedSession, now: Instant): void {
  if (viewer.scope !== 'client' && !hasRight(viewer, 'orders')) {
    refuse('wrong_role', 'Só a administração muda o serviço de um ensaio.')
  }
  const refusal = serviceChangeRefusal(session, now)
  if (refusal !== null) refuse('transition_refused', refusal)
}

/**
 * The services that an ensaio can change to: of its vertical, with a price in its city and size; clients are offered those that deliver all
 * that theirs does (rule service-change). Also the code of the order's coupon.
 */
export async function offersFor(
  db: Database,
  viewer: Viewer,
  session: LockedSession,
): Promise<{ offers: Offer[]; coupon: string | null }> {
  const [rules, items, products, coupon] = [
    await rulesBeside(db, session.service_id, session.city),
    await itemsByService(db),
    await productsOf(db, session.id),
    await couponOfSession(db, session.id),
  ]
  const priceOf = (service: { id: number; price: Cents }) =>
    coupon === null ? service.price : keptCouponPrice(service, coupon)
  const offers = new Map<number, Offer>()
  for (const rule of rules) {
    const id = rule.service_id
    const size = rule.vertical_id === cars ? 0 : (session.vertical_data.area ?? 0)
    // The cheapest rule comes first (rule lowest-price).
    if (id === session.service_id || size > rule.area_up_to || offers.has(id)) continue
    const wanted = items.get(id) ?? []
    const removed = products.filter(({ item_id }) => !wanted.some((item) => item.id === item_id))
    offers.set(id, {
      service: { id, name: rule.service_name, vertical: { id: rule.vertical_id } },
      price: priceOf({ id, price: rule.price_cents }),
      list: rule.price_cents,
      added: wanted.filter((item) => !products.some(({ item_id }) => item_id === item.id)),
      removed: removed.map(({ item_id, title }) => ({ id: item_id, title })),
      filled: removed.filter(({ isEmpty }) => !isEmpty).map(({ title }) => title),
    })
  }
  const all = [...offers.values()]
  return {
    offers: viewer.scope === 'client' ? all.filter(({ removed }) => removed.length === 0) : all,
    coupon: coupon?.code ?? null,
  }
}

/** Why an offer cannot be taken: something that would go holds material; null otherwise. */
export function offerRefusal({ filled }: Offer): string | null {
  return filled.length === 0 ? null : `Já há material em ${filled.join(', ')}.`
}

/** The services that an ensaio can change to, as they travel; cheapest first. */
export async function readOffers(
  db: Database,
  viewer: Viewer,
  sessionId: number,
  now: Instant,
): Promise<ServiceOffers> {
  const session = (await findSession(db, viewer, sessionId)) ?? refuse('not_found')
  refuseServiceChange(viewer, session, now)
  const { company_id: companyId, price_cents: current } = session
  const credit = await readCredit(db, companyId)
  const paid = await isPaidByCredit(db, { sessionId, price: current, plan: credit.payment_plan })
  const seen = (list: readonly Item[]) =>
    list.filter(({ id }) => viewer.scope !== 'client' || isClientItem(id)).map(({ title }) => title)
  const { offers, coupon } = await offersFor(db, viewer, session)
  return {
    price: reaisOf(current),
    balance: paid ? reaisOf(credit.balance_cents) : null,
    coupon,
    offers: offers.map((offer) => ({
      service: offer.service,
      price: reaisOf(offer.price),
      difference: reaisOf(offer.price - current),
      added: seen(offer.added),
      removed: seen(offer.removed),
      refusal: offerRefusal(offer),
    })),
  }
}
