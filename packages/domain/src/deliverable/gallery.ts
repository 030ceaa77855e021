import type { Photo } from './schema.ts'

/** The photos sorted by `order`, as the gallery shows them. */
export function inGalleryOrder(photos: readonly Photo[]): Photo[] {
  return photos.toSorted((one, other) => one.order - other.order)
}

/** Returns the gallery with a photo featured or no longer featured; at most one is (rule featured-photo). */
export function featurePhoto(photos: readonly Photo[], id: number, isFeatured: boolean): Photo[] {
  return photos.map((photo) => {
    const featured = photo.id === id ? isFeatured : photo.is_featured && !isFeatured
    return photo.is_featured === featured ? photo : { ...photo, is_featured: featured }
  })
}

/** Returns the gallery with a photo moved to a 0-based position; `order` is renumbered 0..n-1. */
export function movePhoto(photos: readonly Photo[], id: number, order: number): Photo[] {
  const all = inGalleryOrder(photos)
  const from = all.findIndex((photo) => photo.id === id)
  if (from >= 0) all.splice(order, 0, ...all.splice(from, 1))
  return all.map((photo, place) => (photo.order === place ? photo : { ...photo, order: place }))
}

/** Returns the gallery with a photo's room changed, or removed (null). */
export function tagPhoto(photos: readonly Photo[], id: number, tagId: number | null): Photo[] {
  return photos.map((photo) => (photo.id === id ? { ...photo, tag_id: tagId } : photo))
}

/** Returns the gallery with an uploaded photo added; a photo of the same id is replaced. */
export function addPhoto(photos: readonly Photo[], added: Photo): Photo[] {
  return inGalleryOrder([...photos.filter(({ id }) => id !== added.id), added])
}

/** Returns the gallery without a photo. */
export function removePhoto(photos: readonly Photo[], id: number): Photo[] {
  return photos.filter((photo) => photo.id !== id)
}
