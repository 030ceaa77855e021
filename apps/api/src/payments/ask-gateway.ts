import type { OpenPayment } from './repository/payments.ts'
import { closePayment, type PaymentContext, settlePayment } from './settle-payment.ts'

/** Milliseconds after which a charge that the gateway does not know counts as never made. */
const patience = 60 * 60 * 1000

/** Queries a payment's status at the gateway and stores it. Throws when the gateway does not answer. */
export async function askGateway(context: PaymentContext, payment: OpenPayment): Promise<void> {
  const { reference, transaction_id: transactionId } = payment
  const seen = await context.gateway.find({ reference, transactionId })
  if (seen !== null) return settlePayment(context, payment.id, seen)
  const isOld = Date.parse(context.clock.now()) - Date.parse(payment.created_at) > patience
  if (transactionId === null && isOld) await closePayment(context.db, payment.id, { kind: 'unheard' })
}
