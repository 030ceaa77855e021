import {
  getLinkedMailPreferences,
  getMailPreferences,
  type MessageChoice,
  saveLinkedMailPreferences,
  saveMailPreferences,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The messages that people turn on and off: one's own, and behind the link at the end of one (rules mail-preferences and phone-consent). */
export function mailPreferenceCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getMailPreferences, { signal }),
    save: (choice: MessageChoice) => call(saveMailPreferences, { body: choice }),
    getLinked: (token: string, signal?: AbortSignal) =>
      call(getLinkedMailPreferences, { values: { token }, signal }),
    saveLinked: (token: string, choice: MessageChoice) =>
      call(saveLinkedMailPreferences, { values: { token }, body: choice }),
  }
}
