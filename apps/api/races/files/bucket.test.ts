import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Photo, Session } from '@ensaio/domain'
import { buildGallery, type Gallery } from '@ensaio/testing/scenes/gallery'
import { hashesOf, sha256Of } from '@ensaio/testing/scenes/stored-photos'
import { multipart } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { openS3StandIn, type S3StandIn } from '@ensaio/testing/stand-ins/s3-stand-in'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

// A server in the same process limits sharp to JPEG and PNG.
sharp.unblock({ operation: ['VipsForeignLoadWebp'] })

let postgres: RealPostgres
let bucket: S3StandIn
let server: ServerProcess
let database: OpenDatabase
let gallery: Gallery
let folder: string
let start: () => Promise<ServerProcess>
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  bucket = await openS3StandIn()
  folder = await newFolder()
  const DATABASE_URL = await postgres.createDatabase()
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.config
  start = () =>
    startServer({
      DATABASE_URL,
      DATA_DIR: folder,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket.config.bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REGION: region,
    })
  server = await start()
  database = openPostgres(DATABASE_URL, () => undefined)
  gallery = await buildGallery(database.db, { photos: 0 })
})
afterEach(async () => {
  await server.end('SIGTERM')
  await database.close()
  await bucket.close()
})

async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function send(bytes: Buffer, name: string): Promise<{ status: number; photo: Photo }> {
  const form = await multipart({ file: { bytes, name, type: 'image/jpeg' } })
  const answer = await fetch(`${server.url}${gallery.path}/photos`, {
    method: 'POST',
    headers: { ...form.headers, cookie: gallery.admin },
    body: new Uint8Array(form.payload),
  })
  return { status: answer.status, photo: ((await answer.json()) as { data: Photo }).data }
}

async function listed(): Promise<readonly Photo[]> {
  const path = gallery.path.slice(0, gallery.path.lastIndexOf('/'))
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: gallery.admin } })
  const { data } = (await answer.json()) as { data: Session }
  const product = data.products.find(({ item }) => item.item_id === 9)
  return (product?.deliverables ?? []) as Photo[]
}

async function fetched(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const answer = await fetch(`${server.url}${path}`, {
    headers: { cookie: gallery.admin, accept: 'image/webp,*/*' },
  })
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

function archive(): Promise<Response> {
  return fetch(`${server.url}${gallery.path}/photos/download`, {
    method: 'POST',
    headers: { cookie: gallery.admin, 'content-type': 'application/json' },
    body: '{}',
  })
}

/** All stored keys but those set aside, and those of the sizes, which come when they come (`derivatives.test.ts`). */
const keys = () =>
  [...bucket.objects.keys()].filter((key) => !/^(marks|set-aside|sizes)\//.test(key)).toSorted()
const asideKeys = () =>
  [...bucket.objects.keys()].filter(
    (key) => key.startsWith('set-aside/') && !key.startsWith('set-aside/sizes-'),
  )
const foldersOf = (names: string[]) => names.map((name) => name.split('/')[0])

test('a gallery in a bucket: uploaded, listed, viewed small and full size, archived, deleted, swept', async () => {
  const pictures = await Promise.all(['#a33', '#3a3', '#33a'].map(picture))
  const sent: Photo[] = []
  for (const [index, bytes] of pictures.entries()) {
    const { status, photo } = await send(bytes, `${index}.jpg`)
    expect(status).toBe(200)
    sent.push(photo)
  }
  expect(foldersOf(keys())).toEqual(
    ['photos', 'previews', 'thumbnails'].flatMap((one) => pictures.map(() => one)),
  )
  expect((await listed()).map(({ id }) => id)).toEqual(sent.map(({ id }) => id))

  for (const [index, photo] of sent.entries()) {
    expect(sha256Of((await fetched(photo.url)).bytes)).toBe(sha256Of(pictures[index] ?? Buffer.of()))
    const small = await fetched(photo.thumbnail_url ?? '')
    const { width = 0, format } = await sharp(small.bytes).metadata()
    expect([small.type, format, width < 1600]).toEqual(['image/webp', 'webp', true])
  }

  const whole = await archive()
  const path = join(folder, 'archive.zip')
  await pipeline(Readable.fromWeb(whole.body as ReadableStream<Uint8Array>), createWriteStream(path))
  expect(await hashesOf(path)).toEqual(pictures.map(sha256Of))

  const [first] = sent
  const gone = await fetch(`${server.url}${gallery.path}/photos/${first?.id}`, {
    method: 'DELETE',
    headers: { cookie: gallery.admin },
  })
  expect(gone.status).toBe(200)
  expect((await listed()).map(({ id }) => id)).toEqual(sent.slice(1).map(({ id }) => id))
  expect(keys()).toHaveLength(6)

  // Orphans of a killed process: one is old enough for the next sweep, which runs at the start.
  const kept = keys()
  const object = { content: Buffer.from('x'), type: 'image/jpeg' }
  bucket.objects.set('photos/old.jpg', { ...object, stored: new Date(Date.now() - 2 * 3_600_000) })
  bucket.objects.set('photos/young.jpg', { ...object, stored: new Date() })
  await server.end('SIGTERM')
  server = await start()
  await vi.waitFor(() => expect(keys()).toEqual([...kept, 'photos/young.jpg'].toSorted()), {
    timeout: 30_000,
  })
  // Three files of the deleted photo, and the orphan.
  expect(asideKeys()).toHaveLength(4)
  expect(asideKeys()).toContain('set-aside/photos-old.jpg')
})

test('an unavailable bucket takes no photo and leaves no row; available again, it takes the same one', async () => {
  const bytes = await picture('#333')
  bucket.outage = 'busy'
  const { status } = await send(bytes, 'a.jpg')
  bucket.outage = null
  expect(status).toBeGreaterThanOrEqual(500)
  expect(await listed()).toEqual([])
  expect((await send(bytes, 'a.jpg')).status).toBe(200)
  expect(await listed()).toHaveLength(1)
})

test('a missing or cut object aborts the archive; the server keeps running', async () => {
  await send(await picture('#111'), 'a.jpg')
  await send(await picture('#222'), 'b.jpg')
  bucket.outage = 'cut'
  await expect(archive().then((answer) => answer.arrayBuffer())).rejects.toThrow()
  bucket.outage = null
  bucket.objects.delete(keys().find((key) => key.startsWith('photos/')) ?? '')
  await expect(archive().then((answer) => answer.arrayBuffer())).rejects.toThrow()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
