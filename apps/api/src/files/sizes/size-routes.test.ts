import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Crop, drawnSizes, type Photo, photoSizeNames, pixelsIn, type SizedPhoto } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let demo: DemoApp
let owner: Caller
let stranger: Caller
let admin: Caller
let gallery: DemoProduct
let first: number
let second: number
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9 })
})
afterAll(() => demo.close())
beforeEach(async () => {
  for (const table of ['photo_derivatives', 'photo_crops'] as const) await demo.db.deleteFrom(table).execute()
  await rm(join(demo.files, 'sizes'), { recursive: true, force: true })
  ;[first = 0, second = 0] = (await sizes()).map(({ id }) => id)
})

const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
const sizes = async (caller = owner): Promise<SizedPhoto[]> =>
  dataOf(await caller.get(`${gallery.path}/photos/sizes`))
const file = (id: number, size: string, headers?: Record<string, string>, caller = owner) =>
  caller.get(`/files/photos/${id}/${size}`, headers)
const crop = (shape: string, part: Crop | null, caller = owner, id = first) =>
  caller.post(`${gallery.path}/photos/${id}/crops`, { shape, crop: part })
const storedSizes = () => readdir(join(demo.files, 'sizes')).catch(() => [])
const left: Crop = { x: 0, y: 0, width: 0.3, height: 0.6 }

describe('a photo in a size (rule photo-sizes)', () => {
  test.each(drawnSizes)(
    '%s: drawn when it is asked for, named after its place, room and size',
    async (size) => {
      const answer = await file(first, size)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(answer.bytes).metadata()).toMatchObject(
        pixelsIn(size, { width: 1600, height: 1067 }),
      )
      expect(answer.headers['content-disposition']).toMatch(/filename="01_[a-z_]+_[a-z0-9]+\.jpg"/)
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    },
  )

  test('is drawn once: asked for again, and by two at once, it is the same file', async () => {
    const [one, other] = await Promise.all([file(first, 'web'), file(first, 'web')])
    const again = await file(first, 'web')
    for (const { headers } of [other, again]) expect(headers.etag).toBe(one.headers.etag)
    expect(await storedSizes()).toHaveLength(1)
    const rows = await demo.db.selectFrom('photo_derivatives').select(['kind', 'attempts']).execute()
    expect(rows).toEqual([{ kind: 'web', attempts: 1 }])
    const known = await file(first, 'web', { 'if-none-match': String(one.headers.etag) })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
  })

  test('whose stored file is lost is drawn again', async () => {
    const before = await file(first, 'web')
    await rm(join(demo.files, 'sizes'), { recursive: true })
    const after = await file(first, 'web')
    expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, true])
  })

  test('that cannot be drawn says so, and is not tried at once again', async () => {
    const [stored] = await demo.db
      .selectFrom('photos')
      .select(['id', 'file'])
      .where('id', '=', second)
      .execute()
    const write = (name: string) =>
      demo.db.updateTable('photos').set({ file: name }).where('id', '=', second).execute()
    await write('photos/gone.jpg')
    for (const attempts of [1, 1]) {
      expect(await file(second, 'portal')).toMatchObject({
        status: 503,
        body: { error_message: expect.stringContaining('Baixe a original') },
      })
      const row = await demo.db.selectFrom('photo_derivatives').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ attempts, taken_at: null, last_error: 'The stored photo is missing.' })
    }
    await write(stored?.file ?? '')
    demo.setClock('2026-11-20T15:02:00.000Z')
    expect((await file(second, 'portal')).status).toBe(200)
  })

  test('is for whoever reaches the ensaio, and of the sizes that exist', async () => {
    const asked = await Promise.all([
      file(first, 'portal', {}, stranger),
      file(first, 'portal', {}, demoCaller(demo.app)),
      file(first, 'portal', {}, admin),
      file(first, 'poster'),
      file(999_999, 'portal'),
      stranger.get(`${gallery.path}/photos/sizes`),
    ])
    expect(asked.map(({ status }) => status)).toEqual([404, 401, 200, 404, 404, 404])
  })
})

test('a browser that takes AVIF gets it once it is drawn, another one WebP, and an old one a JPEG that is drawn once', async () => {
  const { thumbnail_file } = await demo.db
    .selectFrom('photos')
    .select('thumbnail_file')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  expect(thumbnail_file).toMatch(/webp$/)
  const typeFor = async (accept: string) =>
    (await file(first, 'thumbnail', { accept })).headers['content-type']
  const modern = 'image/avif,image/webp,*/*'
  expect(await typeFor(modern)).toBe('image/webp')
  const { derivativeOf } = await import('./make-derivative.ts')
  const { diskStorage } = await import('../../adapters/storage/disk-storage.ts')
  const ports = {
    db: demo.db,
    storage: diskStorage(demo.files),
    clock: { now: () => '2026-11-20T15:00:00.000Z' },
  }
  await derivativeOf(ports, { photoId: first, kind: 'thumbnail-avif' })
  expect(await typeFor(modern)).toBe('image/avif')
  expect(await typeFor('image/webp')).toBe('image/webp')
  expect(await typeFor('image/png,*/*')).toBe('image/jpeg')
  expect(await typeFor('image/png,*/*')).toBe('image/jpeg')
  expect(await storedSizes()).toHaveLength(2)
})

