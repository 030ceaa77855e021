import { buffer } from 'node:stream/consumers'
import { openS3StandIn, type S3StandIn } from '@ensaio/testing/stand-ins/s3-stand-in'
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

test('a wrong key or bucket throws instead of giving null', async () => {
  const other = s3Storage({ ...standIn.config, accessKeyId: 'other' })
  await expect(other.put('photos/a1.jpg', bytes)).rejects.toThrow('AccessDenied')
  await expect(other.open('photos/a1.jpg')).rejects.toThrow('AccessDenied')
  await expect(s3Storage({ ...standIn.config, bucket: 'no' }).open('photos/a1.jpg')).rejects.toThrow(
    'NoSuchBucket',
  )
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
