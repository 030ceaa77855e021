import * as v from 'valibot'
import { note } from '../person/text.ts'
import { Session } from '../session/schema.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PlanRoomsForm } from './blueprint/plan-rooms.ts'
import { isSafeLink } from './embed.ts'
import { Blueprint, DeliverableLink, Photo, ProductStatus, Tour } from './schema.ts'
import { PhotoSize, photoSizeNames } from './sizes/photo-sizes.ts'

const product = '/sessions/{id}/{productId}' as const

/** A link typed by staff: http or https only (rule safe-links). */
export const SafeLink = v.pipe(
  v.string('Informe o endereço.'),
  v.trim(),
  v.nonEmpty('Informe o endereço.'),
  v.check(isSafeLink, 'Informe um endereço completo, começando com https://.'),
)

const OptionalLink = v.pipe(
  v.optional(v.nullable(v.string()), null),
  v.transform((text) => text?.trim() || null),
  v.check(
    (text) => text === null || isSafeLink(text),
    'Informe um endereço completo, começando com https://.',
  ),
)

const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((value) => value === true || value === 'true' || value === '1'),
)
const months = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))],
    'Informe os meses de hospedagem.',
  ),
  v.number('Informe os meses de hospedagem.'),
  v.integer('Informe os meses de hospedagem.'),
  v.minValue(0, 'Informe os meses de hospedagem.'),
  v.maxValue(120, 'Use no máximo 120 meses.'),
)
const optionalId = v.optional(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))])),
  null,
)

/** Adds a photo; sending the same bytes again returns the existing photo. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: `${product}/photos`,
  summary: 'Adds a photo to a product.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ tag_id: optionalId, file: v.unknown() }),
  output: Photo,
})

/**
 * Replaces the file of a photo, which keeps its id, place, room, featuring, comments and favourites (rule photo-versions). Sending the
 * bytes that it has changes nothing; those of another photo of the product are refused.
 */
export const replacePhoto = endpoint({
  method: 'POST',
  path: `${product}/photos/{photoId}/file`,
  summary: 'Replaces the file of a photo.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ file: v.unknown() }),
  output: Photo,
})

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: `${product}/photos/{photoId}`,
  summary: 'Removes a photo.',
  audience: 'fieldwork',
  output: v.null(),
})

/** Features a photo (client or staff), moves it or says that it shows a whole sphere (staff only), authorised per field (rule field-rights). Returns the updated gallery. */
export const updatePhoto = endpoint({
  method: 'POST',
  path: `${product}/photos/{photoId}`,
  summary: 'Features a photo, or moves it.',
  audience: 'signed-in',
  body: v.union(
    [
      v.object({ is_featured: flag }),
      v.object({ order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)) }),
      v.object({ tag_id: v.nullable(v.pipe(v.number(), v.integer())) }),
      v.object({ is_panorama: flag }),
    ],
    'Informe o que muda na foto.',
  ),
  output: v.array(Photo),
})

export const uploadBlueprint = endpoint({
  method: 'POST',
  path: `${product}/blueprints`,
  summary: 'Adds a plan to a product.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ file: v.unknown() }),
  output: Blueprint,
})

export const deleteBlueprint = endpoint({
  method: 'DELETE',
  path: `${product}/blueprints/{blueprintId}`,
  summary: 'Removes a plan.',
  audience: 'fieldwork',
  output: v.null(),
})

/** Replaces the rooms marked on a plan (rule plan-rooms); 409 when they are no longer as the caller saw them. */
export const savePlanRooms = endpoint({
  method: 'POST',
  path: `${product}/blueprints/{blueprintId}/rooms`,
  summary: 'Marks the rooms of a plan.',
  audience: 'fieldwork',
  body: PlanRoomsForm,
  output: Blueprint,
})

/** A tour as typed by staff; `host_prize` in months. */
export const TourForm = v.object({
  matterport_url: OptionalLink,
  tour_url: OptionalLink,
  host_prize: v.optional(v.nullable(months), null),
})
export type TourForm = v.InferInput<typeof TourForm>

export const saveTour = endpoint({
  method: 'POST',
  path: `${product}/tours`,
  summary: 'Stores the addresses and the hosting of a tour.',
  audience: 'fieldwork',
  encoding: 'form',
  body: TourForm,
  output: Tour,
})

export const saveLink = endpoint({
  method: 'POST',
  path: `${product}/urls`,
  summary: 'Stores the delivery link of a product.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ url: SafeLink }),
  output: DeliverableLink,
})

export const addVideo = endpoint({
  method: 'POST',
  path: `${product}/videos`,
  summary: 'Adds a video.',
  audience: 'fieldwork',
  body: v.object({ url: SafeLink }),
  output: DeliverableLink,
})

export const deleteVideo = endpoint({
  method: 'DELETE',
  path: `${product}/videos/{videoId}`,
  summary: 'Removes a video.',
  audience: 'fieldwork',
  output: v.null(),
})

/** Sets the progress of a product: 1 scheduled, 2 pending, 3 delivered. */
export const updateProduct = endpoint({
  method: 'POST',
  path: product,
  summary: 'Sets the progress of a product.',
  audience: 'fieldwork',
  body: v.object({ status: ProductStatus }),
  output: Session,
})

/** A free text on what is wrong with a delivered product. */
export const CorrectionForm = v.object({
  description: v.pipe(note(1000), v.nonEmpty('Conte o que precisa de correção.')),
})

/** "Pedir correção": reports what is wrong with a delivered product and moves the ensaio to review (status 8). */
export const requestCorrection = endpoint({
  method: 'POST',
  path: `${product}/corrections`,
  summary: 'Asks for a correction of a delivered product.',
  audience: 'review',
  body: CorrectionForm,
  output: Session,
})

/** Path of the zip of a product's photos: POST `{tag_id?, photo_ids?, sizes?}` (rule archive-whole). */
export const photoArchivePath = `${product}/photos/download` as const
/** Path of the zip of a product's plans: POST. */
export const blueprintArchivePath = `${product}/blueprints/download` as const
/** Path of the picture of a page of a plan, the first being 1: GET (rule plan-pages). */
export const planPagePath = '/files/blueprints/{id}/pages/{nth}' as const

/** What an archive holds: all photos, those of one tag, or a selection, each in the sizes (rule photo-sizes); the original by default. */
export const PhotoSelection = v.object({
  tag_id: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  photo_ids: v.optional(
    v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000))),
    null,
  ),
  sizes: v.optional(
    v.nullable(
      v.pipe(v.array(PhotoSize), v.nonEmpty('Escolha um tamanho.'), v.maxLength(photoSizeNames.length)),
    ),
    null,
  ),
})
export type PhotoSelection = v.InferInput<typeof PhotoSelection>
