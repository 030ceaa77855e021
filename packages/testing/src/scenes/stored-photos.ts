import { createHash, randomBytes } from 'node:crypto'
import type { Storage } from '@ensaio/api/adapters/storage/storage'
import type { Database } from '@ensaio/api/database/database'
import { open as openZip, type ZipFile } from 'yauzl'
import type { Gallery } from './gallery.ts'

const photoBytes = 3_000_000

/** SHA-256 in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Fills a gallery with so many different stored photos of 3 MB, and returns their hashes in order. */
export async function storePhotos(
  db: Database,
  storage: Storage,
  { productId }: Gallery,
  count: number,
): Promise<string[]> {
  const hashes: string[] = []
  for (let position = 0; position < count; position += 1) {
    const bytes = randomBytes(photoBytes)
    const sha256 = sha256Of(bytes)
    const file = `photos/${sha256.slice(0, 32)}.jpg`
    await storage.put(file, bytes)
    const row = { file, thumbnail_file: file, bytes: photoBytes, sha256, position, is_location_free: true }
    await db
      .insertInto('photos')
      .values({ ...row, session_product_id: productId })
      .execute()
    hashes.push(sha256)
  }
  return hashes
}

/** The hashes of the entries of an archive on disk, in order. */
export async function hashesOf(path: string): Promise<string[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    openZip(path, { lazyEntries: true }, (error, opened) => (opened ? resolve(opened) : reject(error)))
  })
  const hashes: string[] = []
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(hashes))
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error)
        const hash = createHash('sha256')
        stream.on('data', (part) => hash.update(part))
        stream.once('end', () => {
          hashes.push(hash.digest('hex'))
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
}
