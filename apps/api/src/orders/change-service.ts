import {
  type BodyOutput,
  type Cents,
  centsOf,
  type changeSessionService as endpoint,
  formatCents,
  type Instant,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { exchangeProducts, lockProducts } from '../deliverables/repository/products.ts'
import { refuse } from '../http/refusal.ts'
import { mailServiceChange } from '../mail/letters/service-changed.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { refuseForCredit } from '../payments/refuse-for-credit.ts'
import { billLater, isPaidByCredit, lockCredit, moveCredit } from '../payments/repository/ledger.ts'
import { bookedProvider } from '../scheduling/repository/bookings.ts'
import { type LockedSession, lockSession, writeService } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { nameOfService } from './repository/services.ts'
import { offerRefusal, offersFor, refuseServiceChange } from './service-offers.ts'

/** A change of the service of an ensaio, as asked. */
interface Change {
  viewer: Viewer
  sessionId: number
  input: BodyOutput<typeof endpoint>
  links: Links
}

/** Takes a difference from the credit that paid the ensaio or gives it back; bills it where the ensaio is billed (rule order-payment). */
async function settle(
  tx: Tx,
  session: LockedSession,
  { difference, reason, userId }: { difference: Cents; reason: string; userId: number | null },
  now: Instant,
): Promise<void> {
  const { company_id: companyId, id: sessionId, price_cents: price } = session
  const company = await lockCredit(tx, companyId)
  const kind = 'service_change' as const
  const author = userId === null ? {} : { userId }
  const movement = { companyId, sessionId, kind, amount: -difference, reason, ...author }
  if (!(await isPaidByCredit(tx, { sessionId, price, plan: company.payment_plan }))) {
    await billLater(tx, movement, now)
    return
  }
  if (company.balance_cents < difference) {
    refuseForCredit(difference, company.balance_cents, 'mudar o serviço')
  }
  await moveCredit(tx, movement, now)
}

const changedMeanwhile =
  'O preço ou o serviço mudou enquanto você decidia. Confira a diferença e confirme de novo.'

/**
 * Changes the service of an ensaio before its visit: price, products, ledger, history and mails in one transaction (rule service-change). The
 * difference is between the price of the ensaio and the one in force, less the coupon of its order (rule coupon); it has to be the one that was
 * shown.
 */
export async function changeService(tx: Tx, change: Change, now: Instant): Promise<void> {
  const { viewer, sessionId, input, links } = change
  const session = (await lockSession(tx, viewer, sessionId)) ?? refuse('not_found')
  refuseServiceChange(viewer, session, now)
  await lockProducts(tx, sessionId)
  const { offers, coupon } = await offersFor(tx, viewer, session)
  const offer = offers.find(({ service }) => service.id === input.service_id)
  if (offer === undefined) {
    if (input.service_id === session.service_id) refuse('transition_refused', changedMeanwhile)
    refuse('invalid', undefined, { service_id: 'Este serviço não está disponível para este ensaio.' })
  }
  const refusal = offerRefusal(offer)
  if (refusal !== null) refuse('transition_refused', refusal)
  const { price } = offer
  const difference = price - session.price_cents
  if (centsOf(input.difference) !== difference) refuse('transition_refused', changedMeanwhile)

  const from = { id: session.service_id, name: await nameOfService(tx, session.service_id) }
  const to = { id: offer.service.id, name: offer.service.name }
  const author = actorOf(viewer)
  const userId = author.actor === 'staff' ? author.userId : null
  const withCoupon = coupon === null ? '' : ` (cupom ${coupon})`
  const reason = `${from.name} para ${to.name}${withCoupon}`
  await settle(tx, session, { difference, reason, userId }, now)
  await writeService(tx, sessionId, { serviceId: to.id, price })
  const ids = (items: typeof offer.added) => items.map(({ id }) => id)
  await exchangeProducts(tx, sessionId, { added: ids(offer.added), removed: ids(offer.removed) })
  const detail = {
    from,
    to,
    price_cents: price,
    difference_cents: difference,
    ...(coupon !== null && { list_cents: offer.list, coupon }),
  }
  await recordEvent(tx, { sessionId, ...author, kind: 'service_changed', detail }, now)
  if (userId !== null) {
    await recordOfficeEvent(tx, { userId, kind: 'order_changed', subjectId: sessionId, detail }, now)
  }
  const money = { price: formatCents(price), difference }
  const providerId = await bookedProvider(tx, sessionId)
  await mailServiceChange(tx, { sessionId, links, from: from.name, providerId, ...money }, now)
}
