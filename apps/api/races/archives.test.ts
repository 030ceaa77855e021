import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open as openZip, type ZipFile } from 'yauzl'
import type { Database } from '../src/ports/database.ts'
import { diskStorage } from '../src/ports/disk-storage.ts'
import { openPostgres } from '../src/ports/postgres.ts'
import { buildGallery, type Gallery } from './gallery.ts'
import { type RealPostgres, startPostgres } from './postgres.ts'
import { newFolder, startServer } from './server-process.ts'

const isFull = process.env.TRUST === 'full'
const photos = isFull ? 200 : 40
const photoBytes = 3_000_000
const moreMemory = 64 * 1024
const run = promisify(execFile)

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** What the process keeps in memory, in kB. */
async function memoryOf(pid: number): Promise<number> {
  return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
}

async function fill(db: Database, files: string, { productId }: Gallery): Promise<string[]> {
  const storage = diskStorage(files)
  const hashes: string[] = []
  for (let position = 0; position < photos; position += 1) {
    const bytes = randomBytes(photoBytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = `photos/${sha256.slice(0, 32)}.jpg`
    await storage.put(file, bytes)
    const row = {
      file,
      thumbnail_file: file,
      bytes: photoBytes,
      sha256,
      position,
      session_product_id: productId,
    }
    await db.insertInto('photos').values(row).execute()
    hashes.push(sha256)
  }
  return hashes
}

async function hashesOf(path: string): Promise<string[]> {
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

test(`an archive of ${photos} photos of 3 MB: every byte of each, its length as announced, the memory flat`, async () => {
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder })
  const { db, close } = openPostgres(url, () => undefined)
  const gallery = await buildGallery(db, { photos: 0 })
  const hashes = await fill(db, join(folder, 'files'), gallery)
  const download = (body: object) =>
    fetch(`${server.url}${gallery.path}/photos/download`, {
      method: 'POST',
      headers: { cookie: gallery.owner, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  // The first few let the server settle: what counts is that the whole takes no more than a part.
  const few = await db.selectFrom('photos').select('id').orderBy('position').limit(20).execute()
  await (await download({ photo_ids: few.map(({ id }) => id) })).arrayBuffer()

  const before = await memoryOf(server.pid ?? 0)
  const answer = await download({})
  const path = join(folder, 'archive.zip')
  let [received, most] = [0, before]
  const watch = new Transform({
    async transform(part: Buffer, _, give) {
      const step = Math.floor(received / 10_000_000)
      received += part.length
      if (Math.floor(received / 10_000_000) > step) most = Math.max(most, await memoryOf(server.pid ?? 0))
      give(null, part)
    },
  })
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
  await pipeline(body, watch, createWriteStream(path))
  expect(received).toBe(Number(answer.headers.get('content-length')))
  expect(most - before).toBeLessThan(moreMemory)
  expect(await hashesOf(path)).toEqual(hashes)
  if (isFull) console.log(`${received} bytes; ${most - before} kB more memory than the ${before} kB before`)
  await server.end('SIGTERM')
  await close()
})
