import * as v from 'valibot'

/** The width of each shape for its height of 1: the shapes in which social networks show photos. */
export const cropAspects = { square: 1, portrait: 4 / 5, story: 9 / 16 } as const
export type CropShape = keyof typeof cropAspects

/** The shapes in the order in which they are offered. */
export const cropShapes = ['square', 'portrait', 'story'] as const satisfies readonly CropShape[]
export const CropShape = v.picklist(cropShapes)

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The part of an upright photo that a shape shows: left, top, width and height as shares of the photo, from 0 to 1. */
export const Crop = v.object({ x: share, y: share, width: share, height: share })
export type Crop = v.InferOutput<typeof Crop>

/** Width and height in px. */
export interface Pixels {
  width: number
  height: number
}

/** The narrowest crop, as a share of the widest one: closer, too few pixels are left. */
const narrowest = 0.25

/** Shares are kept to a hundred thousandth: less than a pixel of any photo. */
const rounded = (value: number) => Math.round(value * 100_000) / 100_000
const within = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to))

/** The widest crop of a shape, in the middle of the photo: what is shown until somebody chooses. */
export function widestCrop(shape: CropShape, { width, height }: Pixels): Crop {
  const relative = (cropAspects[shape] * height) / width
  const size = relative > 1 ? { width: 1, height: 1 / relative } : { width: relative, height: 1 }
  return {
    x: rounded((1 - size.width) / 2),
    y: rounded((1 - size.height) / 2),
    width: rounded(size.width),
    height: rounded(size.height),
  }
}

/** How close a crop is: 1 for the widest one, up to 4. */
export function cropCloseness(crop: Crop, shape: CropShape, photo: Pixels): number {
  return widestCrop(shape, photo).width / crop.width
}

/** The crop of a shape that is nearest to a rectangle: its middle and longer side are kept as far as the shape and the photo's edges allow. */
export function fitCrop(crop: Crop, shape: CropShape, photo: Pixels): Crop {
  const widest = widestCrop(shape, photo)
  const wanted = widest.width > widest.height ? crop.width / widest.width : crop.height / widest.height
  const scale = within(wanted, narrowest, 1)
  const size = { width: rounded(widest.width * scale), height: rounded(widest.height * scale) }
  const [left, top] = [crop.x + (crop.width - size.width) / 2, crop.y + (crop.height - size.height) / 2]
  return {
    x: rounded(within(left, 0, 1 - size.width)),
    y: rounded(within(top, 0, 1 - size.height)),
    ...size,
  }
}

/** Moves a crop by shares of the photo, up to its edges. */
export function moveCrop(crop: Crop, by: { x: number; y: number }): Crop {
  return {
    ...crop,
    x: rounded(within(crop.x + by.x, 0, 1 - crop.width)),
    y: rounded(within(crop.y + by.y, 0, 1 - crop.height)),
  }
}

/** Makes a crop so many times as wide around its middle: less than 1 comes closer. */
export function scaleCrop(crop: Crop, times: number, shape: CropShape, photo: Pixels): Crop {
  const width = crop.width * times
  const height = crop.height * times
  const middle = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 }
  return fitCrop({ ...middle, width, height }, shape, photo)
}

/** The pixels of an upright photo that a crop means; they lie within the photo and have the proportions of the shape. */
export function cropPixels(
  crop: Crop,
  shape: CropShape,
  photo: Pixels,
): Pixels & { left: number; top: number } {
  const fitted = fitCrop(crop, shape, photo)
  const width = within(Math.round(fitted.width * photo.width), 1, photo.width)
  const height = within(Math.round(width / cropAspects[shape]), 1, photo.height)
  return {
    left: within(Math.round(fitted.x * photo.width), 0, photo.width - width),
    top: within(Math.round(fitted.y * photo.height), 0, photo.height - height),
    width,
    height,
  }
}

const percent = (part: number) => `${Math.round(part * 100)}%`

/** What a crop shows, in words: “64% da largura e 100% da altura da foto, a 18% da esquerda e 0% do alto”. */
export function cropText({ x, y, width, height }: Crop): string {
  return `${percent(width)} da largura e ${percent(height)} da altura da foto, a ${percent(x)} da esquerda e ${percent(y)} do alto`
}
