import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { openS3StandIn } from '@ensaio/testing/stand-ins/s3-stand-in'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import { s3Storage } from '../adapters/storage/s3-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sweepFiles } from '../jobs/sweep-files.ts'
import { storageFit } from './storage-fit.ts'

const opened: OpenDatabase[] = []
const folders: string[] = []
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function newDatabase() {
  const database = await openEmptyDatabase()
  // Copies of the template have the same id; these are different databases.
  await database.db.updateTable('installation').set({ id: randomUUID() }).execute()
  opened.push(database)
  return database.db
}

async function newDisk(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-fit-'))
  folders.push(folder)
  return diskStorage(folder)
}

const marksIn = (storage: Storage) => storedNames(storage, 'marks')

let db: OpenDatabase['db']
beforeEach(async () => {
  db = await newDatabase()
})

test('a database adopts its first storage, and recognises it', async () => {
  const storage = await newDisk()
  expect([await storageFit({ db, storage }), await storageFit({ db, storage })]).toEqual(['ok', 'ok'])
  expect(await marksIn(storage)).toHaveLength(1)
})

test('a second server with its own disk is detected, whichever starts first', async () => {
  const disks = [await newDisk(), await newDisk()]
  const fits = await Promise.all(disks.map((storage) => storageFit({ db, storage })))
  expect(fits.toSorted()).toEqual(['ok', 'separate'])
  const again = await Promise.all(disks.map((storage) => storageFit({ db, storage })))
  expect(again).toEqual(fits)
})

test('servers that share a bucket and start at once agree on one mark', async () => {
  const bucket = await openS3StandIn()
  const fits = await Promise.all(
    Array.from({ length: 4 }, () => storageFit({ db, storage: s3Storage(bucket.config) })),
  )
  expect(fits).toEqual(Array(4).fill('ok'))
  expect(await marksIn(s3Storage(bucket.config))).toHaveLength(1)
  await bucket.close()
})

test('two databases on one storage are detected, and neither sweeps the other’s files', async () => {
  const storage = await newDisk()
  expect(await storageFit({ db, storage })).toBe('ok')
  await storage.put('photos/a1.jpg', Buffer.from('x'))
  const other = await newDatabase()
  expect(await storageFit({ db: other, storage })).toBe('shared')
  const later = { now: () => new Date(Date.now() + 30 * 24 * 3_600_000).toISOString() }
  await expect(sweepFiles({ db: other, clock: later, storage })).rejects.toThrow('Another database')
  expect(await storage.open('photos/a1.jpg')).not.toBeNull()
  // The second database left nothing that affects the first.
  expect(await storageFit({ db, storage })).toBe('ok')
})

test('a server killed between writing the mark and the row needs no repair', async () => {
  const storage = await newDisk()
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  await storage.put(`marks/${id}-0123456789ab.txt`, Buffer.from('x'))
  expect([await storageFit({ db, storage }), await storageFit({ db, storage })]).toEqual(['ok', 'ok'])
})
