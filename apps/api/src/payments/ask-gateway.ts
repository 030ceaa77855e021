import type { OpenPayment } from './repository/payments.ts'
import { closePayment, settlePayment, type Till } from './settle-payment.ts'

/** How long the gateway may be without a trace of a charge until it counts as never made, in milliseconds. */
const patience = 60 * 60 * 1000

/** Asks the gateway how a payment stands and writes that down. Throws when nobody answers. */
export async function askGateway(till: Till, payment: OpenPayment): Promise<void> {
  const { reference, transaction_id: transactionId } = payment
  const seen = await till.gateway.find({ reference, transactionId })
  if (seen !== null) return settlePayment(till, payment.id, seen)
  const isOld = Date.parse(till.clock.now()) - Date.parse(payment.created_at) > patience
  if (transactionId === null && isOld) await closePayment(till.db, payment.id, { kind: 'unheard' })
}
