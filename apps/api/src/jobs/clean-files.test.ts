import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { drawnSizes, type Photo, photoSizeNames } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../adapters/clock.ts'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import { chunk, exifBlock, needle, noise, segment, xmpPacket } from '../files/location/located-files.ts'
import { derivativeKinds } from '../files/sizes/derivative-kinds.ts'
import { derivativeOf } from '../files/sizes/make-derivative.ts'
import { fileCleaner } from './clean-files.ts'

let demo: DemoApp
let admin: Caller
let gallery: DemoProduct
let plans: DemoProduct
beforeAll(async () => {
  demo = await openDemoApp()
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
  ;[plans] = await demoProducts(demo.db, { itemId: 11, status: 5 })
})
afterAll(() => demo.close())

/** A file of each kind that may hold a location, rotated where the format stores an orientation. */
const located = {
  'sala.jpg': async (planted: string) => {
    const jpeg = await noise(60, 40).withIccProfile('p3').jpeg().toBuffer()
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifBlock(true, 6, planted)])
    const xmp = segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmpPacket(planted)}`)
    return Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe1, exif),
      xmp,
      jpeg.subarray(2),
      Buffer.from(planted),
    ])
  },
  'sala.png': async (planted: string) => {
    const png = await noise(20, 10).png().toBuffer()
    return Buffer.concat([png.subarray(0, 33), chunk('eXIf', exifBlock(false, 6, planted)), png.subarray(33)])
  },
  'planta.png': async (planted: string) => {
    const png = await noise(20, 10).png().toBuffer()
    const xmp = chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmpPacket(planted)}`)
    return Buffer.concat([png.subarray(0, 33), xmp, png.subarray(33)])
  },
  'planta.pdf': async (planted: string) =>
    Buffer.from(`%PDF-1.7\n1 0 obj <<>> stream\n${xmpPacket(planted)}\nendstream endobj\n%%EOF`),
}
/** A cleaner that collects its failures. */
function cleaner(ports: Parameters<typeof fileCleaner>[0], failures: unknown[]): () => Promise<number> {
  const clean = fileCleaner(ports)
  return () => clean((error) => failures.push(error))
}

type Name = keyof typeof located
const names = Object.keys(located) as Name[]
const isPlan = (name: Name) => name.startsWith('planta')

