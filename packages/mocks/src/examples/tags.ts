import type { StaffTags } from '@ensaio/domain'
import { ratingTags } from './deliverables.ts'
import { tags } from './photos.ts'

/** All tags of the house; one room is no longer offered. */
export function staffTags(): StaffTags {
  return { photos: [...tags(), { id: 7, name: 'Hall', retired: true }], rating: ratingTags() }
}
