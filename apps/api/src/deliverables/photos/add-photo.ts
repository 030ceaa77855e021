import { createHash } from 'node:crypto'
import { Failure, type Instant, mostPhotos, type Photo } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Tx } from '../../database/database.ts'
import { discardFiles } from '../../files/discard-files.ts'
import { kindsMadeAhead } from '../../files/sizes/derivative-kinds.ts'
import { askForPhotos } from '../../files/sizes/repository/derivatives.ts'
import { refuse } from '../../http/refusal.ts'
import { type Changed, changeMaterial, productToFill } from '../change-material.ts'
import { countPhotos, findSamePhoto, insertPhoto, type NewPhoto, photoOf } from '../repository/photos.ts'
import type { ProductPath, ReachedProduct } from '../repository/products.ts'
import { areTagsOf } from '../repository/tags.ts'
import { fileOf, readPhoto } from './read-photo.ts'
import { filesOf, isHandedOver, storePhoto } from './store-photo.ts'

type Keeping = Pick<Ports, 'db' | 'storage'>

async function write(
  tx: Tx,
  product: ReachedProduct,
  photo: NewPhoto,
  now: Instant,
): Promise<Changed<Photo>> {
  const { id: productId } = product
  const same = await findSamePhoto(tx, productId, photo.sha256)
  if (same !== null) return { result: same, event: null }
  const position = await countPhotos(tx, productId)
  if (position >= mostPhotos) refuse('transition_refused', `Um produto tem no máximo ${mostPhotos} fotos.`)
  const id = await insertPhoto(tx, { productId, position }, photo)
  if (isHandedOver(product)) await askForPhotos(tx, [id], kindsMadeAhead, now)
  const result = (await photoOf(tx, productId, id)) ?? refuse('not_found')
  return { result, event: { kind: 'photo_added', detail: { photo_id: id, sha256: photo.sha256 } } }
}

/**
 * Adds a photo: its files are stored and synced first, then its row is written, so that what was acknowledged is there (rule file-before-row).
 * The same bytes again answer the photo that is there. Files whose row was refused are set aside at once; those of a process that
 * died, or of an answer that the database kept to itself, by the sweep.
 */
export async function addPhoto(
  keeping: Keeping,
  {
    viewer,
    path,
    upload,
    tagId,
  }: { viewer: Viewer; path: ProductPath; upload: unknown; tagId: number | null },
  now: Instant,
): Promise<Photo> {
  const { db, storage } = keeping
  const product = await productToFill(db, { viewer, path, material: 'photos' })
  const file = fileOf(upload, 'Escolha uma foto.')
  if (tagId !== null && !(await areTagsOf(db, 'photos', [tagId]))) {
    refuse('invalid', undefined, { tag_id: 'Escolha um ambiente que existe.' })
  }
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const same = await findSamePhoto(db, product.id, sha256)
  if (same !== null) return same
  const stored = await storePhoto(storage, await readPhoto(file))
  const photo = { ...stored, sha256, tag_id: tagId, is_location_free: true }
  try {
    const added = await changeMaterial(db, { viewer, product }, now, (tx, current) =>
      write(tx, current, photo, now),
    )
    // Where somebody was faster with the same bytes, ours are of no use; where not, a row points to them.
    await discardFiles(keeping, filesOf(photo))
    return added
  } catch (error) {
    if (error instanceof Failure) await discardFiles(keeping, filesOf(photo))
    throw error
  }
}
