import type { Photo, Session, SessionPage, TimelineEvent } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viewerColumns, viewerOf } from '../../accounts/viewer.ts'
import { diskStorage } from '../../adapters/storage/disk-storage.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { usedFiles } from '../../files/repository/used-files.ts'
import { makeDerivative } from '../../files/sizes/make-derivative.ts'
import { askForPhotos, takeNext } from '../../files/sizes/repository/derivatives.ts'
import { UploadedFile } from '../../files/upload/uploaded-file.ts'
import { addPhoto } from './add-photo.ts'
import { replacePhoto } from './replace-photo.ts'

const now = '2026-11-20T15:00:00.000Z'
const clock = { now: () => now }
let demo: DemoApp
let owner: Caller
let stranger: Caller
let admin: Caller
/** A gallery that the client has received, and one that it has not. */
let delivered: DemoProduct
let inProduction: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[delivered] = await demoProducts(demo.db, { itemId: 9 })
  ;[inProduction] = await demoProducts(demo.db, { itemId: 9, status: 4 })
})
afterAll(() => demo.close())

let made = 0
/** A photo unlike any before. */
async function photoBytes(width = 60, height = 40): Promise<Buffer> {
  made += 1
  const background = { r: (made * 53) % 256, g: (made * 97) % 256, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function sendTo(path: string, bytes: Uint8Array, caller = admin): Promise<Answer> {
  const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
  return caller.post(path, form.payload, form.headers)
}
async function add(product: DemoProduct, bytes: Uint8Array): Promise<Photo> {
  const answer = await sendTo(`${product.path}/photos`, bytes)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Photo
}
const replace = (photo: Photo, bytes: Uint8Array, { product = delivered, caller = admin } = {}) =>
  sendTo(`${product.path}/photos/${photo.id}/file`, bytes, caller)
async function replaced(photo: Photo, bytes: Uint8Array, product = delivered): Promise<Photo> {
  const answer = await replace(photo, bytes, { product })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Photo
}
const open = (url: string | null | undefined, caller = owner) =>
  caller.get((url ?? '').replace('/api', ''), { accept: 'image/webp,image/*' })
const seenBy = async (caller: Caller, id: number) => {
  const session = (await caller.get(`/sessions/${delivered.sessionId}`)).body.data as Session
  const { deliverables } = session.products.find((one) => one.id === delivered.productId) ?? {}
  return ((deliverables ?? []) as Photo[]).find((one) => one.id === id)
}
const history = async () =>
  ((await owner.get(`/sessions/${delivered.sessionId}/events`)).body.data as TimelineEvent[]).map(
    ({ text }) => text,
  )

/** Drawing programs here open uploads alone: the header of a WebP tells its width in px. */
const webpWidth = (bytes: Buffer) => bytes.readUInt16LE(26) & 0x3fff

/** The name of the stored original of a photo. */
async function fileOf({ id }: Photo): Promise<string> {
  const rows = demo.db.selectFrom('photos').select('file').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).file
}

beforeEach(async () => {
  await demo.db.deleteFrom('photo_derivatives').execute()
})

describe('a photo that the client has received (rule photo-versions)', () => {
  test('gets another file, and keeps its id, place, room, featuring, comments and favourite', async () => {
    const bytes = await photoBytes()
    const photo = await add(delivered, bytes)
    const path = `${delivered.path}/photos/${photo.id}`
    await admin.post(path, { tag_id: 2 })
    await admin.post(path, { order: 1 })
    await owner.post(path, { is_featured: true })
    await owner.post(`${delivered.path}/favorites`, { photo_id: photo.id, is_favorite: true })
    const thread = { about: 'photo', photo_id: photo.id, point: { x: 0.5, y: 0.5 }, text: 'Está escura.' }
    await owner.post(`/sessions/${delivered.sessionId}/conversation`, thread)
    const before = await seenBy(owner, photo.id)

    const other = await photoBytes(80, 40)
    const after = await replaced(photo, other)
    expect(after).toMatchObject({
      ...before,
      width: 80,
      height: 40,
      url: `/api/files/photos/${photo.id}/original?v=2`,
      thumbnail_url: `/api/files/photos/${photo.id}/thumbnail?v=2`,
      preview_url: `/api/files/photos/${photo.id}/preview?v=2`,
      former: { width: 60, height: 40, replaced_at: now, url: `/api/files/photos/${photo.id}/original?v=1` },
    })
    expect(await seenBy(owner, photo.id)).toEqual(after)
    expect((await open(after.url)).bytes).toEqual(other)
    expect((await open(after.former?.url)).bytes).toEqual(bytes)
    for (const size of ['thumbnail_url', 'preview_url'] as const) {
      const [current, former] = [await open(after[size]), await open(after.former?.[size])]
      expect([current, former].map(({ bytes }) => webpWidth(bytes))).toEqual([80, 60])
    }
    expect(await history()).toContain('Trocou uma foto')
  })

  test('has a new address for each version; the first one is not kept by browsers any more', async () => {
    const photo = await add(delivered, await photoBytes())
    const kept = async (url: string) => (await open(url)).headers['cache-control']
    expect(await kept(photo.url)).toContain('immutable')
    const second = await replaced(photo, await photoBytes())
    const last = await photoBytes()
    const third = await replaced(photo, last)
    expect([second.url, third.url].map((url) => url.split('?')[1])).toEqual(['v=2', 'v=3'])
    expect(third.former?.url).toBe(second.url)
    expect(await kept(photo.url)).toBe('private, no-cache')
    expect((await open(photo.url)).bytes).toEqual(last)
    for (const url of [second.url, third.url]) expect(await kept(url)).toContain('immutable')
    for (const unknown of ['4', '0', 'x', '-1', '1.5'])
      expect((await open(`${photo.url}?v=${unknown}`)).status).toBe(404)
    // Sizes to download are of the version that is delivered now.
    expect((await open(`/api/files/photos/${photo.id}/web?v=1`)).status).toBe(404)
    expect((await open(second.url, stranger)).status).toBe(404)
  })

  test('is the cover of the list under its new address', async () => {
    const photo = await add(delivered, await photoBytes())
    await owner.post(`${delivered.path}/photos/${photo.id}`, { is_featured: true })
    const cover = async () => {
      const answer = await owner.post('/sessions/search', { page: 1, filter: { status: [5] } })
      const { sessions } = answer.body.data as SessionPage
      return sessions.find(({ id }) => id === delivered.sessionId)?.cover_url
    }
    const before = await cover()
    await replaced(photo, await photoBytes())
    const after = await cover()
    expect([before, after]).toEqual([
      `/api/files/photos/${photo.id}/thumbnail`,
      `/api/files/photos/${photo.id}/thumbnail?v=2`,
    ])
  })

  test('keeps the parts chosen for shapes while its proportions stay', async () => {
    const photo = await add(delivered, await photoBytes(60, 40))
    const crop = { x: 0, y: 0, width: 0.5, height: 0.75 }
    await owner.post(`${delivered.path}/photos/${photo.id}/crops`, { shape: 'square', crop })
    const crops = async () => {
      const answer = await owner.get(`${delivered.path}/photos/sizes`)
      return (answer.body.data as { id: number; crops: object }[]).find(({ id }) => id === photo.id)?.crops
    }
    expect(await crops()).toHaveProperty('square')
    await replaced(photo, await photoBytes(120, 80))
    expect(await crops()).toHaveProperty('square')
    await replaced(photo, await photoBytes(40, 60))
    expect(await crops()).toEqual({})
  })

  test('a picture that is being drawn of the former file is not shown for the new one', async () => {
    const photo = await add(delivered, await photoBytes(60, 40))
    await demo.db.deleteFrom('photo_derivatives').execute()
    await askForPhotos(demo.db, [photo.id], ['web'], now)
    const taken = await takeNext(demo.db, now, { isBacklog: false })
    if (taken === null) throw new Error('Nothing waits.')
    await replaced(photo, await photoBytes(80, 40))
    const ports = { db: demo.db, storage: diskStorage(demo.files), clock }
    expect(await makeDerivative(ports, taken)).toBeNull()
    const drawn = await open(`/api/files/photos/${photo.id}/web`)
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 80, height: 40 })
  })

  test('is removed with all its versions, whose files are set aside', async () => {
    const photo = await add(delivered, await photoBytes())
    const first = await fileOf(photo)
    await replaced(photo, await photoBytes())
    const second = await fileOf(photo)
    expect(await usedFiles(demo.db, [first, second])).toEqual(new Set([first, second]))
    await admin.delete(`${delivered.path}/photos/${photo.id}`)
    expect(await usedFiles(demo.db, [first, second])).toEqual(new Set())
    const storage = diskStorage(demo.files)
    expect(await Promise.all([first, second].map((name) => storage.open(name)))).toEqual([null, null])
  })
})