describe('the part of a photo that a shape shows', () => {
  test('is the middle until somebody chooses; the chosen one is fitted, kept, and drawn anew', async () => {
    const middle = await file(first, 'square')
    const answer: SizedPhoto = dataOf(await crop('square', left))
    expect(answer.crops.square).toMatchObject({ x: 0 })
    const kept = answer.crops.square ?? left
    expect((kept.width * 1600) / (kept.height * 1067)).toBeCloseTo(1, 2)
    expect(answer.bytes).not.toHaveProperty('square')
    // What was drawn of the middle is set aside.
    expect(await storedSizes()).toEqual([])
    const chosen = await file(first, 'square')
    expect(chosen.headers.etag).not.toBe(middle.headers.etag)
    expect(chosen.bytes.equals(middle.bytes)).toBe(false)
    const [sized] = await sizes()
    expect(sized).toMatchObject({ crops: { square: kept }, bytes: { square: chosen.bytes.length } })
    dataOf(await crop('square', null))
    expect((await sizes())[0]?.crops).toEqual({})
    expect((await file(first, 'square')).headers.etag).toBe(middle.headers.etag)
  })

  test('is asked for in the transaction that keeps it; the same part again changes nothing', async () => {
    dataOf(await crop('story', left))
    const rows = () => demo.db.selectFrom('photo_derivatives').select(['id', 'kind', 'file']).execute()
    const before = await rows()
    expect(before).toEqual([{ id: expect.any(Number), kind: 'story', file: null }])
    dataOf(await crop('story', left))
    expect(await rows()).toEqual(before)
  })

  test('of a photo that was never measured is fitted to what it measures', async () => {
    await demo.db.updateTable('photos').set({ width: null, height: null }).where('id', '=', second).execute()
    const answer: SizedPhoto = dataOf(await crop('portrait', left, owner, second))
    expect(answer).toMatchObject({ width: 1600, height: 1067, crops: { portrait: { x: 0 } } })
  })

  test('is chosen by whoever may feature a photo, and by staff (rule field-rights)', async () => {
    const reader = { client_role: 'reader' as const }
    const asOwner = demo.db.updateTable('users').where('email', '=', 'pospago@demo.test')
    await asOwner.set(reader).execute()
    expect((await crop('square', left)).status).toBe(403)
    await asOwner.set({ client_role: 'manager' }).execute()
    const elsewhere = (await demoProducts(demo.db, { itemId: 9 }))[1]
    const asked = [
      await crop('square', left, admin),
      await crop('square', left, stranger),
      await crop('square', left, demoCaller(demo.app)),
      await owner.post(`${elsewhere?.path}/photos/${first}/crops`, { shape: 'square', crop: left }),
      await crop('round', left),
      await crop('square', { ...left, x: 2 }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 401, 404, 422, 422])
  })

  test('is in the history of the ensaio', async () => {
    dataOf(await crop('square', { ...left, x: 0.4 }))
    const events: { text: string }[] = dataOf(await owner.get(`/sessions/${gallery.sessionId}/events`))
    expect(events[0]?.text).toMatch(/^Escolheu o recorte/)
  })
})

test('what a photo has in each size is told; what is not drawn yet is left out', async () => {
  await file(second, 'web')
  const all = await sizes()
  expect(all.map(({ id }) => id).slice(0, 2)).toEqual([first, second])
  expect(Object.keys(all[0]?.bytes ?? {})).toEqual(['original'])
  expect(Object.keys(all[1]?.bytes ?? {})).toEqual(['original', 'web'])
  for (const { bytes } of all) expect(bytes.original).toBeGreaterThan(100_000)
})

test('a removed photo takes its pictures with it', async () => {
  const session = (await demoProducts(demo.db, { itemId: 9, status: 4 }))[0]
  const photo = await demo.db
    .updateTable('photos')
    .set({ session_product_id: session.productId, position: 0, is_featured: false })
    .where('id', '=', (await sizes()).at(-1)?.id ?? 0)
    .returning('id')
    .executeTakeFirstOrThrow()
  await file(photo.id, 'web', {}, admin)
  await file(photo.id, 'square', {}, admin)
  expect(await storedSizes()).toHaveLength(2)
  expect((await admin.delete(`${session.path}/photos/${photo.id}`)).status).toBe(200)
  expect(await storedSizes()).toEqual([])
})

test('a client’s gallery lists every size under the addresses that serve it', async () => {
  const [photo] = dataOf<{ products: { id: number; deliverables: Photo[] }[] }>(
    await owner.get(`/sessions/${gallery.sessionId}`),
  ).products.flatMap(({ id, deliverables }) => (id === gallery.productId ? deliverables : []))
  for (const size of photoSizeNames)
    expect((await owner.get((photo?.url ?? '').replace('/api', '').replace('original', size))).status).toBe(
      200,
    )
})
