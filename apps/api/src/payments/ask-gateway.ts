import { isPending } from '@ensaio/domain'
import { closedUnpaid } from './payment-progress.ts'
import type { OpenPayment } from './repository/payments.ts'
import { closePayment, type PaymentContext, settlePayment } from './settle-payment.ts'

/** Milliseconds after which a charge that the gateway does not know counts as never made. */
const patience = 60 * 60 * 1000

/** Milliseconds after which an expired PIX that nobody paid is closed; paid later still, it is credited by the gateway's notice (rule pix-code). */
const grace = 48 * patience

function isOver({ expires_at }: OpenPayment, now: string): boolean {
  return expires_at !== null && Date.parse(now) - Date.parse(expires_at) > grace
}

/** Queries a payment's status at the gateway and stores it. Throws when the gateway does not answer. */
export async function askGateway(context: PaymentContext, payment: OpenPayment): Promise<void> {
  const { reference, transaction_id: transactionId } = payment
  const seen = await context.gateway.find({ reference, transactionId })
  if (seen !== null) {
    const status = isPending(seen.status) && isOver(payment, context.clock.now()) ? closedUnpaid : seen.status
    return settlePayment(context, payment.id, { ...seen, status })
  }
  const isOld = Date.parse(context.clock.now()) - Date.parse(payment.created_at) > patience
  if (transactionId === null && isOld) await closePayment(context.db, payment.id, { kind: 'unheard' })
}
