import type { Pixels } from '@ensaio/domain'
import sharp, { type Sharp } from 'sharp'

/** A bomb of more pixels than this is refused before it is decoded (rule file-bytes). */
const mostPixels = 50_000_000

/** The longest side of the pictures for screens made of a photo, in px. */
export const pictureSides = { thumbnail: 640, preview: 1600 } as const
export type PictureSize = keyof typeof pictureSides

// Nothing but photos and plans is ever decoded: the other loaders stay shut (rule file-bytes).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

// No picture is drawn twice: what libvips would keep of the last ones is memory lost.
sharp.cache(false)
// Two pictures are drawn side by side; more threads for each would hold more memory and be no faster.
sharp.concurrency(1)

function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true })
}

/** The width and height of a picture as it is shown, in px; throws when it cannot be read. */
export async function measurePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await decode(bytes).metadata()
  if (autoOrient.width * autoOrient.height > mostPixels) throw new Error('The picture has too many pixels.')
  return autoOrient
}

/**
 * Opens a jpg or png to draw it anew: upright and without its metadata (where it was taken, with what; rule file-location-free). Drawing
 * throws when it cannot be read to its end.
 */
export function openUpright(bytes: Uint8Array): Sharp {
  return decode(bytes).autoOrient()
}

/** Draws a picture for screens, as WebP. */
export function drawPicture(bytes: Uint8Array, size: PictureSize): Promise<Buffer> {
  const side = pictureSides[size]
  return openUpright(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
}

/** An uploaded photo: its size as it is shown, in px, and its pictures for screens. */
export interface DrawnPhoto extends Pixels, Record<PictureSize, Buffer> {}

/** Measures a photo, and draws its pictures for screens. */
export async function drawPhoto(bytes: Uint8Array): Promise<DrawnPhoto> {
  const { width, height } = await measurePicture(bytes)
  const preview = await drawPicture(bytes, 'preview')
  return { width, height, preview, thumbnail: await drawPicture(bytes, 'thumbnail') }
}

/** Decodes a jpg or png to its end without keeping anything; throws when that fails, or it has too many pixels. */
export async function provePicture(bytes: Uint8Array): Promise<void> {
  await measurePicture(bytes)
  await decode(bytes).resize(1, 1).raw().toBuffer()
}

/** Draws a picture cut to a place on paper, with so many pixels. */
export function drawForPaper(bytes: Uint8Array, { width, height }: Pixels): Promise<Buffer> {
  return openUpright(bytes)
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The longest side of a logo, in px. */
const logoSide = 600

/** Draws a logo as a PNG of at most 600 px. */
export function drawLogo(bytes: Uint8Array): Promise<Buffer> {
  return openUpright(bytes)
    .resize({ width: logoSide, height: logoSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
