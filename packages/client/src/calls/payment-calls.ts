import {
  type CardPayment,
  getOpenPix,
  getPayment,
  getReceipt,
  getStatement,
  type PixPayment,
  payByCard,
  payByPix,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Payments by card and PIX, and the statement. */
export function paymentCalls(call: Call) {
  return {
    /** Pays by card; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    pay: (payment: CardPayment, idempotencyKey: string) => call(payByCard, { body: payment, idempotencyKey }),
    /** Creates a PIX code; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    payByPix: (payment: PixPayment, idempotencyKey: string) =>
      call(payByPix, { body: payment, idempotencyKey }),
    openPix: (signal?: AbortSignal) => call(getOpenPix, { signal }),
    get: (reference: string, signal?: AbortSignal) => call(getPayment, { values: { reference }, signal }),
    receipt: (reference: string, signal?: AbortSignal) => call(getReceipt, { values: { reference }, signal }),
    statement: (signal?: AbortSignal) => call(getStatement, { signal }),
  }
}
