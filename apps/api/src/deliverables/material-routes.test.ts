import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { largestPhoto, type Photo } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeLocation } from '../files/location/remove-location.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller

/** Nothing is in these yet. */
let gallery: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
})

afterAll(() => demo.close())

beforeEach(async () => {
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
})

let made = 0

/** A photo unlike any before. */
async function photoBytes(width = 40, height = 30): Promise<Buffer> {
  made += 1
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([drawn, Buffer.from(String(made))])
}

async function send(
  bytes: Uint8Array,
  {
    caller = admin,
    path,
    name = 'sala.jpg',
    fields = {},
  }: {
    caller?: Caller
    path?: string
    name?: string
    fields?: Record<string, string>
  } = {},
): Promise<Answer> {
  const form = await multipart({ ...fields, file: { bytes, name, type: 'application/octet-stream' } })
  return caller.post(`${path ?? gallery.path}/photos`, form.payload, form.headers)
}

async function padded(bytes: Buffer, length: number): Promise<Buffer> {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

const asideFiles = () => readdir(join(demo.files, 'set-aside')).catch(() => [])

const keptFiles = async () => {
  const folders = (await readdir(demo.files)).filter((folder) => folder !== 'set-aside')
  return (await Promise.all(folders.map((folder) => readdir(join(demo.files, folder))))).flat().toSorted()
}

const photoRows = () =>
  demo.db
    .selectFrom('photos')
    .selectAll()
    .where('session_product_id', '=', gallery.productId)
    .orderBy('position')
    .execute()

describe('uploading a photo', () => {
  test('keeps it pixel for pixel at the end of the gallery, upright and without where it was taken', async () => {
    const bytes = await sharp(await photoBytes(400, 300))
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { orientation, exif } = await sharp(bytes).metadata()
    expect([orientation, exif !== undefined]).toEqual([6, true])
    const clean = Buffer.from(bytes)
    removeLocation(clean, 'jpg')
    expect(clean.equals(bytes)).toBe(false)
    await send(await photoBytes())
    const room = await demo.db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', 'Cozinha')
      .executeTakeFirstOrThrow()
    const answer = await send(bytes, { fields: { tag_id: String(room.id) } })
    expect(answer.status, answer.text).toBe(200)
    const photo = answer.body.data as Photo
    expect(photo).toMatchObject({ order: 1, tag_id: room.id, is_featured: false, width: 300, height: 400 })
    const get = (url: string | null) => admin.get((url ?? '').replace('/api', ''), { accept: 'image/webp' })
    expect((await get(photo.url)).bytes.equals(clean)).toBe(true)
    expect((await sharp(clean).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true)
    for (const url of [photo.thumbnail_url, photo.preview_url]) {
      const drawn = await get(url)
      expect(drawn.headers['content-type']).toBe('image/webp')
      expect(drawn.bytes.includes('EXIF')).toBe(false)
    }
    const old = await admin.get((photo.preview_url ?? '').replace('/api', ''), { accept: 'image/*' })
    expect(await sharp(old.bytes).metadata()).toMatchObject({ width: 300, height: 400, format: 'jpeg' })
    expect((await sharp(old.bytes).metadata()).exif).toBeUndefined()
  })

  test('the same bytes again answer the photo that is there, also when they come at once', async () => {
    const bytes = await photoBytes()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(bytes)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({ body }) => (body.data as Photo).id)).size).toBe(1)
    const [row, ...others] = await photoRows()
    expect(others).toEqual([])
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    const before = await keptFiles()
    await send(bytes)
    expect(await keptFiles()).toEqual(before)
    expect(
      before.filter((name) => name.includes(row?.file.split('/')[1]?.split('.')[0] ?? '-')),
    ).toHaveLength(3)
  })

  test('3145728 bytes pass, one more is refused', async () => {
    const whole = await padded(await photoBytes(), largestPhoto)
    expect((await send(whole)).status).toBe(200)
    const more = await send(await padded(await photoBytes(), largestPhoto + 1))
    expect([more.status, more.body.code]).toEqual([413, 'too_large'])
    expect(await photoRows()).toHaveLength(1)
  })

  test('the spec’s 1000 are the most', async () => {
    const row = {
      session_product_id: gallery.productId,
      file: 'photos/none.jpg',
      thumbnail_file: 'thumbnails/none.webp',
      bytes: 1,
    }
    const rows = Array.from({ length: 1000 }, (_, position) => ({
      ...row,
      position,
      sha256: String(position),
    }))
    await demo.db.insertInto('photos').values(rows).execute()
    const before = await keptFiles()
    const answer = await send(await photoBytes())
    expect([answer.status, answer.body.error_message]).toEqual([409, 'Um produto tem no máximo 1000 fotos.'])
    expect(await keptFiles()).toEqual(before)
  })

  const hostile: [string, () => Promise<Buffer> | Buffer][] = [
    ['four bytes that start like a jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a jpg cut off', async () => (await photoBytes(300, 300)).subarray(0, 700)],
    [
      'a page that starts like a jpg',
      () => Buffer.from('\u00ff\u00d8\u00ff<html><script>1</script>', 'latin1'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing in SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    ['a pdf', () => Buffer.from('%PDF-1.5\n%%EOF')],
    ['a bomb of 16,000 × 16,000 px in a few kB', bomb],
  ]
  test.each(hostile)('%s is no photo, whatever its name says', async (_, bytes) => {
    const before = await keptFiles()
    const answer = await send(await bytes(), { name: 'sala.jpg' })
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong_type'])
    expect(answer.body.fields?.file).toMatch(/jpg ou png/)
    expect(await keptFiles()).toEqual(before)
  })

  test('no file, an empty one, a room that does not exist: 422', async () => {
    const form = await multipart({ tag_id: '1' })
    const answers = [
      await admin.post(`${gallery.path}/photos`, form.payload, form.headers),
      await send(Buffer.alloc(0)),
      await send(await photoBytes(), { fields: { tag_id: '999999' } }),
      await send(await photoBytes(), { fields: { tag_id: 'Sala' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(answers.map(({ body }) => Object.keys(body.fields ?? {})[0])).toEqual([
      'file',
      'file',
      'tag_id',
      'tag_id',
    ])
  })
})

/** A png of one colour whose pixels fill 256 million, in 250 kB of zeros squeezed to a few. */
async function bomb(): Promise<Buffer> {
  const side = 16_000
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(named.length + 8)
    out.writeUInt32BE(data.length, 0)
    named.copy(out, 4)
    out.writeUInt32BE(crc(named), named.length + 4)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 })
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('removing a photo', () => {
  test('closes the ranks and sets its files aside', async () => {
    const sent: Photo[] = []
    for (let index = 0; index < 3; index += 1) sent.push((await send(await photoBytes())).body.data)
    const [first, second, third] = await photoRows()
    expect((await admin.delete(`${gallery.path}/photos/${sent[1]?.id}`)).body).toEqual({ data: null })
    expect((await photoRows()).map(({ id, position }) => [id, position])).toEqual([
      [first?.id, 0],
      [third?.id, 1],
    ])
    const files = await keptFiles()
    const kept = (row: typeof first) => files.includes(row?.file.split('/')[1] ?? '')
    expect([kept(first), kept(second), kept(third)]).toEqual([true, false, true])
    expect(await asideFiles()).toEqual(
      expect.arrayContaining([second?.file, second?.preview_file].map((name) => name?.replace('/', '-'))),
    )
    expect((await admin.delete(`${gallery.path}/photos/${second?.id}`)).status).toBe(404)
  })

  test('leaves files that other rows point to', async () => {
    const [shared] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    const [photo] = await demo.db
      .selectFrom('photos')
      .select(['id', 'file'])
      .where('session_product_id', '=', shared.productId)
      .orderBy('position')
      .execute()
    expect((await admin.delete(`${shared.path}/photos/${photo?.id}`)).status).toBe(200)
    expect(await keptFiles()).toContain(photo?.file.split('/')[1])
  })
})

test('a form that breaks off is 400, and leaves nothing', async () => {
  const form = await multipart({ file: { bytes: await photoBytes(), name: 'a.jpg', type: 'image/jpeg' } })
  const before = await keptFiles()
  for (const length of [20, 120, form.payload.length - 30, form.payload.length - 3]) {
    const answer = await admin.post(`${gallery.path}/photos`, form.payload.subarray(0, length), form.headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'unreadable'])
  }
  expect(await keptFiles()).toEqual(before)
  expect(await photoRows()).toEqual([])
})
