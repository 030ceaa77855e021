import { buffer } from 'node:stream/consumers'
import { listingPrices, listingRooms, type PublicProperty } from '@ensaio/domain'
import { LRUCache } from 'lru-cache'
import { draw } from '../../../files/drawing/draw.ts'
import { derivativeOf, type Making, openMade } from '../../../files/sizes/make-derivative.ts'
import { findMade } from '../../../files/sizes/repository/derivatives.ts'
import { refuse } from '../../../http/refusal.ts'
import { readListing } from '../listing/repository/listings.ts'
import { readPublicProperty } from '../public-property.ts'
import type { FoundPage } from '../repository/publications.ts'
import { brochurePdf, coverSize, mostPhotos, tileSize } from './brochure-pdf.ts'

/** Pictures drawn last, by file and size, about twenty brochures: one that was looked at is downloaded without drawing them again. */
const lastDrawn = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => Math.max(1, length),
})

/** How long somebody waits for a brochure: until an instant of `performance.now()`, and unless they have left. */
export interface Waiting {
  until: number
  isLeft: () => boolean
}

interface Place {
  width: number
  height: number
}

/** Draws a photo for paper: cut to a place, with twice as many pixels as points. `left` tells for how many ms, or that nobody waits. */
async function drawFor(
  ports: Making,
  { photoId, place: { width, height } }: { photoId: number; place: Place },
  left: () => number,
): Promise<Buffer | null> {
  const ready = (await findMade(ports.db, [photoId], ['web'])).get(`${photoId} web`)
  const { file } = ready ?? (await derivativeOf(ports, { photoId, kind: 'web' }, left()))
  // A changed photo has another file.
  const key = `${file} ${width} ${height}`
  const known = lastDrawn.get(key)
  if (known !== undefined) return known
  left()
  const made = await openMade(ports, file)
  if (made === null) return null
  const drawn = await draw('paper', await buffer(made.stream), { width: width * 2, height: height * 2 })
  lastDrawn.set(key, drawn)
  return drawn
}

/** The logo in a format that a PDF takes; null when there is none, or it cannot be read. */
async function readLogoFor({ storage }: Making, file: string | null): Promise<Buffer | null> {
  const stored = file === null ? null : await storage.open(file)
  if (stored === null) return null
  const bytes = await buffer(stored.stream)
  return draw('logo', bytes, null).catch(() => null)
}

/**
 * Draws the photos of a brochure, the cover first; 409 `preparing` between two when the time is over or nobody waits any more. What was drawn
 * is known when the brochure is asked for again.
 */
async function drawPhotos(ports: Making, property: PublicProperty, { until, isLeft }: Waiting) {
  const photos = property.photos.slice(0, 1 + mostPhotos)
  const drawn: { picture: Buffer | null; room: string | null }[] = []
  const left = () => {
    const time = until - performance.now()
    if (time > 0 && !isLeft()) return time
    refuse('preparing', `Preparando o folheto: ${drawn.length} de ${photos.length} fotos estão prontas.`)
  }
  // One after another: each is drawn in its turn anyway.
  for (const [nth, { id, room }] of photos.entries()) {
    const place = nth === 0 ? coverSize(property) : tileSize
    drawn.push({ room, picture: await drawFor(ports, { photoId: id, place }, left) })
  }
  const [cover, ...others] = drawn
  return {
    cover: cover?.picture ?? null,
    photos: others.flatMap(({ picture, room }) => (picture === null ? [] : [{ picture, room }])),
  }
}

/**
 * The brochure of an open page (rule brochure): what the page says, and rooms and prices where the property is listed. 409 `preparing` when its
 * pictures take longer than somebody waits.
 */
export async function makeBrochure(
  ports: Making,
  page: FoundPage,
  { code, address }: { code: string; address: string },
  waiting: Waiting,
): Promise<Buffer> {
  const { db } = ports
  const property = await readPublicProperty(db, { page, code }, ports.clock.now())
  const { is_on, details } = await readListing(db, page.session_id)
  return brochurePdf({
    property,
    address,
    facts: is_on && details ? [listingRooms(details), ...listingPrices(details)] : [],
    logo: property.company && (await readLogoFor(ports, page.logo_file)),
    ...(await drawPhotos(ports, property, waiting)),
  })
}
