import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { kindsMadeAhead } from '../files/sizes/derivative-kinds.ts'
import { askForPhotos, takeNext } from '../files/sizes/repository/derivatives.ts'
import { derivativeMaker } from './make-derivatives.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let owner: Caller
let now = noon
let failures: string[]
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  owner = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  now = noon
  failures = []
  for (const table of ['photo_derivatives', 'photo_crops'] as const) await demo.db.deleteFrom(table).execute()
  await rm(join(demo.files, 'sizes'), { recursive: true, force: true })
})

const clock = { now: () => now }
const later = (minutes: number) => {
  now = new Date(Date.parse(now) + minutes * 60_000).toISOString()
}
/** One round of a server that has just started. */
const round = (storage: Storage = diskStorage(demo.files)) =>
  derivativeMaker({ db: demo.db, storage, clock })((error) => failures.push(String(error)))
const rows = () => demo.db.selectFrom('photo_derivatives').selectAll().orderBy('id').execute()
const stored = () => readdir(join(demo.files, 'sizes')).catch(() => [])
const photoOf = ({ productId }: DemoProduct) =>
  demo.db
    .selectFrom('photos')
    .selectAll()
    .where('session_product_id', '=', productId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
/** Asks for one picture of a photo of the demo. */
async function asked(kind: (typeof kindsMadeAhead)[number] = 'web') {
  const photo = await photoOf((await demoProducts(demo.db, { itemId: 9 }))[0])
  await askForPhotos(demo.db, [photo.id], [kind], now)
  return photo
}

let uploads = 0
/** Uploads a photo unlike those before; returns its id. */
async function upload({ path }: DemoProduct): Promise<number> {
  uploads += 1
  const bytes = await sharp({ create: { width: 90, height: 60 + uploads, channels: 3, background: '#567' } })
    .jpeg()
    .toBuffer()
  const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
  const answer = await admin.post(`${path}/photos`, form.payload, form.headers)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body.data as { id: number }).id
}

describe('what is asked for (rule derivatives-once)', () => {
  test('the pictures of a photo, when its product is marked as delivered; none before', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status: 4 })
    const photoId = await upload(product)
    expect(await rows()).toEqual([])
    expect((await admin.post(product.path, { status: 3 })).status).toBe(200)
    expect((await rows()).map(({ photo_id, kind }) => [photo_id, kind])).toEqual(
      kindsMadeAhead.map((kind) => [photoId, kind]),
    )
    // What is there already is not asked for again.
    await admin.post(product.path, { status: 2 })
    await admin.post(product.path, { status: 3 })
    expect(await rows()).toHaveLength(kindsMadeAhead.length)
    expect(await round()).toBe(kindsMadeAhead.length)
    expect((await rows()).every(({ file }) => file !== null)).toBe(true)
    expect(await stored()).toHaveLength(kindsMadeAhead.length)
    expect(await round()).toBe(0)
  })

  test('and of one that is added afterwards', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    const photoId = await upload(product)
    expect(new Set((await rows()).map(({ photo_id }) => photo_id))).toEqual(new Set([photoId]))
  })
})

test('photos with one file have one picture of each kind', async () => {
  const [one, other] = await demoProducts(demo.db, { itemId: 9 })
  const first = await photoOf(one)
  const twin = await photoOf(other ?? one)
  await demo.db.updateTable('photos').set({ file: first.file }).where('id', '=', twin.id).execute()
  await askForPhotos(demo.db, [first.id, twin.id], ['web'], now)
  expect(await round()).toBe(2)
  expect(await stored()).toHaveLength(1)
  const [mine, theirs] = await rows()
  expect([mine?.file, mine?.bytes]).toEqual([theirs?.file, theirs?.bytes])
  await demo.db.updateTable('photos').set({ file: twin.file }).where('id', '=', twin.id).execute()
})

describe('a picture that a process took and never wrote', () => {
  test('is taken again after two minutes, and gets the file that may be stored already', async () => {
    await asked()
    expect(await takeNext(demo.db, now, { isBacklog: false })).toMatchObject({ kind: 'web', attempts: 1 })
    later(1)
    expect(await round()).toBe(0)
    later(1)
    expect(await round()).toBe(1)
    const [name] = await stored()
    // As if the process had died between file and row.
    const none = { file: null, width: null, height: null, bytes: null }
    await demo.db
      .updateTable('photo_derivatives')
      .set({ ...none, due_at: now })
      .execute()
    expect(await round()).toBe(1)
    expect(await stored()).toEqual([name])
  })

  test('waits twice as long each time, so that a picture that ends its process does not end all', async () => {
    await asked()
    const waits: number[] = []
    for (let nth = 0; nth < 12; nth += 1) {
      await takeNext(demo.db, now, { isBacklog: false })
      const [row] = await rows()
      waits.push((Date.parse(String(row?.due_at)) - Date.parse(now)) / 60_000)
      now = new Date(String(row?.due_at)).toISOString()
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440])
  })
})

