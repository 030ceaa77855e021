import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { Crop, CropShape } from './crop.ts'
import type { PhotoSize } from './photo-sizes.ts'

const product = '/sessions/{id}/{productId}' as const

/** What a photo has in each size: the bytes of those that are made, and the parts chosen by hand; a shape without one shows the middle. */
export const SizedPhoto = v.object({
  id: v.number(),
  /** Of the original, upright, in px; null when it was never measured. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.object({
    original: v.number(),
    portal: v.optional(v.number()),
    web: v.optional(v.number()),
    square: v.optional(v.number()),
    portrait: v.optional(v.number()),
    story: v.optional(v.number()),
    print: v.optional(v.number()),
  } satisfies Record<PhotoSize, v.GenericSchema<number | undefined>>),
  crops: v.object({
    square: v.optional(Crop),
    portrait: v.optional(Crop),
    story: v.optional(Crop),
  } satisfies Record<CropShape, v.GenericSchema<Crop | undefined>>),
})
export type SizedPhoto = v.InferOutput<typeof SizedPhoto>

/** The sizes of the photos of a product, in gallery order (rule photo-sizes). */
export const getPhotoSizes = endpoint({
  method: 'GET',
  path: `${product}/photos/sizes`,
  summary: 'What the photos of a product have in each size.',
  audience: 'signed-in',
  output: v.array(SizedPhoto),
})

/** Chooses the part of a photo that a shape shows, or the middle again (null); whoever may feature a photo may (rule field-rights). */
export const cropPhoto = endpoint({
  method: 'POST',
  path: `${product}/photos/{photoId}/crops`,
  summary: 'Chooses the part of a photo that a shape for social networks shows.',
  audience: 'signed-in',
  body: v.object({
    shape: CropShape,
    crop: v.nullable(Crop),
  }),
  output: SizedPhoto,
})

/** Path of a photo as a file, in a size: GET. */
export const photoFilePath = '/files/photos/{id}/{size}' as const