describe('replacing a photo', () => {
  const staffViewer = async () => {
    const user = demo.db.selectFrom('users').select(viewerColumns).where('email', '=', 'admin@demo.test')
    return viewerOf({ ...(await user.executeTakeFirstOrThrow()), lacks_second_step: false }, now)
  }

  test('that nobody has received leaves no version behind', async () => {
    const photo = await add(inProduction, await photoBytes())
    const first = await fileOf(photo)
    const after = await replaced(photo, await photoBytes(), inProduction)
    expect(after).toMatchObject({ id: photo.id, order: photo.order })
    expect(after).not.toHaveProperty('former')
    expect(after.url).toMatch(/\?v=2$/)
    expect(await diskStorage(demo.files).open(first)).toBeNull()
  })

  test('that the client had before its product was reopened keeps that version, and no other (rule delivered-material)', async () => {
    const progress = async (status: 2 | 3) => {
      const answer = await admin.post(inProduction.path, { status })
      expect(answer.status, answer.text).toBe(200)
    }
    const first = await photoBytes()
    const photo = await add(inProduction, first)
    // A part that stays in production, so that the ensaio is not delivered as a whole.
    await demo.db
      .insertInto('session_products')
      .values({ session_id: inProduction.sessionId, item_id: 11, status: 2 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await progress(3)
    const late = await add(inProduction, await photoBytes())
    await progress(2)
    const early = await add(inProduction, await photoBytes())
    const names = await Promise.all([photo, late, early].map(fileOf))
    for (const one of [photo, late, early]) await replaced(one, await photoBytes(), inProduction)
    const unseen = await fileOf(photo)
    const again = await replaced(photo, await photoBytes(), inProduction)
    expect(again.former?.url).toMatch(/\?v=1$/)
    expect((await open(again.former?.url, admin)).bytes).toEqual(first)
    const used = await usedFiles(demo.db, [...names, unseen])
    expect([...names, unseen].map((name) => used.has(name))).toEqual([true, true, false, false])
  })

  test('while its product is being delivered keeps the version that the client received, and asks for sizes; so does adding one', async () => {
    const photo = await add(inProduction, await photoBytes())
    const first = await fileOf(photo)
    const mark = (status: 2 | 3) =>
      demo.db
        .updateTable('session_products')
        .set({ status })
        .where('id', '=', inProduction.productId)
        .execute()
    const disk = diskStorage(demo.files)
    const storage: Storage = { ...disk, put: (...args) => mark(3).then(() => disk.put(...args)) }
    const path = { id: inProduction.sessionId, productId: inProduction.productId, photoId: photo.id }
    const sent = async () => ({
      ...{ viewer: await staffViewer(), path, tagId: null },
      upload: new UploadedFile(await photoBytes(), 'sala.jpg'),
    })
    const after = await replacePhoto({ db: demo.db, storage }, await sent(), now)
    await mark(2)
    const other = await addPhoto({ db: demo.db, storage }, await sent(), now)
    await mark(2)
    expect(after.former?.url).toMatch(/\?v=1$/)
    expect(await usedFiles(demo.db, [first])).toEqual(new Set([first]))
    const asked = await demo.db.selectFrom('photo_derivatives').select('photo_id').distinct().execute()
    expect(new Set(asked.map(({ photo_id }) => photo_id))).toEqual(new Set([photo.id, other.id]))
  })

  test('by its own bytes changes nothing, also when they come at once', async () => {
    const bytes = await photoBytes()
    const photo = await add(delivered, await photoBytes())
    const answers = await Promise.all(Array.from({ length: 4 }, () => replace(photo, bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const urls = answers.map(({ body }) => (body.data as Photo).url)
    expect(urls).toEqual(Array(4).fill(`${photo.url}?v=2`))
    const rows = await demo.db
      .selectFrom('photo_versions')
      .selectAll()
      .where('photo_id', '=', photo.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('by the bytes that it had before brings these back as its newest version', async () => {
    const bytes = await photoBytes()
    const photo = await add(delivered, bytes)
    await replaced(photo, await photoBytes())
    const back = await replaced(photo, bytes)
    expect(back.url).toMatch(/\?v=3$/)
    expect((await open(back.url)).bytes).toEqual(bytes)
  })

  test('by the bytes of another photo is refused', async () => {
    const bytes = await photoBytes()
    await add(delivered, bytes)
    const photo = await add(delivered, await photoBytes())
    const answer = await replace(photo, bytes)
    const message = 'Esta foto já está na galeria, em outro lugar. Escolha outro arquivo.'
    expect(answer.body).toMatchObject({ code: 'invalid', error_message: message, fields: { file: message } })
    expect(await seenBy(owner, photo.id)).not.toHaveProperty('former')
  })

  test('takes a photo alone, of this product, from those who fill ensaios', async () => {
    const photo = await add(delivered, await photoBytes())
    const bytes = await photoBytes()
    const answers = [
      await replace(photo, Buffer.from('%PDF-1.5')),
      await replace(photo, bytes, { product: inProduction }),
      await replace({ ...photo, id: 999_999 }, bytes),
      await replace(photo, bytes, { caller: owner }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([415, 404, 404, 403])
    expect((await seenBy(owner, photo.id))?.url).toBe(photo.url)
  })
})
