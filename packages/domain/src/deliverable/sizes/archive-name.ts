import type { Instant } from '../../calendar/local-date.ts'
import { defaultZone, wallClock } from '../../calendar/local-date.ts'
import { type PhotoSize, photoSizes } from './photo-sizes.ts'

/** Text for a file name: ASCII letters and digits, single underscores. */
export function asciiName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
}

/** `Fotos_20_11_2026_10_30.zip`: the archive's name with day and time in the house's zone (rules archive-whole and house-brand). */
export function archiveName(what: string, now: Instant, zone: string = defaultZone): string {
  const { date, time } = wallClock(now, zone)
  const [year, month, day] = date.split('-')
  return `${what}_${day}_${month}_${year}_${time.replace(':', '_')}.zip`
}

/** A downloaded photo's name without extension, by its 0-based position and the number of photos: `01_sala` (rule archive-whole). */
export function photoName(tag: string | null, { place, among }: { place: number; among: number }): string {
  const digits = Math.max(2, String(among).length)
  const word = asciiName(tag ?? 'foto').toLowerCase() || 'foto'
  return `${String(place + 1).padStart(digits, '0')}_${word}`
}

/** The name of a photo in a size, where it stands alone: `01_sala_portal`; the original keeps its own. */
export function sizedName(name: string, size: PhotoSize): string {
  return size === 'original' ? name : `${name}_${photoSizes[size].folder}`
}

/** The names of a photo archive's entries in gallery order, unique ignoring case: `01_sala.jpg` (rule archive-whole). */
export function photoEntryNames(photos: readonly { tag: string | null; extension: string }[]): string[] {
  return photos.map(
    ({ tag, extension }, place) => `${photoName(tag, { place, among: photos.length })}.${extension}`,
  )
}
