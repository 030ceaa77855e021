import { createSession, type Order } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Orders. */
export function orderCalls(call: Call) {
  return {
    /** Places an order; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    place: (order: Order, idempotencyKey: string) => call(createSession, { body: order, idempotencyKey }),
  }
}
