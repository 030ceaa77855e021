import type { Photo, PhotoSelection, Tag } from '@ensaio/domain'

/** The photos looked at: all of them, those of a tag, or (null) those without one. */
export type TagChoice = 'all' | number | null

/** The same, or the favourites alone, or those that were replaced after the client had received them. */
export type GalleryChoice = TagChoice | 'favorites' | 'replaced'

/** Is this a choice by tag, which the server knows, too? */
export function isByTag(choice: GalleryChoice): choice is TagChoice {
  return choice !== 'favorites' && choice !== 'replaced'
}

/** One way to narrow the gallery, and how many photos it leaves. */
export type TagOption = { choice: TagChoice; name: string; count: number }

/** The tags that the photos have, in the order of `tags`; empty when all photos share one tag. */
export function tagOptions(photos: readonly Photo[], tags: readonly Tag[]): TagOption[] {
  const options = [
    ...tags.map(({ id, name }) => ({ choice: id, name })),
    { choice: null, name: 'Sem ambiente' },
  ]
    .map((option) => ({ ...option, count: photosOf(photos, option.choice).length }))
    .filter(({ count }) => count > 0)
  return options.length > 1 ? [{ choice: 'all', name: 'Todas', count: photos.length }, ...options] : []
}

/** The photos of a choice, in gallery order. */
export function photosOf(photos: readonly Photo[], choice: TagChoice): readonly Photo[] {
  return choice === 'all' ? photos : photos.filter(({ tag_id }) => tag_id === choice)
}

/** The download request for a chosen tag. */
export function selectionOf(photos: readonly Photo[], choice: TagChoice): PhotoSelection {
  if (choice === 'all') return {}
  return choice === null ? { photo_ids: photosOf(photos, choice).map(({ id }) => id) } : { tag_id: choice }
}

/** The photos of a choice by tag or not, in gallery order. */
export function chosenPhotos(
  photos: readonly Photo[],
  choice: GalleryChoice,
  favorites: ReadonlySet<number>,
): readonly Photo[] {
  if (choice === 'favorites') return photos.filter(({ id }) => favorites.has(id))
  if (choice === 'replaced') return photos.filter(({ former }) => former)
  return photosOf(photos, choice)
}

/** The filters of the gallery: rooms, new versions, and favourites where there are any; empty when no filter would leave a photo out. */
export function galleryOptions(
  photos: readonly Photo[],
  tags: readonly Tag[],
  favorites: ReadonlySet<number>,
): { choice: GalleryChoice; name: string; count: number }[] {
  const rooms = tagOptions(photos, tags)
  const others = [
    { choice: 'replaced' as const, name: 'Novas versões' },
    { choice: 'favorites' as const, name: 'Favoritas' },
  ]
    .map((option) => ({ ...option, count: chosenPhotos(photos, option.choice, favorites).length }))
    .filter(({ count }) => count > 0)
  if (others.length === 0) return rooms
  const all = { choice: 'all', name: 'Todas', count: photos.length } as const
  return [...(rooms.length > 0 ? rooms : [all]), ...others]
}
