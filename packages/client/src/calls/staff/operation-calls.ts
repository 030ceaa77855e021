import { getStatus } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The state of the system. */
export function operationCalls(call: Call) {
  return {
    /** The state of the system, for admins. */
    status: (signal?: AbortSignal) => call(getStatus, { signal }),
  }
}
