import { type CardPayment, getPayment, getReceipt, getStatement, payByCard } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Payments by card and the statement. */
export function paymentCalls(call: Call) {
  return {
    /** Pays by card; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    pay: (payment: CardPayment, idempotencyKey: string) => call(payByCard, { body: payment, idempotencyKey }),
    get: (reference: string, signal?: AbortSignal) => call(getPayment, { values: { reference }, signal }),
    receipt: (reference: string, signal?: AbortSignal) => call(getReceipt, { values: { reference }, signal }),
    statement: (signal?: AbortSignal) => call(getStatement, { signal }),
  }
}
