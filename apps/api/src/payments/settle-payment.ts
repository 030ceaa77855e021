import { type Instant, isPaid, refusedPayment } from '@ensaio/domain'
import type { GatewayTransaction } from '../adapters/gateway/gateway.ts'
import type { Ports } from '../adapters/ports.ts'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { mailPaymentReceived } from '../mail/letters/payment-moved.ts'
import { renewPaid } from '../orders/hosting/renew-paid.ts'
import { lockRenewed } from '../orders/hosting/repository/renewals.ts'
import { announcePayment } from '../settings/systems/repository/events.ts'
import { closedUnpaid, isOpen, isReversed, progressed } from './payment-progress.ts'
import { giveCredit, takeCreditBack } from './repository/ledger.ts'
import { lockPayment, updatePayment } from './repository/payments.ts'
import { refundedOf } from './repository/refunds.ts'

/** What payments work with; the gateway's notices go to `links`. */
export interface PaymentContext extends Pick<Ports, 'db' | 'clock' | 'gateway'> {
  links: Links
}

type Payment = Awaited<ReturnType<typeof lockPayment>>

async function moveMoney(
  tx: Tx,
  payment: Payment,
  { status, links }: { status: number; links: Links },
  now: Instant,
): Promise<void> {
  const { company_id: companyId, id: paymentId, amount_cents: amount } = payment
  const movement = { companyId, paymentId, amount }
  if (isPaid(status) && payment.paid_at === null) {
    if (payment.renews !== null) await lockRenewed(tx, payment.renews.session_id)
    await giveCredit(tx, movement, now)
    await mailPaymentReceived(tx, payment, now)
    await announcePayment(tx, payment, now)
    await renewPaid(tx, payment, links, now)
  }
  if (isReversed(status) && !isReversed(payment.status) && payment.paid_at !== null) {
    // What was given back from here was taken already.
    movement.amount -= await refundedOf(tx, paymentId)
    if (movement.amount === 0) return
    await takeCreditBack(tx, movement, now)
  }
}

/** The code of a PIX, once: whoever copied it must not find another one in its place. */
function pixFacts({ method, pix_code, created_at }: Payment, { pix }: GatewayTransaction) {
  if (method !== 'pix' || pix === undefined || pix_code !== null) return {}
  const { code, seconds } = pix
  if (seconds === undefined) return { pix_code: code }
  return { pix_code: code, expires_at: new Date(Date.parse(created_at) + seconds * 1000).toISOString() }
}

/**
 * Writes how a transaction stands at the gateway: credits once when it is paid and renews the hosting that it pays for, takes the credit back
 * when the money was given back (rules payment-once and hosting-renewal). May be called as often as one likes, by several processes, in any order.
 */
export function settlePayment(
  { db, clock, links }: PaymentContext,
  paymentId: number,
  seen: GatewayTransaction,
): Promise<void> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (seen.amount !== null && seen.amount !== payment.amount_cents) {
      throw new Error(`The gateway tells another amount for payment ${payment.reference}.`)
    }
    const status = progressed(payment.status, seen.status)
    await moveMoney(tx, payment, { status, links }, now)
    await updatePayment(tx, payment.id, {
      status,
      message: status === seen.status ? seen.message : payment.message,
      has_error: false,
      transaction_id: payment.transaction_id ?? seen.id,
      ...(isPaid(status) && payment.paid_at === null ? { paid_at: now } : {}),
      ...pixFacts(payment, seen),
      check_at: isOpen(status) ? payment.check_at : null,
    })
  })
}

/** The outcome of a payment for which the gateway created no transaction. */
export type Failed = { kind: 'refused'; message: string } | { kind: 'unsent' } | { kind: 'unheard' }

/**
 * Closes a payment that the gateway took no transaction for: refused with a reason; unsent, and then its key may try again; or never
 * known to the gateway. A status stored in the meantime stays.
 */
export function closePayment(db: Database, paymentId: number, failed: Failed): Promise<void> {
  return transact(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!isOpen(payment.status) || payment.transaction_id !== null) return
    const isRefused = failed.kind === 'refused'
    await updatePayment(tx, payment.id, {
      status: isRefused ? refusedPayment : closedUnpaid,
      message: isRefused ? failed.message : null,
      has_error: isRefused,
      check_at: null,
      ...(failed.kind === 'unsent' ? { key_hash: null } : {}),
    })
  })
}
