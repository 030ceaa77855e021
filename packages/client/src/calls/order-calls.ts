import { createSession, type Order } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Orders. */
export function orderCalls(call: Call) {
  return {
    /** Orders; `idempotencyKey` stays the same until a definite answer came (rule idempotency-key). */
    place: (order: Order, idempotencyKey: string) => call(createSession, { body: order, idempotencyKey }),
  }
}
