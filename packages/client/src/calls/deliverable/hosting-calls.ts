import { getHosting, type HostingRenewal, renewHosting } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The hosting of the tours of an ensaio. */
export function hostingCalls(call: Call) {
  return {
    /** Reads their last day and the prices of a renewal; null when none has an end. */
    get: (id: number, signal?: AbortSignal) => call(getHosting, { values: { id }, signal }),
    /** Renews it and pays for it; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    renew: (id: number, renewal: HostingRenewal, idempotencyKey: string) =>
      call(renewHosting, { values: { id }, body: renewal, idempotencyKey }),
  }
}
