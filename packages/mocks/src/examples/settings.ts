import { initialSettings, type KeptSettings } from '@ensaio/domain'

/** Settings that an administrator changed yesterday. */
export function keptSettings(over: Partial<KeptSettings> = {}): KeptSettings {
  return {
    settings: { ...initialSettings, least_notice_hours: 2 },
    changed: { by: 'Helena Prado', at: '2026-11-19T13:20:00.000Z' },
    ...over,
  }
}
