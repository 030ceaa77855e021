import { buffer } from 'node:stream/consumers'
import { listingPrices, listingRooms, type PublicProperty } from '@ensaio/domain'
import { LRUCache } from 'lru-cache'
import { draw } from '../../../files/drawing/draw.ts'
import { derivativeOf, type Making, openMade } from '../../../files/sizes/make-derivative.ts'
import { readListing } from '../listing/repository/listings.ts'
import { readPublicProperty } from '../public-property.ts'
import type { FoundPage } from '../repository/publications.ts'
import { brochurePdf, coverSize, mostPhotos, tileSize } from './brochure-pdf.ts'

/** Pictures drawn last, by file and size, about twenty brochures: one that was looked at is downloaded without drawing them again. */
const lastDrawn = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => Math.max(1, length),
})

/** Draws a photo for paper: cut to a place, with twice as many pixels as points. */
async function drawFor(
  ports: Making,
  photoId: number,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const { file } = await derivativeOf(ports, { photoId, kind: 'web' })
  // A changed photo has another file.
  const key = `${file} ${width} ${height}`
  const known = lastDrawn.get(key)
  if (known !== undefined) return known
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

async function drawPhotos(ports: Making, { photos }: PublicProperty) {
  const drawn: { picture: Buffer; room: string | null }[] = []
  // One after another: each is drawn in its turn anyway.
  for (const { id, room } of photos.slice(1, 1 + mostPhotos)) {
    const picture = await drawFor(ports, id, tileSize)
    if (picture !== null) drawn.push({ picture, room })
  }
  return drawn
}

/** The brochure of an open page (rule brochure): what the page says, and rooms and prices where the property is listed. */
export async function makeBrochure(
  ports: Making,
  page: FoundPage,
  { code, address }: { code: string; address: string },
): Promise<Buffer> {
  const { db } = ports
  const property = await readPublicProperty(db, { page, code }, ports.clock.now())
  const { is_on, details } = await readListing(db, page.session_id)
  const [cover] = property.photos
  return brochurePdf({
    property,
    address,
    facts: is_on && details ? [listingRooms(details), ...listingPrices(details)] : [],
    logo: property.company && (await readLogoFor(ports, page.logo_file)),
    cover: cover === undefined ? null : await drawFor(ports, cover.id, coverSize(property)),
    photos: await drawPhotos(ports, property),
  })
}
