import { getStatus } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** How the product runs. */
export function operationCalls(call: Call) {
  return {
    /** How the product runs, for admins. */
    status: (signal?: AbortSignal) => call(getStatus, { signal }),
  }
}
