import { changeSessionService, listServiceOffers, type OrderedServiceChange } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The service of a placed order. */
export function serviceChangeCalls(call: Call) {
  return {
    /** The services that an ensaio can change to, with the difference in price. */
    offers: (sessionId: number, signal?: AbortSignal) =>
      call(listServiceOffers, { values: { id: sessionId }, signal }),
    /** Changes the service; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    change: (sessionId: number, change: OrderedServiceChange, idempotencyKey: string) =>
      call(changeSessionService, { values: { id: sessionId }, body: change, idempotencyKey }),
  }
}
