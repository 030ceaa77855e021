import { type Cents, feeOf, hasRight, type Instant, lateFee } from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailCancellation } from '../mail/letters/mail-visit.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { billLater, debitedFor, moveCredit } from '../payments/repository/ledger.ts'
import { releaseBooking } from '../scheduling/repository/bookings.ts'
import type { LockedSession } from './repository/sessions.ts'
import { markCanceled } from './repository/sessions.ts'
import { recordEvent } from './repository/timeline.ts'

/** The context of a cancellation; `hasFee` is respected from admins only (rule untrusted-claims). */
export interface Cancellation {
  viewer: Viewer
  hasFee: boolean | undefined
  links: Links
}

function feeFor(session: LockedSession, { viewer, hasFee }: Cancellation, now: Instant): Cents {
  const { price_cents: price, scheduled_for: start } = session
  if (!hasRight(viewer, 'dispatch') || hasFee === undefined) return lateFee(price, start, now, session)
  return hasFee ? feeOf(price, session) : 0
}

/** Refunds a prepaid price less the fee; otherwise bills the fee (rule order-payment). */
async function settle(tx: Tx, session: LockedSession, fee: Cents, now: Instant): Promise<void> {
  const movement = { companyId: session.company_id, sessionId: session.id }
  const debited = await debitedFor(tx, session.id)
  if (debited === 0) {
    await billLater(tx, { ...movement, kind: 'fee', amount: -fee }, now)
    return
  }
  await moveCredit(tx, { ...movement, kind: 'refund', amount: debited }, now)
  await moveCredit(tx, { ...movement, kind: 'fee', amount: -Math.min(fee, debited) }, now)
}

/**
 * Cancels a locked ensaio that may be cancelled. The fee follows from the server's clock (rule late-fee) unless an admin decides; the
 * money is settled, the photographer's slot is released, and everyone who was mailed about the visit is mailed again.
 */
export async function cancelSession(
  tx: Tx,
  session: LockedSession,
  cancellation: Cancellation,
  now: Instant,
): Promise<void> {
  const fee = feeFor(session, cancellation, now)
  await markCanceled(tx, session.id, fee, now)
  const providerId = await releaseBooking(tx, session.id, now)
  await settle(tx, session, fee, now)
  const detail = { from: session.status, fee_cents: fee }
  const event = { sessionId: session.id, ...actorOf(cancellation.viewer), kind: 'canceled', detail } as const
  await recordEvent(tx, event, now)
  const { userId } = cancellation.viewer
  const due = lateFee(session.price_cents, session.scheduled_for, now, session)
  const cost = { fee_cents: fee, due_cents: due }
  await recordOfficeEvent(tx, { userId, kind: 'session_canceled', subjectId: session.id, detail: cost }, now)
  const about = { sessionId: session.id, links: cancellation.links }
  await mailCancellation(tx, about, now)
  await mailPhotographers(tx, { ...about, before: expectedAt(session, providerId), after: null }, now)
}
