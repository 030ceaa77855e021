import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { buildGallery, type Gallery } from '@ensaio/testing/scenes/gallery'
import { hashesOf, storePhotos } from '@ensaio/testing/scenes/stored-photos'
import { memoryOf } from '@ensaio/testing/server/memory'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '../../src/adapters/storage/disk-storage.ts'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const isFull = process.env.TRUST === 'full'
const photos = isFull ? 200 : 40
const crowd = isFull ? 20 : 6
const share = isFull ? 50 : 20
const moreMemory = 64 * 1024
// Concurrent downloads may double the memory: a file being read, and bytes waiting for the socket.
const moreMemoryForAll = 128 * 1024

let postgres: RealPostgres
let folder: string
let server: ServerProcess
let database: OpenDatabase
let gallery: Gallery
let hashes: string[]
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  const url = await postgres.createDatabase()
  folder = await newFolder()
  server = await startServer({ DATABASE_URL: url, DATA_DIR: folder })
  database = openPostgres(url, () => undefined)
  gallery = await buildGallery(database.db, { photos: 0 })
  hashes = await storePhotos(database.db, diskStorage(join(folder, 'files')), gallery, photos)
  // A first small download warms the server up: the whole archive must need no more memory than a part.
  const few = await database.db.selectFrom('photos').select('id').orderBy('position').limit(20).execute()
  await (await download({ photo_ids: few.map(({ id }) => id) })).arrayBuffer()
})
afterEach(async () => {
  await server.end('SIGTERM')
  await database.close()
})

function download(body: object): Promise<Response> {
  return fetch(`${server.url}${gallery.path}/photos/download`, {
    method: 'POST',
    headers: { cookie: gallery.owner, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const bodyOf = ({ body }: Response) => Readable.fromWeb(body as ReadableStream<Uint8Array>)

/** Counts the bytes of transfers, and measures the server's memory every 10 MB. */
function watchMemory() {
  const seen = { received: 0, most: 0 }
  const watch = () =>
    new Transform({
      async transform(part: Buffer, _, give) {
        const step = Math.floor(seen.received / 10_000_000)
        seen.received += part.length
        if (Math.floor(seen.received / 10_000_000) > step)
          seen.most = Math.max(seen.most, await memoryOf(server.pid ?? 0))
        give(null, part)
      },
    })
  return { seen, watch }
}

function report(seen: { received: number; most: number }, before: number): void {
  const more = seen.most - before
  console.log(`${seen.received} bytes; ${more} kB more memory than the ${before} kB before`)
}

test(`an archive of ${photos} photos of 3 MB: every byte arrives, the length is as announced, memory stays flat`, async () => {
  const before = await memoryOf(server.pid ?? 0)
  const answer = await download({})
  const path = join(folder, 'archive.zip')
  const { seen, watch } = watchMemory()
  await pipeline(bodyOf(answer), watch(), createWriteStream(path))
  expect(seen.received).toBe(Number(answer.headers.get('content-length')))
  expect(seen.most - before).toBeLessThan(moreMemory)
  expect(await hashesOf(path)).toEqual(hashes)
  report(seen, before)
})

test(`${crowd} archives of ${share} photos at once: every byte arrives, memory stays constant`, async () => {
  const asked = await database.db.selectFrom('photos').select('id').orderBy('position').limit(share).execute()
  const before = await memoryOf(server.pid ?? 0)
  const { seen, watch } = watchMemory()
  const paths = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const answer = await download({ photo_ids: asked.map(({ id }) => id) })
      const path = join(folder, `archive-${index}.zip`)
      await pipeline(bodyOf(answer), watch(), createWriteStream(path))
      expect((await stat(path)).size).toBe(Number(answer.headers.get('content-length')))
      return path
    }),
  )
  for (const path of paths) expect(await hashesOf(path)).toEqual(hashes.slice(0, share))
  expect(seen.most - before).toBeLessThan(moreMemoryForAll)
  report(seen, before)
})
