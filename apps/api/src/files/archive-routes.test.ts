import { createHash } from 'node:crypto'
import type { Photo, Session } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'

const noon = '2026-11-20T15:00:00.000Z'
// 22:30 of the 20th in São Paulo, where it is the 21st in UTC's eyes.
const night = '2026-11-21T01:30:00.000Z'
let demo: DemoApp
let address: string
let owner: Caller
let stranger: Caller
let gallery: DemoProduct
let plans: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  demo.setClock(night)
  address = await demo.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9 })
  ;[plans] = await demoProducts(demo.db, { itemId: 11 })
})
afterAll(() => demo.close())

interface Unpacked {
  name: string
  sha256: string
}

async function unpack(archive: Buffer): Promise<Unpacked[]> {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, opened) =>
      opened ? resolve(opened) : reject(error),
    )
  })
  const entries: Unpacked[] = []
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error)
        const hash = createHash('sha256')
        stream.on('data', (chunk) => hash.update(chunk))
        stream.once('error', reject)
        stream.once('end', () => {
          entries.push({ name: entry.fileName, sha256: hash.digest('hex') })
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
  return entries
}

function stored(product: DemoProduct) {
  return demo.db
    .selectFrom('photos')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(['photos.id', 'photos.sha256', 'photos.file', 'photos.tag_id', 'tags.name as tag'])
    .where('session_product_id', '=', product.productId)
    .orderBy('photos.position')
    .execute()
}

const zipOf = (product: DemoProduct, what: 'photos' | 'blueprints', body?: unknown, caller = owner) =>
  caller.post(`${product.path}/${what}/download`, body)

describe('photos', () => {
  test('all of them, in gallery order, byte for byte, as long as announced', async () => {
    const photos = await stored(gallery)
    const answer = await zipOf(gallery, 'photos')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Fotos_20_11_2026_22_30.zip"; filename*=UTF-8''Fotos_20_11_2026_22_30.zip`,
    )
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    const entries = await unpack(answer.bytes)
    expect(entries.map(({ sha256 }) => sha256)).toEqual(photos.map(({ sha256 }) => sha256))
    expect(entries[0]?.name).toBe(`01_${photos[0]?.tag?.toLowerCase()}.jpg`)
    expect(new Set(entries.map(({ name }) => name.toLowerCase())).size).toBe(photos.length)
  })

  test('of one room, named after it', async () => {
    const [first, , third] = await stored(gallery)
    const { id: tag_id } = await demo.db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', 'Área comum')
      .executeTakeFirstOrThrow()
    const tagged = [first?.id ?? 0, third?.id ?? 0]
    await demo.db.updateTable('photos').set({ tag_id }).where('id', 'in', tagged).execute()
    const answer = await zipOf(gallery, 'photos', { tag_id })
    const own = (await stored(gallery)).filter((photo) => photo.tag_id === tag_id)
    expect(own.length).toBeGreaterThan(1)
    expect((await unpack(answer.bytes)).map(({ sha256 }) => sha256)).toEqual(own.map(({ sha256 }) => sha256))
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Area_comum_20_11_2026_22_30.zip"; filename*=UTF-8''%C3%81rea%20comum_20_11_2026_22_30.zip`,
    )
  })

  test('of a selection, in gallery order whatever the order asked in', async () => {
    const [first, , third] = await stored(gallery)
    const answer = await zipOf(gallery, 'photos', { photo_ids: [third?.id, first?.id] })
    expect((await unpack(answer.bytes)).map(({ sha256 }) => sha256)).toEqual([first?.sha256, third?.sha256])
  })

  test('a photo of elsewhere in the selection, a room without photos, a product without any: 404', async () => {
    const [own] = await stored(gallery)
    const [, other] = await demoProducts(demo.db, { itemId: 9 })
    const [foreign] = other ? await stored(other) : []
    const [empty] = await demoProducts(demo.db, { itemId: 9, status: 4 })
    const answers = await Promise.all([
      zipOf(gallery, 'photos', { photo_ids: [own?.id, foreign?.id] }),
      zipOf(gallery, 'photos', { photo_ids: [] }),
      zipOf(gallery, 'photos', { tag_id: 999_999 }),
      zipOf(empty, 'photos'),
    ])
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(4).fill('404 not_found'),
    )
    expect((await zipOf(gallery, 'photos', { tag_id: 'Sala' })).status).toBe(422)
  })
})

