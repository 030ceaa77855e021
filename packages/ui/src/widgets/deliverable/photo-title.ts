import type { Photo, Tag } from '@ensaio/domain'

/** What a photo shows: its own words, else its room. */
export function photoTitle(photo: Photo, tags: readonly Tag[]): string {
  return photo.alt?.trim() || tags.find(({ id }) => id === photo.tag_id)?.name || 'Foto sem ambiente'
}
