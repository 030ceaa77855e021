import { randomBytes } from 'node:crypto'
import { hasDelivery, productStatus } from '@ensaio/domain'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { NewPhoto } from '../repository/photos.ts'
import type { ReachedProduct } from '../repository/products.ts'
import type { ReadPhoto } from './read-photo.ts'

/** A photo whose files are stored. */
export type StoredPhoto = Omit<NewPhoto, 'sha256' | 'tag_id' | 'is_location_free'>

/** Stores a photo and its pictures under names of their own; where one of them cannot be stored, none stays (rule full-disk). */
export async function storePhoto(storage: Storage, photo: ReadPhoto): Promise<StoredPhoto> {
  const name = randomBytes(16).toString('hex')
  const files = {
    file: `photos/${name}.${photo.extension}`,
    thumbnail_file: `thumbnails/${name}.webp`,
    preview_file: `previews/${name}.webp`,
  }
  try {
    await storage.put(files.file, photo.bytes)
    await storage.put(files.thumbnail_file, photo.thumbnail)
    await storage.put(files.preview_file, photo.preview)
  } catch (error) {
    await Promise.allSettled(Object.values(files).map((file) => storage.remove(file)))
    throw error
  }
  const { width, height, is_panorama } = photo
  return { ...files, width, height, is_panorama, bytes: photo.bytes.length }
}

/** The names of a stored photo's files. */
export function filesOf(photo: { file: string; thumbnail_file: string; preview_file: string | null }) {
  return [photo.file, photo.thumbnail_file, photo.preview_file]
}

/** Do clients see this product, so that they may ask for sizes of its photos? */
export function isHandedOver({ status, session_status }: ReachedProduct): boolean {
  return status === productStatus.delivered || hasDelivery(session_status)
}
