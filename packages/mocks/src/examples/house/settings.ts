import { initialSettings, type KeptSettings, type StaffTags } from '@ensaio/domain'
import { ratingTags } from '../deliverables.ts'
import { tags } from '../photos.ts'

/** Settings that an administrator changed yesterday. */
export function keptSettings(over: Partial<KeptSettings> = {}): KeptSettings {
  return {
    settings: { ...initialSettings, least_notice_hours: 2 },
    changed: { by: 'Helena Prado', at: '2026-11-19T13:20:00.000Z' },
    ...over,
  }
}

/** All tags of the house; one room is no longer offered. */
export function staffTags(): StaffTags {
  return { photos: [...tags(), { id: 7, name: 'Hall', retired: true }], rating: ratingTags() }
}
