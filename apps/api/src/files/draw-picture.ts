import sharp, { type Sharp } from 'sharp'
import { takeTurns } from './take-turns.ts'

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

/** Two at a time keep the memory flat however many arrive. */
const inTurn = takeTurns(2)

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
 * Draws a jpg or png anew, when its turn comes: `draw` gets it upright and without its metadata (where it was taken, with what; rule
 * file-location-free). Throws when it cannot be read to its end.
 */
export function drawAnew<Drawn>(bytes: Uint8Array, draw: (upright: Sharp) => Promise<Drawn>): Promise<Drawn> {
  return inTurn(() => draw(decode(bytes).autoOrient()))
}

/** Draws a picture for screens, as WebP. */
export function drawPicture(bytes: Uint8Array, size: PictureSize): Promise<Buffer> {
  const side = pictureSides[size]
  return drawAnew(bytes, (upright) =>
    upright
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 2 })
      .toBuffer(),
  )
}

/** Decodes a jpg or png to its end without keeping anything; throws when that fails. */
export async function provePicture(bytes: Uint8Array): Promise<void> {
  await inTurn(() => decode(bytes).resize(1, 1).raw().toBuffer())
}
