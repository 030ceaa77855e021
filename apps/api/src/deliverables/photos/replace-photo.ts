import { createHash } from 'node:crypto'
import { Failure, hasPanoramaShape, type Instant, type Photo } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Tx } from '../../database/database.ts'
import { discardFiles } from '../../files/discard-files.ts'
import { kindsMadeAhead } from '../../files/sizes/derivative-kinds.ts'
import { clearCrops } from '../../files/sizes/repository/crops.ts'
import { askForPhotos, dropDerivatives } from '../../files/sizes/repository/derivatives.ts'
import { refuse } from '../../http/refusal.ts'
import { type Changed, changeMaterial, productToFill } from '../change-material.ts'
import { exchangeFile, keepVersion, wasReceived } from '../repository/photo-versions.ts'
import { findPhoto, findSamePhoto, type NewPhoto, photoOf } from '../repository/photos.ts'
import type { ProductPath, ReachedProduct } from '../repository/products.ts'
import { fileOf, readPhoto } from './read-photo.ts'
import { filesOf, isHandedOver, storePhoto } from './store-photo.ts'

type Keeping = Pick<Ports, 'db' | 'storage'>
type Replacement = Omit<NewPhoto, 'tag_id'>

/** Another photo of the product has these bytes. */
function refuseTwin(): never {
  const message = 'Esta foto já está na galeria, em outro lugar. Escolha outro arquivo.'
  refuse('invalid', message, { file: message })
}

interface Shape {
  width: number | null
  height: number | null
}

/** Do two photos have the same proportions, to a hundredth, so that a chosen part of one fits the other? */
function isShapedLike(one: Shape, other: Shape): boolean {
  if (!one.width || !one.height || !other.width || !other.height) return false
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.01
}

async function write(
  tx: Tx,
  { product, photoId, photo }: { product: ReachedProduct; photoId: number; photo: Replacement },
  now: Instant,
): Promise<Changed<{ photo: Photo; dropped: (string | null)[] }>> {
  const before = (await findPhoto(tx, product.id, photoId)) ?? refuse('not_found')
  const same = await findSamePhoto(tx, product.id, photo.sha256)
  if (same !== null && same.id !== photoId) refuseTwin()
  if (same !== null) return { result: { photo: same, dropped: [] }, event: null }
  const isShown = isHandedOver(product)
  const isKept = isShown || (await wasReceived(tx, product, photoId))
  if (isKept) await keepVersion(tx, photoId, now)
  // An edited sphere rarely says of itself any more that it is one.
  const is_panorama = photo.is_panorama || (before.is_panorama && hasPanoramaShape(photo))
  await exchangeFile(tx, photoId, { ...photo, is_panorama })
  if (!isShapedLike(before, photo)) await clearCrops(tx, photoId)
  // A process that draws the former file finds its row gone, and discards what it drew.
  const drawn = await dropDerivatives(tx, photoId)
  if (isShown) await askForPhotos(tx, [photoId], kindsMadeAhead, now)
  return {
    result: {
      photo: (await photoOf(tx, product.id, photoId)) ?? refuse('not_found'),
      dropped: isKept ? drawn : [...drawn, ...filesOf(before)],
    },
    event: { kind: 'photo_replaced', detail: { photo_id: photoId, sha256: photo.sha256 } },
  }
}

/**
 * Replaces the file of a photo (rule photo-versions). As in `addPhoto`, files are stored before the row names them (rule file-before-row),
 * and those that no row names afterwards are set aside. 404 for a photo that is gone, 422 for the bytes of another one.
 */
export async function replacePhoto(
  keeping: Keeping,
  { viewer, path, upload }: { viewer: Viewer; path: ProductPath & { photoId: number }; upload: unknown },
  now: Instant,
): Promise<Photo> {
  const { db, storage } = keeping
  const product = await productToFill(db, { viewer, path, material: 'photos' })
  if ((await findPhoto(db, product.id, path.photoId)) === null) refuse('not_found')
  const file = fileOf(upload, 'Escolha uma foto.')
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const same = await findSamePhoto(db, product.id, sha256)
  if (same !== null) return same.id === path.photoId ? same : refuseTwin()
  const stored = await storePhoto(storage, await readPhoto(file))
  const photo = { ...stored, sha256, is_location_free: true }
  try {
    const done = await changeMaterial(db, { viewer, product }, now, (tx, current) =>
      write(tx, { product: current, photoId: path.photoId, photo }, now),
    )
    await discardFiles(keeping, [...done.dropped, ...filesOf(photo)])
    return done.photo
  } catch (error) {
    if (error instanceof Failure) await discardFiles(keeping, filesOf(photo))
    throw error
  }
}
