import type { Photo } from './schema.ts'

/** Photos as the gallery shows them: by `order`. */
export function inGalleryOrder(photos: readonly Photo[]): Photo[] {
  return photos.toSorted((one, other) => one.order - other.order)
}

/** The gallery with a photo featured, or no longer; at most one photo is featured (rule featured-photo). */
export function featurePhoto(photos: readonly Photo[], id: number, isFeatured: boolean): Photo[] {
  return photos.map((photo) => {
    const featured = photo.id === id ? isFeatured : photo.is_featured && !isFeatured
    return photo.is_featured === featured ? photo : { ...photo, is_featured: featured }
  })
}

/** The gallery with a photo at another place, counted from 0; `order` runs 0..n-1 again. */
export function movePhoto(photos: readonly Photo[], id: number, order: number): Photo[] {
  const all = inGalleryOrder(photos)
  const from = all.findIndex((photo) => photo.id === id)
  if (from >= 0) all.splice(order, 0, ...all.splice(from, 1))
  return all.map((photo, place) => (photo.order === place ? photo : { ...photo, order: place }))
}

/** The gallery with a photo in another room, or (null) in none. */
export function tagPhoto(photos: readonly Photo[], id: number, tagId: number | null): Photo[] {
  return photos.map((photo) => (photo.id === id ? { ...photo, tag_id: tagId } : photo))
}

/** The gallery with a photo that was just uploaded; the same photo again takes the place of the first. */
export function addPhoto(photos: readonly Photo[], added: Photo): Photo[] {
  return inGalleryOrder([...photos.filter(({ id }) => id !== added.id), added])
}

/** The gallery without a photo. */
export function removePhoto(photos: readonly Photo[], id: number): Photo[] {
  return photos.filter((photo) => photo.id !== id)
}
