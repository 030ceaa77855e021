import { askGateway } from '../payments/ask-gateway.ts'
import { takeOpenPayments } from '../payments/repository/payments.ts'
import type { PaymentContext } from '../payments/settle-payment.ts'

const atOnce = 20

/**
 * Looks payments without a final outcome up at the gateway: pending ones, and those whose answer was lost (rule payment-once). Returns how
 * many it looked up.
 */
export async function resolvePayments(
  checkout: PaymentContext,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const due = await takeOpenPayments(checkout.db, checkout.clock.now(), atOnce)
  await Promise.all(due.map((payment) => askGateway(checkout, payment).catch(onFailure)))
  return due.length
}
