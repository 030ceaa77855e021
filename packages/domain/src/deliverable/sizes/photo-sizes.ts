import * as v from 'valibot'
import { type Crop, type CropShape, cropPixels, type Pixels, widestCrop } from './crop.ts'

/** The sizes in which a delivered photo is downloaded, in the order in which they are offered. */
export const photoSizeNames = ['original', 'portal', 'web', 'square', 'portrait', 'story', 'print'] as const
export const PhotoSize = v.picklist(photoSizeNames)
export type PhotoSize = v.InferOutput<typeof PhotoSize>
/** A size that is drawn from the original. */
export type DrawnSize = Exclude<PhotoSize, 'original'>

interface SizeRow {
  /** The name shown to users. */
  name: string
  /** What it is for, in a few words. */
  use: string
  /** What it is called in names of files and folders. */
  folder: string
}

interface DrawnRow extends SizeRow {
  /** The longest side, or the size of the cut-out, in px; a photo with fewer pixels keeps its own. */
  fits: { longest: number } | (Pixels & { shape: CropShape })
  /** The most bytes that the place where it is used takes; null where it does not matter. */
  most: number | null
  /** The quality of the JPEG, 1 to 100. */
  quality: number
  /** Points per inch of what is printed; null for screens. */
  density: number | null
  /** Is it made once the photo is delivered, or only when somebody asks for it? */
  isMadeAhead: boolean
}

const screen = { quality: 85, density: null, most: null, isMadeAhead: true } as const

/** Every size of a delivered photo: all code about sizes reads this table (rule photo-sizes). Drawn sizes are JPEG, which every portal and phone takes. */
export const photoSizes = {
  original: { name: 'Original', use: 'Como foi entregue', folder: 'original' },
  portal: {
    ...screen,
    name: 'Portal de imóveis',
    use: 'Para anúncios: até 1920 px e 1 MB',
    folder: 'portal',
    fits: { longest: 1920 },
    most: 1_000_000,
  },
  web: {
    ...screen,
    name: 'Site',
    use: 'Páginas e mensagens: até 1280 px',
    folder: 'site',
    fits: { longest: 1280 },
  },
  square: {
    ...screen,
    name: 'Quadrado (1:1)',
    use: 'Redes sociais: 1080 × 1080 px',
    folder: '1x1',
    fits: { shape: 'square', width: 1080, height: 1080 },
  },
  portrait: {
    ...screen,
    name: 'Retrato (4:5)',
    use: 'Redes sociais: 1080 × 1350 px',
    folder: '4x5',
    fits: { shape: 'portrait', width: 1080, height: 1350 },
  },
  story: {
    ...screen,
    name: 'Stories (9:16)',
    use: 'Redes sociais: 1080 × 1920 px',
    folder: '9x16',
    fits: { shape: 'story', width: 1080, height: 1920 },
  },
  print: {
    name: 'Impressão',
    use: 'Até uma folha A4, em 300 dpi',
    folder: 'impressao',
    // The long side of A4 at 300 dpi.
    fits: { longest: 3508 },
    most: null,
    quality: 95,
    density: 300,
    isMadeAhead: false,
  },
} as const satisfies { original: SizeRow } & Record<DrawnSize, DrawnRow>

/** The sizes that are drawn from the original. */
export const drawnSizes = photoSizeNames.filter((size) => size !== 'original')

/** The row of a drawn size, with the types that all of them share. */
export function drawnSize(size: DrawnSize): DrawnRow {
  return photoSizes[size]
}

/** The part of a photo that a size shows, in px of the upright original; null for all of it. */
export function shownPart(size: DrawnSize, photo: Pixels, crop: Crop | null) {
  const { fits } = drawnSize(size)
  return 'shape' in fits ? cropPixels(crop ?? widestCrop(fits.shape, photo), fits.shape, photo) : null
}

/** Width and height of a photo in a size, in px: a photo with fewer pixels than the size is never enlarged (rule photo-sizes). */
export function pixelsIn(size: PhotoSize, photo: Pixels, crop: Crop | null = null): Pixels {
  if (size === 'original') return { width: photo.width, height: photo.height }
  const { fits } = drawnSize(size)
  const part = shownPart(size, photo, crop) ?? photo
  if ('shape' in fits) {
    const { width, height } = part.width < fits.width ? part : fits
    return { width, height }
  }
  const scale = Math.min(1, fits.longest / Math.max(part.width, part.height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(part.width), height: scaled(part.height) }
}

/** About what a JPEG of rooms takes at most, in bytes for each pixel, by its quality: measured with the photos of the demo. */
const bytesEach = (quality: number) => (quality > 90 ? 0.4 : 0.16)
const usual: Pixels = { width: 3000, height: 2000 }

/** About how many bytes a photo has in a size that is not drawn yet; exact for the original. */
export function estimatedBytes(
  size: PhotoSize,
  photo: { width: number | null; height: number | null; bytes: number },
): number {
  if (size === 'original') return photo.bytes
  const { most, quality } = drawnSize(size)
  const { width, height } = photo
  const pixels = pixelsIn(size, width !== null && height !== null ? { width, height } : usual)
  return Math.min(
    Math.round(pixels.width * pixels.height * bytesEach(quality)),
    most ?? Number.POSITIVE_INFINITY,
  )
}
