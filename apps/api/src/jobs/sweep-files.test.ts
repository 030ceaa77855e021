import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { demoProducts } from '@ensaio/testing/scenes/demo-product'
import { mp4 } from '@ensaio/testing/scenes/video-bytes'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { openS3StandIn, type S3StandIn } from '@ensaio/testing/stand-ins/s3-stand-in'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import { s3Storage } from '../adapters/storage/s3-storage.ts'
import { recovering, setAside } from '../adapters/storage/set-aside.ts'
import { isFileName, type Storage } from '../adapters/storage/storage.ts'
import { receiveVideo } from '../deliverables/videos/receive-video.ts'
import { sweepFiles } from './sweep-files.ts'

let demo: DemoApp
let bucket: S3StandIn
beforeAll(async () => {
  demo = await openDemoApp()
  bucket = await openS3StandIn()
})
afterAll(async () => {
  await demo.close()
  await bucket.close()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const clock = { now: () => new Date().toISOString() }

const everything = (storage: Storage = diskStorage(demo.files)) => storedNames(storage)

async function age(name: string, minutes: number): Promise<void> {
  await utimes(join(demo.files, name), minutesAgo(minutes), minutesAgo(minutes))
}

/** The names of stored files in all text columns of all rows, which a sweep must keep. */
async function namedByRows(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(demo.db)
  const found = columns.map(async ({ table, column }) => {
    const { rows } = await sql<{ text: string | null }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}`.execute(demo.db)
    return rows.flatMap(({ text }) => (text !== null && isFileName(text) ? [text] : []))
  })
  return [...new Set((await Promise.all(found)).flat())].toSorted()
}

/** Lets the database adopt the next storage. */
const forgetStorage = () => demo.db.updateTable('installation').set({ storage_mark: null }).execute()

/** The demo's files in a folder and in a bucket, all a day old. */
const storages: [string, () => Promise<Storage>][] = [
  [
    'a folder',
    async () => {
      await forgetStorage()
      for (const name of await everything()) await age(name, 24 * 60)
      return diskStorage(demo.files)
    },
  ],
  [
    'a bucket',
    async () => {
      await forgetStorage()
      const [disk, storage] = [diskStorage(demo.files), s3Storage(bucket.config)]
      for (const name of await everything()) {
        const file = await disk.open(name)
        if (file) await storage.put(name, await buffer(file.stream))
      }
      for (const object of bucket.objects.values()) object.stored = minutesAgo(24 * 60)
      return storage
    },
  ],
]

describe.each(storages)('in %s', (_where, open) => {
  test('a sweep over the whole demo keeps every file that any column names', async () => {
    const named = await namedByRows()
    expect(named.map((name) => name.split('/')[0])).toEqual(
      expect.arrayContaining(['blueprints', 'logos', 'photos', 'thumbnails']),
    )
    const storage = await open()
    expect(await everything(storage)).toEqual(expect.arrayContaining(named))
    await sweepFiles({ db: demo.db, clock, storage })
    const left = new Set(await everything(storage))
    expect(named.filter((name) => !left.has(name))).toEqual([])
  })
})
test('unused files are set aside, remains of broken writes deleted; used, new and foreign files stay', async () => {
  const storage = diskStorage(demo.files)
  await forgetStorage()
  for (const name of await everything()) await age(name, 600)
  // The demo has some pictures that none of its ensaios uses.
  await sweepFiles({ db: demo.db, clock, storage })
  const before = await everything()
  expect(before.length).toBeGreaterThan(20)
  const orphans = [
    'photos/a1.jpg',
    'thumbnails/a1.webp',
    'previews/a1.webp',
    'blueprints/a1.pdf',
    'logos/a1.png',
  ]
  const young = 'photos/b2.jpg'
  const foreign = 'backups/c3.jpg'
  for (const name of [...orphans, young, foreign]) await storage.put(name, Buffer.from('x'))
  const remain = 'photos/d4.jpg.0123456789ab'
  await writeFile(join(demo.files, remain), 'half')
  for (const name of [...orphans, foreign, remain]) await age(name, 61)
  await age(young, 59)

  expect(await sweepFiles({ db: demo.db, clock, storage })).toEqual({ setAside: 5, putBack: 0, deleted: 1 })
  const waiting = orphans.map((name) => `set-aside/${name.replace('/', '-')}`)
  expect(await everything()).toEqual([...before, ...waiting, young, foreign].toSorted())
  expect(await sweepFiles({ db: demo.db, clock, storage })).toEqual({ setAside: 0, putBack: 0, deleted: 0 })
})

test('the first copy of a video, which a killed process left, is deleted and not set aside (rule file-location-free)', async () => {
  const storage = diskStorage(demo.files)
  await forgetStorage()
  await sweepFiles({ db: demo.db, clock, storage })
  const before = await everything()
  const located = mp4({ place: '-23.5505-046.6333/', data: 'GPS5 -23.5505', header: 'last' })
  async function* pieces() {
    yield located
  }
  let puts = 0
  const die = () => Promise.reject(new Error('killed'))
  const killed: Storage = {
    ...storage,
    put: (...args) => {
      puts += 1
      return puts > 1 ? die() : storage.put(...args)
    },
    remove: die,
  }
  await expect(
    receiveVideo(killed, { content: pieces(), isCut: () => false }, located.length),
  ).rejects.toThrow('killed')
  const left = (await everything()).filter((name) => !before.includes(name))
  expect(left).toHaveLength(1)
  for (const name of left) await age(name, 61)
  await sweepFiles({ db: demo.db, clock, storage })
  expect(await everything()).toEqual(before)
})

describe.each(storages)('an unused file in %s', (_where, open) => {
  const wait = async (storage: Storage, days: number) => {
    for (const name of await everything(storage)) {
      if (!name.startsWith('set-aside/')) continue
      const object = bucket.objects.get(name)
      if (object) object.stored = minutesAgo(days * 24 * 60)
      else await age(name, days * 24 * 60)
    }
  }
  const content = async (storage: Storage, name: string) => {
    const found = await storage.open(name)
    return found && (await buffer(found.stream)).toString()
  }

  test('is kept for seven days, then deleted', async () => {
    const storage = await open()
    await setAside(storage, 'photos/none.jpg')
    await storage.put('photos/e5.jpg', Buffer.from('photo'))
    await setAside(storage, 'photos/e5.jpg')
    expect(await everything(storage)).not.toContain('photos/e5.jpg')
    await wait(storage, 6.9)
    await sweepFiles({ db: demo.db, clock, storage })
    expect(await content(storage, 'set-aside/photos-e5.jpg')).toBe('photo')
    await wait(storage, 7.1)
    expect((await sweepFiles({ db: demo.db, clock, storage })).deleted).toBeGreaterThan(0)
    expect((await everything(storage)).filter((name) => name.startsWith('set-aside/'))).toEqual([])
  })

  test('is restored when a row names it in time: at once for a reader, else by the next sweep', async () => {
    const storage = await open()
    const names = ['photos/f6.jpg', 'photos/g7.jpg']
    for (const name of names) {
      await storage.put(name, Buffer.from(name))
      await setAside(storage, name)
    }
    await demo.db.updateTable('companies').set({ logo_file: 'photos/f6.jpg' }).where('id', '=', 4).execute()
    expect(await content(recovering(storage), 'photos/f6.jpg')).toBe('photos/f6.jpg')
    await setAside(storage, 'photos/f6.jpg')
    await wait(storage, 30)
    expect(await sweepFiles({ db: demo.db, clock, storage })).toMatchObject({ putBack: 1, deleted: 1 })
    expect(await content(storage, 'photos/f6.jpg')).toBe('photos/f6.jpg')
    expect(await content(recovering(storage), 'photos/g7.jpg')).toBeNull()
    await demo.db.updateTable('companies').set({ logo_file: null }).where('id', '=', 4).execute()
  })
})

test('files shared by several rows are removed with the last row', async () => {
  const storage = diskStorage(demo.files)
  await forgetStorage()
  await sweepFiles({ db: demo.db, clock, storage })
  for (const name of await everything()) await age(name, 600)
  const [gallery] = await demoProducts(demo.db, { itemId: 9 })
  const [photo] = await demo.db
    .selectFrom('photos')
    .select('file')
    .where('session_product_id', '=', gallery.productId)
    .execute()
  await sweepFiles({ db: demo.db, clock, storage })
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
  expect(await sweepFiles({ db: demo.db, clock, storage })).toMatchObject({ setAside: 0 })
  await demo.db.deleteFrom('photos').execute()
  expect((await sweepFiles({ db: demo.db, clock, storage })).setAside).toBeGreaterThan(10)
  expect(await storage.open(photo?.file ?? '')).toBeNull()
})
