import { buffer } from 'node:stream/consumers'
import { openS3StandIn, type S3StandIn } from '@ensaio/testing/stand-ins/s3-stand-in'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { zipFiles } from '../../files/zip-files.ts'
import { openStorage } from './open-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let standIn: S3StandIn
let storage: Storage
beforeEach(async () => {
  standIn = await openS3StandIn()
  storage = await openStorage({ s3: standIn.config, dataDir: '/nowhere' })
})
afterEach(() => standIn.close())

const bytes = Buffer.from('as it was made')

test('stores a file whole under its name in the bucket, and reads it back', async () => {
  await storage.put('photos/a1.jpg', bytes)
  expect(standIn.asked).toEqual(['PUT /ensaio/photos/a1.jpg'])
  expect(standIn.objects.get('photos/a1.jpg')).toMatchObject({ content: bytes, type: 'image/jpeg' })
  const found = await storage.open('photos/a1.jpg')
  expect([found?.bytes, found && (await buffer(found.stream))]).toEqual([bytes.length, bytes])
})

test('opening a missing file gives null; removing it is no error', async () => {
  expect(await storage.open('photos/b2.jpg')).toBeNull()
  await storage.put('photos/a1.jpg', bytes)
  await storage.remove('photos/a1.jpg')
  await storage.remove('photos/a1.jpg')
  expect(standIn.objects.size).toBe(0)
})

test('lists all pages, and only our file names', async () => {
  const names = [
    'blueprints/a1.pdf',
    'photos/a1.jpg',
    'photos/b2.jpg',
    'previews/a1.webp',
    'thumbnails/a1.webp',
  ]
  for (const name of names) await storage.put(name, bytes)
  standIn.objects.set('somebody else.txt', { content: bytes, stored: new Date(), type: '' })
  const listed: string[] = []
  for await (const { name, storedAt } of storage.list()) {
    listed.push(name)
    expect(Math.abs(Date.parse(storedAt) - Date.now())).toBeLessThan(60_000)
  }
  expect(listed).toEqual(names)
})

test('a busy storage is asked again', async () => {
  standIn.trouble.push('busy')
  await storage.put('photos/a1.jpg', bytes)
  expect([standIn.asked.length, standIn.objects.size]).toEqual([2, 1])
})

test.each(['silent', 'stuck'] as const)('a bucket that stays %s fails what waits for it', async (outage) => {
  standIn.outage = outage
  const hasty = s3Storage(standIn.config, 20)
  const read = async () => {
    const found = await hasty.open('photos/a1.jpg')
    return found && buffer(found.stream)
  }
  const waiting = [read(), storedNames(hasty), hasty.move('photos/a1.jpg', 'photos/b2.jpg')]
  await Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ name: 'TimeoutError' })))
})

test('a wrong key or bucket throws instead of giving null', async () => {
  const other = s3Storage({ ...standIn.config, accessKeyId: 'other' })
  await expect(other.put('photos/a1.jpg', bytes)).rejects.toThrow('AccessDenied')
  await expect(other.open('photos/a1.jpg')).rejects.toThrow('AccessDenied')
  await expect(s3Storage({ ...standIn.config, bucket: 'no' }).open('photos/a1.jpg')).rejects.toThrow(
    'NoSuchBucket',
  )
})

/** Bytes that arrive piece by piece, 20 MB in all; `failure` ends them before. */
async function* arriving(failure?: Error) {
  for (let nth = 0; nth < 20; nth += 1) {
    yield Buffer.alloc(1024 * 1024, nth)
    if (failure && nth === 12) throw failure
  }
}

test('a file that arrives in pieces goes in parts, and is there only when it is whole', async () => {
  await storage.put('videos/a1.mp4', arriving())
  const stored = standIn.objects.get('videos/a1.mp4')
  expect([stored?.content.length, stored?.type, standIn.uploads.size]).toEqual([
    20 * 1024 * 1024,
    'video/mp4',
    0,
  ])
  expect(stored?.content[13 * 1024 * 1024]).toBe(13)
  const parts = standIn.asked.filter((one) => one === 'PUT /ensaio/videos/a1.mp4')
  expect(parts).toHaveLength(3)
  const found = await storage.open('videos/a1.mp4', { from: 1024 * 1024 - 1, to: 1024 * 1024 + 1 })
  expect([found?.bytes, found && [...(await buffer(found.stream))]]).toEqual([3, [0, 1, 1]])
})

test('a broken upload discards its parts; the sweep discards those of a server that died, a day later', async () => {
  await expect(storage.put('videos/a1.mp4', arriving(new Error('cut')))).rejects.toThrow('cut')
  expect([standIn.uploads.size, standIn.objects.size]).toEqual([0, 0])
  const day = 24 * 3_600_000
  const upload = (age: number) => ({
    ...{ key: 'videos/b2.mp4', type: 'video/mp4', parts: new Map<number, Buffer>() },
    began: new Date(Date.now() - age),
  })
  standIn.uploads.set('old', upload(2 * day)).set('new', upload(0.5 * day))
  const remains = await storedNames(storage)
  expect(remains).toEqual([expect.stringMatching(/^videos\/b2\.mp4\.[0-9a-f]{12}$/)])
  for (const name of remains) await storage.remove(name)
  expect([...standIn.uploads.keys()]).toEqual(['new'])
})

test('a file gets another name in the bucket itself; a missing one tells', async () => {
  await storage.put('videos/a1.mp4', bytes)
  expect(await storage.move('videos/a1.mp4', 'set-aside/videos-a1.mp4')).toBe(true)
  expect([...standIn.objects.keys()]).toEqual(['set-aside/videos-a1.mp4'])
  expect(await storage.move('videos/a1.mp4', 'set-aside/videos-a1.mp4')).toBe(false)
})

test('a cut transfer aborts the archive', async () => {
  await storage.put('photos/a1.jpg', bytes)
  standIn.trouble.push('cut')
  const zip = zipFiles(storage, [{ name: 'a.jpg', file: 'photos/a1.jpg', bytes: bytes.length }], {
    now: '2026-11-20T15:00:00.000Z',
    onFailure: () => undefined,
  })
  await expect(buffer(zip.stream)).rejects.toThrow()
})

test.each(['../a.jpg', 'photos/../a.jpg', 'photos/a.jpg?x', ''])(
  '%j never reaches the bucket',
  async (name) => {
    await expect(storage.put(name, bytes)).rejects.toThrow('Not a file name')
    await expect(storage.open(name)).rejects.toThrow('Not a file name')
    await expect(storage.remove(name)).rejects.toThrow('Not a file name')
    expect(standIn.asked).toEqual([])
  },
)
