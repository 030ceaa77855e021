import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoApp, openDemoApp } from '../demo/demo-app.ts'
import { demoProducts } from '../demo/demo-product.ts'
import { diskStorage } from '../ports/disk-storage.ts'
import { sweepFiles } from './sweep-files.ts'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp()
})
afterAll(() => demo.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const clock = { now: () => new Date().toISOString() }

async function everything(): Promise<string[]> {
  const folders = await readdir(demo.files)
  const names = folders.map(async (folder) =>
    (await readdir(join(demo.files, folder))).map((name) => `${folder}/${name}`),
  )
  return (await Promise.all(names)).flat().toSorted()
}

async function age(name: string, minutes: number): Promise<void> {
  await utimes(join(demo.files, name), minutesAgo(minutes), minutesAgo(minutes))
}

test('old files without a row go, remains of broken writes too; used ones, young ones and others’ stay', async () => {
  const storage = diskStorage(demo.files)
  for (const name of await everything()) await age(name, 600)
  // The demo brings some pictures that no ensaio of it shows.
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

  expect(await sweepFiles({ db: demo.db, clock, storage })).toBe(6)
  expect(await everything()).toEqual([...before, young, foreign].toSorted())
  expect(await sweepFiles({ db: demo.db, clock, storage })).toBe(0)
})

test('the files of a removed row go with the last that shares them', async () => {
  const storage = diskStorage(demo.files)
  const [gallery] = await demoProducts(demo.db, { itemId: 9 })
  const [photo] = await demo.db
    .selectFrom('photos')
    .select('file')
    .where('session_product_id', '=', gallery.productId)
    .execute()
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
  expect(await sweepFiles({ db: demo.db, clock, storage })).toBe(0)
  await demo.db.deleteFrom('photos').execute()
  expect(await sweepFiles({ db: demo.db, clock, storage })).toBeGreaterThan(10)
  expect(await storage.open(photo?.file ?? '')).toBeNull()
})
