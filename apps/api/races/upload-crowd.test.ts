import { randomBytes } from 'node:crypto'
import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import type { Photo } from '@ensaio/domain'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { sha256Of } from '@ensaio/testing/scenes/stored-photos'
import { multipart } from '@ensaio/testing/server/demo-form'
import { mostMemoryOf, mostMemoryOfChildren } from '@ensaio/testing/server/memory'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../src/database/postgres.ts'
import { segment } from '../src/files/location/located-files.ts'

const isFull = process.env.TRUST === 'full'
const crowd = isFull ? 50 : 12
const largest = 3_145_728
/** In kB, of the server and of the process that draws (rule drawing-apart), without settings of the allocator. */
const [mostMemory, mostMemoryBeside] = [400 * 1024, 300 * 1024]

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** Photos of 12 megapixels with the largest allowed size, all different. */
async function prepare(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const picture = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#887', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  expect(picture.length).toBeLessThan(largest)
  return Array.from({ length: crowd }, () => {
    // Each has its own unreadable colour profile, which is stored unchanged.
    const profile = segment(0xe2, `ICC_PROFILE\0\x01\x01${randomBytes(1000).toString('hex')}`)
    const whole = Buffer.concat([picture.subarray(0, 2), profile, picture.subarray(2)])
    return Buffer.concat([whole, Buffer.alloc(largest - whole.length)])
  })
}

/** The temporary files that a process holds open, on Linux. */
async function heldFiles(pid: number): Promise<string[]> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const names = await Promise.all(handles.map((one) => readlink(`/proc/${pid}/fd/${one}`).catch(() => '')))
  return names.filter((name) => name.includes('/ensaio-upload-'))
}

test(`${crowd} photos of 3 MB sent at once: all are stored byte for byte${isFull ? ', in less than 400 MB of memory' : ''}`, async () => {
  const url = await postgres.createDatabase()
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const { db, close } = openPostgres(url, () => undefined)
  const gallery = await buildGallery(db, { photos: 0 })
  const uploads = await prepare()
  const photos = await Promise.all(
    uploads.map(async (bytes, index) => {
      const form = await multipart({ file: { bytes, name: `${index}.jpg`, type: 'image/jpeg' } })
      const answer = await fetch(`${server.url}${gallery.path}/photos`, {
        method: 'POST',
        headers: { ...form.headers, cookie: gallery.admin },
        body: new Uint8Array(form.payload),
      })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { data: Photo }).data
    }),
  )
  const most = await mostMemoryOf(server.pid ?? 0)
  const beside = await mostMemoryOfChildren(server.pid ?? 0)
  const megabytes = [most, ...beside].map((kilobytes) => Math.round(kilobytes / 1024))
  console.log(
    `${crowd} uploads at once: server, and the process that draws: ${megabytes.join(', ')} MB at most`,
  )
  if (isFull) {
    expect(most).toBeLessThan(mostMemory)
    expect(Math.max(0, ...beside)).toBeLessThan(mostMemoryBeside)
  }

  for (const [index, photo] of photos.entries()) {
    const kept = await fetch(`${server.url}${photo.url}`, { headers: { cookie: gallery.owner } })
    expect(sha256Of(Buffer.from(await kept.arrayBuffer()))).toBe(sha256Of(uploads[index] ?? Buffer.of()))
  }
  const rows = await db.selectFrom('photos').select(['position', 'width']).orderBy('position').execute()
  expect(rows).toEqual(uploads.map((_, position) => ({ position, width: 4000 })))
  await server.end('SIGTERM')
  await close()
})

test.runIf(process.platform === 'linux')(
  'photos that are cut, too large, or of another kind are refused, and no file of theirs stays open',
  async () => {
    const url = await postgres.createDatabase()
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
    const { db, close } = openPostgres(url, () => undefined)
    const gallery = await buildGallery(db, { photos: 0 })
    const pid = server.pid ?? 0
    const to = `${server.url}${gallery.path}/photos`
    const send = async (bytes: Buffer) => {
      const { headers, payload } = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
      const body = new Uint8Array(payload)
      return fetch(to, { method: 'POST', headers: { ...headers, cookie: gallery.admin }, body })
    }
    // Long before Node collects, and closes, what was forgotten.
    const noneHeld = () => expect.poll(() => heldFiles(pid), { timeout: 20_000 }).toEqual([])
    /** Sends so many bytes of a photo, and leaves once the server holds them. */
    const leaveAfter = async (photo: Buffer, part: number) => {
      const { headers, payload } = await multipart({
        file: { bytes: photo, name: 'sala.jpg', type: 'image/jpeg' },
      })
      const options = { method: 'POST', headers: { ...headers, cookie: gallery.admin } }
      const sending = request(to, { ...options, agent: false })
      const closed = new Promise((resolve) => sending.on('close', resolve))
      sending.on('error', () => undefined)
      sending.write(payload.subarray(0, part))
      await expect.poll(() => heldFiles(pid)).not.toEqual([])
      sending.destroy()
      await closed
    }
    expect((await send(Buffer.alloc(largest + 1))).status).toBe(413)
    expect((await send(randomBytes(100_000))).status).toBe(415)
    await noneHeld()
    await leaveAfter(randomBytes(largest), 2_000_000)
    await noneHeld()
    await server.end('SIGTERM')
    await close()
  },
)
