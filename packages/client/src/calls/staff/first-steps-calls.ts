import { dismissFirstSteps, getFirstSteps, testMails, testPayments } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What a new house needs before its first visit (rule first-steps). */
export function firstStepsCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getFirstSteps, { signal }),
    dismiss: () => call(dismissFirstSteps, {}),
    testMails: () => call(testMails, {}),
    testPayments: () => call(testPayments, {}),
  }
}