describe('a picture that fails', () => {
  test('waits longer each time, does not stop the others, and is drawn once it can be', async () => {
    const photo = await asked('portal')
    const write = (file: string) =>
      demo.db.updateTable('photos').set({ file }).where('id', '=', photo.id).execute()
    await write('photos/gone.jpg')
    const [, other] = await demoProducts(demo.db, { itemId: 9 })
    const next = await photoOf(other ?? ((await demoProducts(demo.db, { itemId: 9 }))[0] as DemoProduct))
    await askForPhotos(demo.db, [next.id], ['web'], now)
    expect(await round()).toBe(1)
    expect(failures).toEqual([`Error: Photo ${photo.id}, portal: The stored photo is missing.`])
    expect(await round()).toBe(0)
    later(1)
    await round()
    later(1)
    // The second time it waits two minutes.
    await round()
    expect(failures).toHaveLength(2)
    later(1)
    await write(photo.file)
    expect(await round()).toBe(1)
    expect(await rows()).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'portal', last_error: null, taken_at: null })]),
    )
  })

  test('with a storage that is away, a round ends after three of them', async () => {
    const [one] = await demoProducts(demo.db, { itemId: 9 })
    const photo = await photoOf(one)
    await askForPhotos(demo.db, [photo.id], kindsMadeAhead, now)
    const away = { ...diskStorage(demo.files), put: () => Promise.reject(new Error('The bucket is away.')) }
    expect(await round(away)).toBe(0)
    expect(failures).toHaveLength(3)
  })
})

describe('what changes while a picture is drawn', () => {
  /** A storage in which something happens just before a picture is written. */
  const meanwhile = (happens: () => Promise<unknown>): Storage => {
    const disk = diskStorage(demo.files)
    return {
      ...disk,
      async put(name, content) {
        await disk.put(name, content)
        if (name.startsWith('sizes/')) await happens()
      },
    }
  }

  test('another part that is chosen: what was drawn of the former one is discarded', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9 })
    const photo = await asked('square')
    const left = { x: 0, y: 0, width: 0.5, height: 0.5 }
    let statuses: number[] = []
    const choose = async () => {
      if (statuses.length > 0) return
      const answer = await owner.post(`${product.path}/photos/${photo.id}/crops`, {
        shape: 'square',
        crop: left,
      })
      statuses = [answer.status]
    }
    expect(await round(meanwhile(choose))).toBe(1)
    expect(statuses).toEqual([200])
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(await stored()).toEqual([row?.file?.replace('sizes/', '')])
  })

  test('a photo that is removed: nothing of it stays', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status: 4 })
    const photoId = await upload(product)
    await askForPhotos(demo.db, [photoId], ['web'], now)
    await round(meanwhile(() => admin.delete(`${product.path}/photos/${photoId}`)))
    expect([await rows(), await stored(), failures]).toEqual([[], [], []])
  })
})

test('photos that were delivered before there were sizes get theirs one by one, behind what is new', async () => {
  const make = derivativeMaker({ db: demo.db, storage: diskStorage(demo.files), clock })
  const next = () => make((error) => failures.push(String(error)))
  // The first round with nothing to do looks for them.
  expect(await next()).toBe(0)
  const delivered = await demo.db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select('photos.id')
    .where((one) => one.or([one('p.status', '=', 3), one('s.status', 'in', [5, 8])]))
    .execute()
  const waiting = await rows()
  expect(new Set(waiting.map(({ photo_id }) => photo_id))).toEqual(new Set(delivered.map(({ id }) => id)))
  expect(waiting.every(({ is_backlog }) => is_backlog)).toBe(true)
  expect(await next()).toBe(1)
  // What somebody asks for goes first.
  await upload((await demoProducts(demo.db, { itemId: 9, status: 5 }))[0])
  expect(await next()).toBe(kindsMadeAhead.length)
  const made = (await rows()).filter(({ file }) => file !== null)
  expect(made.filter(({ is_backlog }) => is_backlog)).toHaveLength(1)
  expect(failures).toEqual([])
})
