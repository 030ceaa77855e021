import { createHash, randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Photo } from '@ensaio/domain'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { multipart, type SentForm } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../src/adapters/storage/disk-storage.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { noise } from '../../src/files/location/located-files.ts'
import { sweepFiles } from '../../src/jobs/sweep-files.ts'

const isFull = process.env.TRUST === 'full'
const kills = isFull ? 10 : 2
const uploads = isFull ? 990 : 60
const width = 8

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Upload {
  sha256: string
  form: SentForm
  /** Bytes after which the connection is cut; null sends all. */
  cutAt: number | null
}

/** Photos that differ in bytes and length; every fifth upload is cut. */
async function prepare(count: number): Promise<Upload[]> {
  const all = Array.from({ length: count }, async (_, index) => {
    // Noise without metadata, so that the stored bytes are the bytes sent.
    const bytes = await noise(randomInt(30, isFull ? 900 : 500), randomInt(30, 500))
      .jpeg()
      .toBuffer()
    const form = await multipart({ file: { bytes, name: `${index}.jpg`, type: 'image/jpeg' } })
    const cutAt = index % 5 === 0 ? randomInt(form.payload.length) : null
    return { sha256: createHash('sha256').update(bytes).digest('hex'), form, cutAt }
  })
  return Promise.all(all)
}

/** Uploads one, and returns the acknowledged photo, or null. */
function send(url: string, cookie: string, { form, cutAt }: Upload): Promise<Photo | null> {
  return new Promise((resolve) => {
    const headers = { ...form.headers, cookie, 'content-length': form.payload.length }
    const sent = request(url, { method: 'POST', headers }, async (response) => {
      try {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part as Buffer)
        const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: Photo }
        resolve(response.statusCode === 200 ? data : null)
      } catch {
        resolve(null)
      }
    })
    sent.once('error', () => resolve(null))
    if (cutAt === null) sent.end(form.payload)
    else sent.write(form.payload.subarray(0, cutAt), () => sent.destroy())
  })
}

/** All stored files except those set aside, and those of the sizes, which come when they come (`derivatives.test.ts`). */
async function filesUnder(folder: string): Promise<string[]> {
  const folders = (await readdir(folder)).filter((one) => !['set-aside', 'marks', 'sizes'].includes(one))
  const names = folders.map(async (one) => (await readdir(join(folder, one))).map((name) => `${one}/${name}`))
  return (await Promise.all(names)).flat().toSorted()
}

test(`${uploads} uploads, a fifth cut, the server killed ${kills} times: acknowledged photos are stored, and no orphan is left after the sweep`, async () => {
  const databaseUrl = await postgres.createDatabase()
  const folder = await newFolder()
  const start = () => startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
  let server = await start()
  const { db, close } = openPostgres(databaseUrl, () => undefined)
  const gallery = await buildGallery(db, { photos: 0 })
  const acknowledged = new Map<string, Photo>()
  let unknown = 0

  for (let round = 0; round < kills; round += 1) {
    const waiting = await prepare(Math.floor(uploads / kills))
    const killAfter = Math.floor(waiting.length / 2)
    let answered = 0
    let killed: Promise<unknown> | null = null
    const worker = async () => {
      for (let upload = waiting.shift(); upload !== undefined; upload = waiting.shift()) {
        const photo = await send(`${server.url}${gallery.path}/photos`, gallery.admin, upload)
        if (photo !== null) acknowledged.set(upload.sha256, photo)
        else if (upload.cutAt === null) unknown += 1
        answered += 1
        if (answered === killAfter) killed = server.end('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: width }, worker))
    await killed
    server = await start()
  }
  expect(acknowledged.size).toBeGreaterThan(uploads / 5)
  expect(unknown).toBeGreaterThan(0)

  const files = join(folder, 'files')
  const clock = { now: () => new Date(Date.now() + 2 * 3_600_000).toISOString() }
  await sweepFiles({ db, clock, storage: diskStorage(files) })
  const rows = await db.selectFrom('photos').selectAll().orderBy('position').execute()
  const expected = rows.flatMap((row) => [row.file, row.thumbnail_file, row.preview_file ?? ''])
  expect(await filesUnder(files)).toEqual(expected.toSorted())
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place))

  for (const [sha256, photo] of acknowledged) {
    const response = await fetch(`${server.url}${photo.url}`, { headers: { cookie: gallery.owner } })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
  await server.end('SIGTERM')
  await close()
})
