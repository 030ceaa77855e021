import { getHouseSecurity, saveHouseSecurity } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What the house requires of its administrators (rule required-second-step). */
export function houseSecurityCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getHouseSecurity, { signal }),
    requireSecondStep: (is_second_step_required: boolean) =>
      call(saveHouseSecurity, { body: { is_second_step_required } }),
  }
}
