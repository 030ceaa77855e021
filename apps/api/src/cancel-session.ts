import { canMove, type Instant, lateFee, moveRefusal, type SessionStatus, status } from '@ensaio/domain'
import { mailCancellation } from './mails/mail-visit.ts'
import type { Tx } from './ports/database.ts'
import { refuse } from './refusal.ts'
import { releaseBooking } from './repositories/bookings.ts'
import { lockForCancel, markCanceled } from './repositories/cancel-session.ts'
import { billLater, debitedFor, moveCredit } from './repositories/ledger.ts'
import { recordEvent } from './repositories/session-events.ts'
import type { ClientViewer } from './viewer.ts'

/**
 * Cancels a company's ensaio: the only status that a client may set (D6, D18). The fee follows from the server's clock
 * (D21); prepaid companies get the debit back less the fee, postpaid ones are billed it (D25); the photographer is free again.
 */
export async function cancelSession(
  tx: Tx,
  viewer: ClientViewer,
  wish: { sessionId: number; status: SessionStatus; publicUrl: string },
  now: Instant,
): Promise<void> {
  const session = await lockForCancel(tx, viewer.companyId, wish.sessionId)
  if (session === null) refuse('not_found')
  // Scheduling takes a day and an hour: it happens on the public page, not here.
  if (wish.status !== status.canceled || !canMove(session.status, wish.status, 'client')) {
    refuse('transition_refused', moveRefusal(session.status, wish.status))
  }
  const fee = lateFee(session.price_cents, session.scheduled_for, now)
  await markCanceled(tx, session.id, fee, now)
  await releaseBooking(tx, session.id, now)
  const movement = { companyId: viewer.companyId, sessionId: session.id }
  if (session.payment_plan === 1) {
    const debited = await debitedFor(tx, session.id)
    await moveCredit(tx, { ...movement, kind: 'refund', amount: debited }, now)
    await moveCredit(tx, { ...movement, kind: 'fee', amount: -Math.min(fee, debited) }, now)
  } else {
    await billLater(tx, { ...movement, kind: 'fee', amount: -fee }, now)
  }
  const detail = { from: session.status, fee_cents: fee }
  await recordEvent(
    tx,
    { sessionId: session.id, actor: 'client', userId: viewer.userId, kind: 'canceled', detail },
    now,
  )
  await mailCancellation(tx, { sessionId: session.id, publicUrl: wish.publicUrl }, now)
}
