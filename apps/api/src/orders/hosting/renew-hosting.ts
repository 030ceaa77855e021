import {
  type BodyOutput,
  type Cents,
  centsOf,
  formatCents,
  formatDate,
  type giveHosting as giftEndpoint,
  type Instant,
  isPrepaid,
  type LocalDate,
  type renewHosting as renewalEndpoint,
  renewedUntil,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { mailHostingRenewed } from '../../mail/letters/hosting-renewed.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { refuseForCredit } from '../../payments/refuse-for-credit.ts'
import { billLater, lockCredit, moveCredit } from '../../payments/repository/ledger.ts'
import { type LockedSession, lockSession } from '../../sessions/repository/sessions.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { priceOfRenewal, renewableUntil } from './read-hosting.ts'
import { insertRenewal } from './repository/renewals.ts'

interface Renewal<Input> {
  viewer: Viewer
  sessionId: number
  input: Input
  links: Links
}

/** Locks the ensaio and checks that the last day is the one that was shown: somebody else may have renewed it meanwhile. */
async function lockHosting(
  tx: Tx,
  { viewer, sessionId, input }: Renewal<{ months: number; until: LocalDate }>,
  now: Instant,
) {
  const session = (await lockSession(tx, viewer, sessionId)) ?? refuse('not_found')
  const hosting = await renewableUntil(tx, session, now)
  if (renewedUntil(hosting.until, hosting.today, input.months) !== input.until) {
    refuse(
      'transition_refused',
      `A hospedagem mudou enquanto você decidia: agora ela vai até ${formatDate(hosting.until)}. Confira e confirme de novo.`,
    )
  }
  return { session, today: hosting.today }
}

/** Takes the price from the credit of a prepaid company, or bills it; answers how it was paid. */
async function pay(
  tx: Tx,
  { company_id: companyId, id: sessionId }: LockedSession,
  { price, reason }: { price: Cents; reason: string },
  now: Instant,
): Promise<'credit' | 'invoice'> {
  const company = await lockCredit(tx, companyId)
  const movement = { companyId: company.id, sessionId, kind: 'hosting' as const, amount: -price, reason }
  if (!isPrepaid(company)) {
    await billLater(tx, movement, now)
    return 'invoice'
  }
  if (company.balance_cents < price) refuseForCredit(price, company.balance_cents, 'renovar a hospedagem')
  await moveCredit(tx, movement, now)
  return 'credit'
}

/**
 * Renews the hosting of an ensaio and pays for it: ledger, last day, history and mail in one transaction (rule hosting-renewal). Price and
 * last day are worked out here, and have to be those that were shown.
 */
export async function renewHosting(
  tx: Tx,
  renewal: Renewal<BodyOutput<typeof renewalEndpoint>>,
  now: Instant,
): Promise<void> {
  const { viewer, sessionId, input, links } = renewal
  const { months, until } = input
  const { session, today } = await lockHosting(tx, renewal, now)
  const price = await priceOfRenewal(tx, months)
  if (price === null) {
    refuse(
      'transition_refused',
      `A hospedagem por ${months} meses não é mais oferecida. Escolha outro período.`,
    )
  }
  if (centsOf(input.price) !== price) {
    refuse(
      'transition_refused',
      `O preço mudou: ${months} meses custam agora ${formatCents(price)}. Confira e confirme de novo.`,
    )
  }
  const reason = `${months} meses, até ${formatDate(until)}`
  const paidBy = await pay(tx, session, { price, reason }, now)
  await insertRenewal(
    tx,
    { sessionId, months, renewedOn: today, price, note: null, userId: viewer.userId },
    now,
  )
  const detail = { months, until, price_cents: price }
  await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'hosting_renewed', detail }, now)
  await mailHostingRenewed(tx, { sessionId, userId: viewer.userId, links, months, until, price, paidBy }, now)
}

/** Renews the hosting of an ensaio free of charge, with a note for staff (rule hosting-renewal). */
export async function giveHosting(
  tx: Tx,
  renewal: Renewal<BodyOutput<typeof giftEndpoint>>,
  now: Instant,
): Promise<void> {
  const { viewer, sessionId, input, links } = renewal
  const { months, until, note } = input
  const { today } = await lockHosting(tx, renewal, now)
  const { userId } = viewer
  await insertRenewal(tx, { sessionId, months, renewedOn: today, price: 0, note, userId }, now)
  const detail = { months, until, price_cents: 0, note }
  await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'hosting_renewed', detail }, now)
  await recordOfficeEvent(tx, { userId, kind: 'hosting_given', subjectId: sessionId, detail }, now)
  await mailHostingRenewed(tx, { sessionId, userId: null, links, months, until, price: 0, paidBy: null }, now)
}
