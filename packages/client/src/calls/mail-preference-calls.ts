import {
  getLinkedMailPreferences,
  getMailPreferences,
  type MailTopic,
  saveLinkedMailPreferences,
  saveMailPreferences,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The messages that people turn off: one's own, and behind the link at the end of a mail (rule mail-preferences). */
export function mailPreferenceCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getMailPreferences, { signal }),
    save: (topic: MailTopic, isOn: boolean) => call(saveMailPreferences, { body: { topic, is_on: isOn } }),
    getLinked: (token: string, signal?: AbortSignal) =>
      call(getLinkedMailPreferences, { values: { token }, signal }),
    saveLinked: (token: string, topic: MailTopic, isOn: boolean) =>
      call(saveLinkedMailPreferences, { values: { token }, body: { topic, is_on: isOn } }),
  }
}
