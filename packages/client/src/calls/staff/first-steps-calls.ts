import {
  dismissFirstSteps,
  getFirstSteps,
  type MessageTestForm,
  testMails,
  testMessages,
  testPayments,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What a new house needs before its first visit (rule first-steps). */
export function firstStepsCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getFirstSteps, { signal }),
    dismiss: () => call(dismissFirstSteps, {}),
    testMails: () => call(testMails, {}),
    testMessages: (body: MessageTestForm) => call(testMessages, { body }),
    testPayments: () => call(testPayments, {}),
  }
}