test('plans, by their names', async () => {
  const answer = await zipOf(plans, 'blueprints')
  expect(answer.headers['content-disposition']).toContain('filename="Plantas_20_11_2026_22_30.zip"')
  const entries = await unpack(answer.bytes)
  expect(entries.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^01_planta_\d+m2\.pdf$/),
    expect.stringMatching(/^02_planta_\d+m2\.png$/),
  ])
  const rows = await demo.db
    .selectFrom('blueprints')
    .select('sha256')
    .where('session_product_id', '=', plans.productId)
    .orderBy('id')
    .execute()
  expect(entries.map(({ sha256 }) => sha256)).toEqual(rows.map(({ sha256 }) => sha256))
})

test('belong to who reaches the ensaio, by the right path', async () => {
  const missing = `/sessions/${gallery.sessionId}/999999/photos/download`
  const crossed = `/sessions/${plans.sessionId}/${gallery.productId}/photos/download`
  const answers = await Promise.all([
    zipOf(gallery, 'photos', undefined, stranger),
    owner.post(missing),
    plans.sessionId === gallery.sessionId ? owner.post(missing) : owner.post(crossed),
    zipOf(gallery, 'blueprints'),
    zipOf(gallery, 'photos', undefined, demoCaller(demo.app)),
    owner.post(`${gallery.path}/photos/download`, undefined, { origin: 'https://evil.example' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401, 403])
  const admin = await signedIn(demo.app, 'admin@demo.test')
  expect((await zipOf(gallery, 'photos', undefined, admin)).status).toBe(200)
})

describe('a stored file that is missing', () => {
  async function download(product: DemoProduct): Promise<Response> {
    return fetch(`${address}/api${product.path}/photos/download`, {
      method: 'POST',
      headers: { cookie: owner.cookie ?? '' },
    })
  }

  test.each(['last', 'first'] as const)(
    'breaks the transfer when it is the %s, and nothing else',
    async (which) => {
      const products = await demoProducts(demo.db, { itemId: 9 })
      const [product = gallery] = products.slice(which === 'last' ? -1 : -2)
      const photos = await stored(product)
      const lost = which === 'last' ? photos.at(-1) : photos[0]
      await demo.db
        .updateTable('photos')
        .set({ file: `photos/${'0'.repeat(32)}.jpg` })
        .where('id', '=', lost?.id ?? 0)
        .execute()
      const outcome = await download(product).then(
        (answer) =>
          answer.ok
            ? answer.arrayBuffer().then(
                () => 'whole',
                () => 'broken',
              )
            : 'refused',
        () => 'broken',
      )
      expect(['broken', 'refused']).toContain(outcome)
      expect((await zipOf(gallery, 'photos')).status).toBe(200)
    },
  )

  test('so does one that has shrunk', async () => {
    const [, product = gallery] = await demoProducts(demo.db, { itemId: 9 })
    const [photo] = await stored(product)
    await demo.db
      .updateTable('photos')
      .set((eb) => ({ bytes: eb('bytes', '+', 1) }))
      .where('id', '=', photo?.id ?? 0)
      .execute()
    await expect(download(product).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  })
})

test('whoever hangs up hurts nobody else', async () => {
  const session: Session = (await owner.get(`/sessions/${gallery.sessionId}`)).body.data
  const photos = session.products.find(({ id }) => id === gallery.productId)?.deliverables as Photo[]
  expect(photos.length).toBeGreaterThan(5)
  const leaving = new AbortController()
  const answer = await fetch(`${address}/api${gallery.path}/photos/download`, {
    method: 'POST',
    headers: { cookie: owner.cookie ?? '' },
    signal: leaving.signal,
  })
  const reader = answer.body?.getReader()
  await reader?.read()
  leaving.abort()
  await expect(reader?.read()).rejects.toThrow()
  expect((await zipOf(gallery, 'photos')).status).toBe(200)
})
