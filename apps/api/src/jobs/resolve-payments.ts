import { askGateway } from '../payments/ask-gateway.ts'
import { takeOpenPayments } from '../payments/repository/payments.ts'
import type { Till } from '../payments/settle-payment.ts'

const atOnce = 20

/** Asks the gateway about the payments that have no definite end yet (rule payment-once): pending ones, and those whose answer was lost. Returns how many it asked about. */
export async function resolvePayments(till: Till, onFailure: (error: unknown) => void): Promise<number> {
  const due = await takeOpenPayments(till.db, till.clock.now(), atOnce)
  await Promise.all(due.map((payment) => askGateway(till, payment).catch(onFailure)))
  return due.length
}
