import { type Crop, type DrawnSize, drawnSize, type Pixels, pixelsIn, shownPart } from '@ensaio/domain'
import sharp, { type Sharp } from 'sharp'
import { type DerivativeKind, isScreenKind, type ScreenKind } from '../sizes/derivative-kinds.ts'
import { measurePicture, openUpright, pictureSides } from './draw-picture.ts'

/** A picture and its size in px. */
export interface Drawn extends Pixels {
  bytes: Buffer
}

/** How a JPEG is encoded; `density` in points per inch for what is printed, null for screens. */
interface JpegLook {
  quality: number
  density: number | null
}

/** The segment of a JPEG that tells its density (JFIF 1.02). sharp would tell it in Exif, and keep that of the photo with it, GPS included. */
function densityHead(density: number): Buffer {
  const head = Buffer.from('ffe000104a46494600010201000000000000', 'hex')
  head.writeUInt16BE(density, 12)
  head.writeUInt16BE(density, 14)
  return head
}

/** Printers get colours that are not thinned out, their profile and the density. */
async function encode(picture: Sharp, { quality, density }: JpegLook): Promise<Buffer> {
  const isForScreens = density === null
  const chromaSubsampling = isForScreens ? '4:2:0' : '4:4:4'
  const drawn = picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true, chromaSubsampling })
  if (isForScreens) return drawn.toBuffer()
  const bytes = await drawn.withIccProfile('srgb').toBuffer()
  return Buffer.concat([bytes.subarray(0, 2), densityHead(density), bytes.subarray(2)])
}

/** The qualities that are tried, one after the other, when a picture has too many bytes; after the last it gets fewer pixels. */
const lowerQualities = [75, 65, 55, 45]

/** Encodes pixels so that they take no more than so many bytes: with less quality, and then smaller. A picture of pure noise ends, too. */
async function within(most: number, pixels: Buffer, size: Pixels): Promise<Drawn> {
  const picture = () => sharp(pixels, { raw: { ...size, channels: 3 } })
  let bytes: Buffer = Buffer.of()
  let quality = 0
  for (quality of lowerQualities) {
    bytes = await encode(picture(), { quality, density: null })
    if (bytes.length <= most) return { bytes, ...size }
  }
  for (let { width, height } = size; ; ) {
    const scale = Math.sqrt(most / bytes.length) * 0.95
    width = Math.max(1, Math.floor(width * scale))
    height = Math.max(1, Math.floor(height * scale))
    const smaller = picture().resize({ width, height, fit: 'fill' })
    bytes = await encode(smaller, { quality, density: null })
    if (bytes.length <= most) return { bytes, width, height }
  }
}

async function drawSize(upright: Sharp, size: DrawnSize, photo: Pixels, crop: Crop | null): Promise<Drawn> {
  const { most, quality, density } = drawnSize(size)
  const part = shownPart(size, photo, crop)
  const pixels = pixelsIn(size, photo, crop)
  const fitted = (part === null ? upright : upright.extract(part)).resize({ ...pixels, fit: 'fill' })
  const bytes = await encode(fitted.clone(), { quality, density })
  if (most === null || bytes.length <= most) return { bytes, ...pixels }
  const raw = await fitted.flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer()
  return within(most, raw, pixels)
}

const screens: Record<ScreenKind, (upright: Sharp) => Sharp> = {
  'thumbnail-avif': (upright) => fitted(upright, 'thumbnail').avif({ quality: 55, effort: 1 }),
  'preview-avif': (upright) => fitted(upright, 'preview').avif({ quality: 55, effort: 1 }),
  'thumbnail-jpg': (upright) => onWhite(fitted(upright, 'thumbnail')).jpeg({ quality: 80 }),
  'preview-jpg': (upright) => onWhite(fitted(upright, 'preview')).jpeg({ quality: 80 }),
  // Of a shared address, cut around what draws attention (https://ogp.me).
  share: (upright) =>
    onWhite(upright.resize({ width: 1200, height: 630, fit: 'cover', position: 'attention' })).jpeg({
      quality: 80,
    }),
}

function fitted(upright: Sharp, size: keyof typeof pictureSides): Sharp {
  const side = pictureSides[size]
  return upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

function onWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' })
}

/** Draws one kind of picture of a photo, without its metadata (rule file-location-free). Throws when the photo cannot be read to its end. */
export async function drawDerivative(
  photo: Uint8Array,
  kind: DerivativeKind,
  crop: Crop | null,
): Promise<Drawn> {
  const size = await measurePicture(photo)
  const upright = openUpright(photo)
  if (!isScreenKind(kind)) return drawSize(upright, kind, size, crop)
  const { data, info } = await screens[kind](upright).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
