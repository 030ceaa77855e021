import { buffer } from 'node:stream/consumers'
import {
  type BodyOutput,
  type Crop,
  type CropShape,
  type cropPhoto as endpoint,
  fitCrop,
  type Instant,
  type Pixels,
  type SizedPhoto,
  widestCrop,
} from '@ensaio/domain'
import { refuseReaders, type Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import { openingArchived } from '../../adapters/storage/archived.ts'
import { changeMaterial } from '../../deliverables/change-material.ts'
import { productInPath } from '../../deliverables/product-in-path.ts'
import { findPhoto } from '../../deliverables/repository/photos.ts'
import type { ProductPath } from '../../deliverables/repository/products.ts'
import { refuse } from '../../http/refusal.ts'
import { discardFiles } from '../discard-files.ts'
import { draw } from '../drawing/draw.ts'
import { findCrop, sizedPhotos, writeCrop, writeMeasure } from './repository/crops.ts'
import { askForPhotos, dropDerivative } from './repository/derivatives.ts'

type Keeping = Pick<Ports, 'db' | 'storage'>

/** The size of a photo in px; one that was stored before photos were measured is measured now, also when its original is archived. */
async function sizeOf(
  { db, storage }: Keeping,
  photo: { id: number; file: string; width: number | null; height: number | null },
): Promise<Pixels> {
  const { id, file, width, height } = photo
  if (width !== null && height !== null) return { width, height }
  const stored = (await openingArchived(storage).open(file)) ?? refuse('not_found')
  const size = await draw('measure', await buffer(stored.stream), null)
  await writeMeasure(db, id, size)
  return size
}

function isSame(one: Crop | null, other: Crop | null): boolean {
  return one === null || other === null
    ? one === other
    : (['x', 'y', 'width', 'height'] as const).every((key) => one[key] === other[key])
}

/** The crop to store: fitted to the shape and the photo, null where it is the middle, which needs no row. */
function kept(crop: Crop | null, shape: CropShape, photo: Pixels): Crop | null {
  const fitted = crop && fitCrop(crop, shape, photo)
  return isSame(fitted, widestCrop(shape, photo)) ? null : fitted
}

/**
 * Chooses the part of a photo that a shape shows. What was drawn of the former part is discarded, and the new one asked for, in the same
 * transaction (rule derivatives-once).
 */
export async function cropPhoto(
  keeping: Keeping,
  {
    viewer,
    path,
    input,
  }: { viewer: Viewer; path: ProductPath & { photoId: number }; input: BodyOutput<typeof endpoint> },
  now: Instant,
): Promise<SizedPhoto> {
  const { db } = keeping
  refuseReaders(viewer, 'review')
  const product = await productInPath(db, viewer, path, 'photos')
  const photo = (await findPhoto(db, product.id, path.photoId)) ?? refuse('not_found')
  const { shape } = input
  const crop = kept(input.crop, shape, await sizeOf(keeping, photo))
  const dropped = await changeMaterial(db, { viewer, product }, now, async (tx) => {
    if (isSame(crop, await findCrop(tx, photo.id, shape))) return { result: null, event: null }
    if ((await findPhoto(tx, product.id, photo.id)) === null) refuse('not_found')
    await writeCrop(tx, { photoId: photo.id, shape }, crop)
    const result = await dropDerivative(tx, photo.id, shape)
    await askForPhotos(tx, [photo.id], [shape], now)
    return { result, event: { kind: 'photo_cropped', detail: { photo_id: photo.id, shape } } }
  })
  await discardFiles(keeping, [dropped])
  const [sized] = await sizedPhotos(db, product.id, photo.id)
  return sized ?? refuse('not_found')
}