async function send(name: Name, bytes: Buffer) {
  const form = await multipart({ file: { bytes, name, type: 'application/octet-stream' } })
  const path = isPlan(name) ? `${plans.path}/blueprints` : `${gallery.path}/photos`
  const answer = await admin.post(path, form.payload, form.headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Photo
}

/** All downloads of a product: each file in each of its sizes, and the archive. */
async function handedOut(name: Name, url: string): Promise<Buffer[]> {
  const get = async (path: string, accept = 'image/webp,*/*') =>
    (await admin.get(path.replace('/api', ''), { accept })).bytes
  const archive = isPlan(name) ? `${plans.path}/blueprints/download` : `${gallery.path}/photos/download`
  const forms = isPlan(name) ? [] : ['thumbnail', 'preview']
  const sizes = isPlan(name) ? [] : drawnSizes
  return Promise.all([
    get(url),
    ...forms.map((form) => get(url.replace('original', form))),
    ...forms.map((form) => get(url.replace('original', form), 'image/avif')),
    ...forms.map((form) => get(url.replace('original', form), 'image/*')),
    ...sizes.map((size) => get(url.replace('original', size))),
    admin.post(archive, {}).then(({ bytes }) => bytes),
    ...(isPlan(name) ? [] : [ofOnePhoto(url)]),
  ])
}

/** The archive of one photo in every size, a shape by a part chosen by hand. */
async function ofOnePhoto(url: string): Promise<Buffer> {
  const [id] = /\d+/.exec(url) ?? []
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const chosen = await admin.post(`${gallery.path}/photos/${id}/crops`, { shape: 'square', crop })
  expect(chosen.status, chosen.text).toBe(200)
  const all = { photo_ids: [Number(id)], sizes: photoSizeNames }
  const { status, bytes } = await admin.post(`${gallery.path}/photos/download`, all)
  expect(status).toBe(200)
  return bytes
}

/** Every picture that is drawn from a photo, that of a shared address included. */
async function drawAll(photoId: number): Promise<void> {
  const ports = { db: demo.db, storage: diskStorage(demo.files), clock: systemClock }
  for (const kind of derivativeKinds) await derivativeOf(ports, { photoId, kind })
}

async function allStored(): Promise<Buffer> {
  const storage = diskStorage(demo.files)
  const parts: Buffer[] = []
  for (const name of await storedNames(storage)) {
    const found = await storage.open(name)
    if (found) parts.push(await buffer(found.stream))
  }
  return Buffer.concat(parts)
}

describe.each(names)('%s', (name) => {
  test('an upload is stored, downloaded, archived and drawn without its location', async () => {
    const planted = needle()
    const bytes = await located[name](planted)
    const { id, url } = await send(name, bytes)
    if (!isPlan(name)) await drawAll(id)
    expect((await allStored()).includes(planted)).toBe(false)
    for (const out of await handedOut(name, url)) expect(out.includes(planted)).toBe(false)
    const original = (await admin.get(url.replace('/api', ''))).bytes
    expect(original.length).toBe(bytes.length)
    if (!name.endsWith('pdf')) {
      expect((await sharp(original).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true)
      expect((await sharp(original).metadata()).orientation).toBe((await sharp(bytes).metadata()).orientation)
    }
    // The same bytes again are recognised by the hash of the bytes sent.
    expect((await send(name, bytes)).id).toBe(id)
    const table = isPlan(name) ? 'blueprints' : 'photos'
    const row = await demo.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(row.is_location_free).toBe(true)
  })

  test('a file stored before is cleaned once, in all its downloads', async () => {
    const planted = needle()
    const bytes = await located[name](planted)
    const { id, url } = await send(name, bytes)
    const storage = diskStorage(demo.files)
    const table = isPlan(name) ? 'blueprints' : 'photos'
    const row = await demo.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await storage.put(row.file, bytes)
    await demo.db.updateTable(table).set({ is_location_free: false }).where('id', '=', id).execute()
    expect((await allStored()).includes(planted)).toBe(true)

    const failures: unknown[] = []
    const clean = cleaner({ db: demo.db, storage }, failures)
    expect(await clean()).toBeGreaterThan(0)
    expect((await allStored()).includes(planted)).toBe(false)
    for (const out of await handedOut(name, url)) expect(out.includes(planted)).toBe(false)
    expect([await clean(), failures]).toEqual([0, []])
  })
})

test('a file that is missing or cannot be cleaned does not stop the others', async () => {
  const storage = diskStorage(demo.files)
  const [missing, unreachable, last] = [
    { file: 'blueprints/gone.pdf', bytes: null },
    { file: 'blueprints/map.pdf', bytes: Buffer.from('%PDF-1.7\n<</GPTS 7 0 R>>\n%%EOF') },
    { file: 'blueprints/last.pdf', bytes: await located['planta.pdf']('-23.5617') },
  ]
  for (const [nth, { file, bytes }] of [missing, unreachable, last].entries()) {
    if (bytes) await storage.put(file, bytes)
    await demo.db
      .insertInto('blueprints')
      .values({
        session_product_id: plans.productId,
        file,
        file_name: 'Planta',
        file_extension: 'pdf',
        bytes: bytes?.length ?? 1,
        sha256: `none ${nth}`,
      })
      .execute()
  }
  const failures: unknown[] = []
  const clean = cleaner({ db: demo.db, storage }, failures)
  await clean()
  const open = await demo.db
    .selectFrom('blueprints')
    .select('file')
    .where('is_location_free', '=', false)
    .execute()
  expect(open.map(({ file }) => file)).toEqual(['blueprints/gone.pdf', 'blueprints/map.pdf'])
  const found = await storage.open('blueprints/last.pdf')
  expect(found && (await buffer(found.stream)).includes('-23.5617')).toBe(false)
  expect(failures.map(String)).toEqual([expect.stringContaining('blueprints/map.pdf')])
  expect([await clean(), failures.length]).toEqual([0, 1])
})

test('a plan whose coordinates cannot be removed is refused, with the reason at its field', async () => {
  const bytes = Buffer.from('%PDF-1.7\n<</GPTS 7 0 R>>\n%%EOF')
  const form = await multipart({ file: { bytes, name: 'planta.pdf', type: 'application/pdf' } })
  const answer = await admin.post(`${plans.path}/blueprints`, form.payload, form.headers)
  expect([answer.status, answer.body.fields]).toEqual([
    415,
    { file: 'Este pdf diz onde o imóvel fica (GPS). Exporte-o de novo, só com o desenho.' },
  ])
})
