import type { PublicPhoto } from '@ensaio/domain'
import type { MouseEvent } from 'react'

const usual = { width: 3, height: 2 }

/**
 * The width of photos on phones, as half of what it is: so every phone takes the small file, which has a fifth of the bytes and three quarters
 * of the pixels that are seen. Pressed, a photo is shown from its large file.
 */
const onPhones = '(max-width: 767px) 48vw'

/** The `sizes` of an `img` of a photo that is so wide on larger screens. */
export const sizesOf = (width: string) => `${onPhones}, ${width}`

/** The files of a photo for an `img`: the small one is 640 px wide, the large one 1600. Its size keeps its place before it arrives. */
export function photoFiles({ url, thumbnail_url, preview_url, width, height }: PublicPhoto) {
  const files = [thumbnail_url && `${thumbnail_url} 640w`, preview_url && `${preview_url} 1600w`]
  return {
    src: preview_url ?? url,
    srcSet: preview_url && thumbnail_url ? files.join(', ') : undefined,
    width: width ?? usual.width * 400,
    height: height ?? usual.height * 400,
  }
}

/** Whether a photo is higher than wide. */
export function isUpright({ width, height }: PublicPhoto): boolean {
  return width !== null && height !== null && height > width
}

/** What a photo is called: its own description, or its room and place there: "Sala, foto 2". */
export function photoName({ alt }: PublicPhoto, place: number, room: string): string {
  return alt ?? `${room}, foto ${place + 1}`
}

/** Keeps a plain press on a link to the page; one for a new tab or window stays the browser's. */
export function isOwnPress(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  return true
}
