import { askGateway } from '../payments/ask-gateway.ts'
import { lookRefundUp } from '../payments/refund-payment.ts'
import { takeOpenPayments } from '../payments/repository/payments.ts'
import { takeOpenRefunds } from '../payments/repository/refunds.ts'
import type { PaymentContext } from '../payments/settle-payment.ts'

const atOnce = 20

/**
 * Looks payments without a final outcome up at the gateway: pending ones, and those whose answer was lost (rule payment-once); and whole refunds
 * without an answer (rule payment-refund). Returns how many it looked up.
 */
export async function resolvePayments(
  checkout: PaymentContext,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const now = checkout.clock.now()
  const due = await takeOpenPayments(checkout.db, now, atOnce)
  const refunds = await takeOpenRefunds(checkout.db, now, atOnce)
  await Promise.all([
    ...due.map((payment) => askGateway(checkout, payment).catch(onFailure)),
    ...refunds.map((refund) => lookRefundUp(checkout, refund).catch(onFailure)),
  ])
  return due.length + refunds.length
}
