import { getSettings, type Settings, saveSettings } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What administrators decide for the house. */
export function settingsCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getSettings, { signal }),
    save: (settings: Settings) => call(saveSettings, { body: settings }),
  }
}
