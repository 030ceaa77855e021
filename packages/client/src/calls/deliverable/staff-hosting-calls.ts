import { getHosting, giveHosting, type HostingGift } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The hosting of tours, for staff. */
export function staffHostingCalls(call: Call) {
  return {
    /** The hosting of an ensaio; null when none of its tours has an end. */
    get: (id: number, signal?: AbortSignal) => call(getHosting, { values: { id }, signal }),
    /** Renews it free of charge; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    give: (id: number, gift: HostingGift, idempotencyKey: string) =>
      call(giveHosting, { values: { id }, body: gift, idempotencyKey }),
  }
}
