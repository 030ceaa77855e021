import {
  type BodyOutput,
  type Cents,
  centsOf,
  type refundPayment as endpoint,
  formatCents,
  isPaid,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { RefundResult } from '../adapters/gateway/gateway.ts'
import { type Tx, transact } from '../database/database.ts'
import { bodyHash } from '../http/idempotency.ts'
import { refuse } from '../http/refusal.ts'
import { mailPaymentRefunded } from '../mail/letters/payment-moved.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { isBeingReversed, isReversed } from './payment-progress.ts'
import { lockCredit, moveCredit } from './repository/ledger.ts'
import { lockPayment, updatePayment } from './repository/payments.ts'
import {
  endRefund,
  insertRefund,
  lockPaymentOf,
  type OpenRefund,
  paymentOfRefund,
  readRefund,
  refundBodyOf,
  refundedOf,
} from './repository/refunds.ts'
import type { PaymentContext } from './settle-payment.ts'

type Input = BodyOutput<typeof endpoint>

/** A refund as asked for: by whom, of which payment, and under which key. */
export interface RefundAsked {
  viewer: Viewer
  companyId: number
  reference: string
  /** SHA-256 of caller and key; null without one. */
  keyHash: string | null
  input: Input
}

const tooMuch = (message: string) => refuse('invalid', message, { amount: message })

/** Checks that so much of a payment can be given back. Its lock and the company's are held. */
async function checkRefund(
  tx: Tx,
  payment: Awaited<ReturnType<typeof lockPayment>>,
  amount: Cents,
): Promise<void> {
  if (!isPaid(payment.status) || payment.transaction_id === null)
    tooMuch('Este pagamento não pode ser devolvido: não está pago.')
  const left = payment.amount_cents - (await refundedOf(tx, payment.id))
  if (amount > left) tooMuch(`Deste pagamento ainda podem ser devolvidos ${formatCents(left)}.`)
  if (payment.method === 'pix' && amount !== payment.amount_cents)
    tooMuch(`Um PIX só pode ser devolvido inteiro: ${formatCents(payment.amount_cents)}.`)
  const { balance_cents: balance } = await lockCredit(tx, payment.company_id)
  if (amount > balance) tooMuch(`O saldo do cliente é de ${formatCents(balance)}: o resto já foi usado.`)
}

/** Takes the credit and writes the refund, before the gateway is asked; null when the key was used before. */
function askRefund({ db, clock }: PaymentContext, asked: RefundAsked) {
  const { viewer, companyId, reference, keyHash, input } = asked
  const now = clock.now()
  const hash = bodyHash({ ...input, reference })
  return transact(db, async (tx) => {
    const payment = (await lockPaymentOf(tx, companyId, reference)) ?? refuse('not_found')
    const before = keyHash === null ? null : await refundBodyOf(tx, keyHash)
    if (before !== null) {
      if (before !== hash) refuse('key_reused', 'Esta chave de idempotência já foi usada com outros dados.')
      return null
    }
    const amount = centsOf(input.amount)
    await checkRefund(tx, payment, amount)
    const isWhole = amount === payment.amount_cents
    const id = await insertRefund(
      tx,
      {
        paymentId: payment.id,
        userId: viewer.userId,
        keyHash,
        bodyHash: hash,
        amount,
        reason: input.reason,
        // A look-up tells of a whole refund only; a part without an answer is settled by a person.
        checkAt: isWhole ? new Date(Date.parse(now) + 60_000).toISOString() : null,
      },
      now,
    )
    const movement = {
      companyId,
      sessionId: null,
      refundId: id,
      kind: 'repayment' as const,
    }
    await moveCredit(tx, { ...movement, amount: -amount, userId: viewer.userId }, now)
    const detail = { reference, amount_cents: amount, reason: input.reason }
    await recordOfficeEvent(
      tx,
      { userId: viewer.userId, kind: 'payment_refunded', subjectId: companyId, detail },
      now,
    )
    return { id, transactionId: payment.transaction_id ?? '', method: payment.method, amount, isWhole }
  })
}

/**
 * Ends a pending refund: done with a mail, or failed with the credit given back, unless the payment was reversed meanwhile. Already ended ones
 * stay. `staffId` is the person who said so, when the gateway did not.
 */
export async function endPendingRefund(
  { db, clock }: PaymentContext,
  id: number,
  result: Exclude<RefundResult, { kind: 'unknown' }>,
  staffId: number | null = null,
): Promise<void> {
  const now = clock.now()
  const paymentId = await paymentOfRefund(db, id)
  if (paymentId === null) return
  await transact(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const refund = await readRefund(tx, id)
    if (refund.state !== 'pending') return
    if (staffId !== null) {
      const { reference, company_id: subjectId } = payment
      const detail = { reference, amount_cents: refund.amount_cents, done: result.kind === 'done' }
      await recordOfficeEvent(tx, { userId: staffId, kind: 'refund_settled', subjectId, detail }, now)
    }
    if (result.kind === 'done') {
      await endRefund(tx, id, { state: 'done', message: null })
      const given = await refundedOf(tx, payment.id, ['done'])
      if (given === payment.amount_cents && !isReversed(payment.status))
        await updatePayment(tx, payment.id, { status: 6, message: null, check_at: null })
      return mailPaymentRefunded(tx, payment, refund, now)
    }
    await endRefund(tx, id, { state: 'failed', message: result.message })
    // The reversal took only the rest: what this refund took belongs to the bank now.
    if (isReversed(payment.status)) return
    const movement = { companyId: payment.company_id, sessionId: null, refundId: id }
    await moveCredit(tx, { ...movement, kind: 'repayment', amount: refund.amount_cents }, now)
  })
}

/**
 * Gives a payment back to its card or PIX, once per key (rule payment-refund). The credit is taken and the refund stored before the gateway is
 * asked, and no transaction is open while it answers (rule no-outside-call-in-transaction); a lost answer stays pending, and nothing is sent twice.
 */
export async function refundPayment(context: PaymentContext, asked: RefundAsked): Promise<void> {
  const refund = await askRefund(context, asked)
  if (refund === null) return
  const result = await context.gateway.refund(refund)
  if (result.kind !== 'unknown') await endPendingRefund(context, refund.id, result)
}

/** Milliseconds after which a whole refund that the gateway does not show counts as never made. */
const patience = 60 * 60 * 1000

/** Looks up how a whole refund ended; one that the gateway is still making stays pending. Throws when the gateway does not answer. */
export async function lookRefundUp(context: PaymentContext, refund: OpenRefund): Promise<void> {
  const { reference, transaction_id: transactionId } = refund
  const seen = await context.gateway.find({ reference, transactionId })
  if (seen !== null && isReversed(seen.status)) return endPendingRefund(context, refund.id, { kind: 'done' })
  if (seen !== null && isBeingReversed(seen.status)) return
  const isOld = Date.parse(context.clock.now()) - Date.parse(refund.created_at) > patience
  if (isOld) await endPendingRefund(context, refund.id, { kind: 'refused', message: null })
}
