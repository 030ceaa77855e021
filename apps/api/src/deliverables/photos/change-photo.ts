import {
  type BodyOutput,
  type updatePhoto as endpoint,
  hasPanoramaShape,
  type Instant,
  originalsArchived,
  type Photo,
} from '@ensaio/domain'
import { refuseReaders, type Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Database, Tx } from '../../database/database.ts'
import type { SessionEventKind } from '../../database/tables/session.ts'
import { discardFiles } from '../../files/discard-files.ts'
import { derivativeFiles } from '../../files/sizes/repository/derivatives.ts'
import { refuse } from '../../http/refusal.ts'
import { changeMaterial, productToFill } from '../change-material.ts'
import { hasArchived } from '../originals/repository/originals.ts'
import { productInPath } from '../product-in-path.ts'
import { versionFiles } from '../repository/photo-versions.ts'
import {
  featurePhoto,
  findPhoto,
  galleryOf,
  markPanorama,
  movePhoto,
  removePhoto as removeRow,
  tagPhoto,
} from '../repository/photos.ts'
import type { ProductPath, ReachedProduct } from '../repository/products.ts'
import { areTagsOf } from '../repository/tags.ts'
import { filesOf } from './store-photo.ts'

type Input = BodyOutput<typeof endpoint>
type Found = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

/** Makes the change and says what it was; null when all is as wished already. */
async function change(
  tx: Tx,
  product: ReachedProduct,
  photo: Found,
  input: Input,
): Promise<SessionEventKind | null> {
  const ids = { productId: product.id, photoId: photo.id }
  if ('is_featured' in input) {
    if (photo.is_featured === input.is_featured) return null
    await featurePhoto(tx, ids, input.is_featured)
    return 'photo_featured'
  }
  if ('order' in input) {
    if (photo.position === input.order) return null
    await movePhoto(tx, { ...ids, from: photo.position }, input.order)
    return 'photo_moved'
  }
  if ('is_panorama' in input) {
    if (photo.is_panorama === input.is_panorama) return null
    if (input.is_panorama && !hasPanoramaShape(photo)) {
      refuse('invalid', undefined, { is_panorama: 'Uma foto em 360° tem o dobro da largura: 2:1.' })
    }
    // Its viewer shows the original.
    if (input.is_panorama && (await hasArchived(tx, [photo.file]))) {
      refuse('transition_refused', originalsArchived)
    }
    await markPanorama(tx, photo.id, input.is_panorama)
    return 'photo_panorama'
  }
  if (photo.tag_id === input.tag_id) return null
  if (input.tag_id !== null && !(await areTagsOf(tx, 'photos', [input.tag_id]))) {
    refuse('invalid', undefined, { tag_id: 'Escolha um ambiente que existe.' })
  }
  await tagPhoto(tx, photo.id, input.tag_id)
  return 'photo_tagged'
}

/** Changes one thing of a photo, each by its own right: anybody of the ensaio features, staff alone move, tag and say that it shows a whole sphere (rules field-rights and panoramas). */
export async function updatePhoto(
  db: Database,
  { viewer, path, input }: { viewer: Viewer; path: ProductPath & { photoId: number }; input: Input },
  now: Instant,
): Promise<Photo[]> {
  refuseReaders(viewer, 'review')
  if (viewer.scope === 'client' && !('is_featured' in input)) refuse('wrong_role')
  const product = await productInPath(db, viewer, path, 'photos')
  return changeMaterial(db, { viewer, product }, now, async (tx) => {
    const photo = await findPhoto(tx, product.id, path.photoId)
    if (photo === null) refuse('not_found')
    const kind = await change(tx, product, photo, input)
    const event = kind === null ? null : { kind, detail: { photo_id: photo.id } }
    return { result: await galleryOf(tx, product.id), event }
  })
}

/** Removes a photo, and sets its files aside once no row names them. */
export async function removePhoto(
  { db, storage }: Pick<Ports, 'db' | 'storage'>,
  { viewer, path }: { viewer: Viewer; path: ProductPath & { photoId: number } },
  now: Instant,
): Promise<void> {
  const product = await productToFill(db, { viewer, path, material: 'photos' })
  const removed = await changeMaterial(db, { viewer, product }, now, async (tx) => {
    const photo = await findPhoto(tx, product.id, path.photoId)
    if (photo === null) refuse('not_found')
    const drawn = await derivativeFiles(tx, photo.id)
    const files = [...filesOf(photo), ...(await versionFiles(tx, photo.id)), ...drawn]
    await removeRow(tx, photo, product.id)
    return { result: files, event: { kind: 'photo_removed', detail: { photo_id: photo.id } } }
  })
  await discardFiles({ db, storage }, removed)
}
