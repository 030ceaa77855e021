import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import {
  type DeliverableLink,
  itemIds,
  largestBlueprint,
  largestPhoto,
  type Photo,
  type Session,
  type Tour,
} from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeLocation } from '../files/location/remove-location.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let owner: Caller
let provider: Caller
/** Nothing is in these yet. */
let gallery: DemoProduct
let plans: DemoProduct
let videos: DemoProduct
let tour: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  owner = await signedIn(demo.app, 'pospago@demo.test')
  provider = await signedIn(demo.app, 'fotografo@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
  ;[plans] = await demoProducts(demo.db, { itemId: 11, status: 5 })
  ;[videos] = await demoProducts(demo.db, { itemId: 10, status: 5 })
  ;[tour] = await demoProducts(demo.db, { itemId: 7, status: 4 })
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
  await demo.db.deleteFrom('blueprints').where('session_product_id', '=', plans.productId).execute()
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
  what: 'photos' | 'blueprints',
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
  const product = what === 'photos' ? gallery : plans
  return caller.post(`${path ?? product.path}/${what}`, form.payload, form.headers)
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
    await send('photos', await photoBytes())
    const room = await demo.db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', 'Cozinha')
      .executeTakeFirstOrThrow()
    const answer = await send('photos', bytes, { fields: { tag_id: String(room.id) } })
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
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('photos', bytes)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({ body }) => (body.data as Photo).id)).size).toBe(1)
    const [row, ...others] = await photoRows()
    expect(others).toEqual([])
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    const before = await keptFiles()
    await send('photos', bytes)
    expect(await keptFiles()).toEqual(before)
    expect(
      before.filter((name) => name.includes(row?.file.split('/')[1]?.split('.')[0] ?? '-')),
    ).toHaveLength(3)
  })

  test('3145728 bytes pass, one more is refused', async () => {
    const whole = await padded(await photoBytes(), largestPhoto)
    expect((await send('photos', whole)).status).toBe(200)
    const more = await send('photos', await padded(await photoBytes(), largestPhoto + 1))
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
    const answer = await send('photos', await photoBytes())
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
    const answer = await send('photos', await bytes(), { name: 'sala.jpg' })
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong_type'])
    expect(answer.body.fields?.file).toMatch(/jpg ou png/)
    expect(await keptFiles()).toEqual(before)
  })

  test('no file, an empty one, a room that does not exist: 422', async () => {
    const form = await multipart({ tag_id: '1' })
    const answers = [
      await admin.post(`${gallery.path}/photos`, form.payload, form.headers),
      await send('photos', Buffer.alloc(0)),
      await send('photos', await photoBytes(), { fields: { tag_id: '999999' } }),
      await send('photos', await photoBytes(), { fields: { tag_id: 'Sala' } }),
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
    for (let index = 0; index < 3; index += 1) sent.push((await send('photos', await photoBytes())).body.data)
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

describe('plans', () => {
  const dwg = Buffer.concat([Buffer.from('AC1032\0\0\0\0\0', 'latin1'), Buffer.alloc(200, 7)])
  const pdf = (body: string) => Buffer.from(`%PDF-1.5\n${body}\n%%EOF`, 'latin1')
  const png = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  const objects = (text: string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.5\n1 0 obj <</Type /Obj#53tm /Filter /FlateDecode>> stream\n', 'latin1'),
      deflateSync(Buffer.from(text)),
      Buffer.from('\nendstream\n%%EOF', 'latin1'),
    ])

  test.each([
    [
      'Planta 3º andar.DWG',
      async () => dwg,
      { file_name: 'Planta 3º andar', file_extension: 'dwg', url: null },
    ],
    [
      'planta.pdf',
      async () => pdf('/OpenAction [3 0 R /FitH null]'),
      { file_name: 'planta', file_extension: 'pdf' },
    ],
    ['objetos.pdf', async () => objects('<</Type /Catalog>>'), { file_extension: 'pdf' }],
    ['..\\..\\planta.png', png, { file_name: 'planta', file_extension: 'png' }],
    ['<>.png', png, { file_name: 'Planta', file_extension: 'png' }],
  ])('%s is kept', async (name, bytes, expected) => {
    const answer = await send('blueprints', await bytes(), { name })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject(expected)
    const again = await send('blueprints', await bytes(), { name })
    expect(again.body).toEqual(answer.body)
  })

  test.each([
    ['planta.jpg', () => photoBytes()],
    ['planta.pdf', () => photoBytes()],
    ['planta.pdf', async () => dwg],
    ['planta.dwg', async () => pdf('')],
    ['planta.png', async () => (await png()).subarray(0, 60)],
    ['planta.png', async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from('<script>')])],
    ['planta.dwg', async () => Buffer.from('AC1032<html><script>alert(1)</script>')],
    ['planta.dwg', async () => Buffer.concat([dwg, Buffer.from('<script>alert(1)</script>')])],
    ['planta.pdf', async () => pdf('<</S /JavaScript /JS (app.alert(1))>>')],
    ['planta.pdf', async () => pdf('<</S /J#61vaScript>>')],
    ['planta.pdf', async () => pdf('<</S /Launch /F (cmd.exe)>>')],
    ['planta.pdf', async () => pdf('<</Names <</EmbeddedFiles 4 0 R>>>>')],
    ['planta.pdf', async () => pdf('trailer <</Encrypt 5 0 R>>')],
    ['planta.pdf', async () => objects('<</S /JavaScript>>')],
    ['planta.pdf', async () => pdf('1 0 obj <</Type /ObjStm /Filter /LZWDecode>> stream\nxyz\nendstream')],
    ['planta.exe', async () => Buffer.from('MZ')],
  ])('%s that is something else, or could act, is refused (%#)', async (name, bytes) => {
    const before = await keptFiles()
    const answer = await send('blueprints', await bytes(), { name })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([415, ['file']])
    expect(await keptFiles()).toEqual(before)
  })

  test('1048576 bytes pass, one more is refused', async () => {
    const whole = await send('blueprints', await padded(dwg, largestBlueprint), { name: 'a.dwg' })
    const more = await send('blueprints', await padded(dwg, largestBlueprint + 1), { name: 'b.dwg' })
    expect([whole.status, more.status]).toEqual([200, 413])
  })

  test('are removed with their file', async () => {
    const before = await keptFiles()
    const { id } = (await send('blueprints', dwg, { name: 'a.dwg' })).body.data as { id: number }
    expect(await keptFiles()).toHaveLength(before.length + 1)
    expect((await admin.delete(`${plans.path}/blueprints/${id}`)).status).toBe(200)
    expect(await keptFiles()).toEqual(before)
    expect((await admin.delete(`${plans.path}/blueprints/${id}`)).status).toBe(404)
    expect((await asideFiles()).length).toBeGreaterThan(0)
  })
})

describe('links', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  const matterport = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

  test('a tour is kept whole, and kept anew', async () => {
    const save = (fields: Record<string, string>) => admin.post(`${tour.path}/tours`, form(fields), asForm)
    const first = await save({ matterport_url: matterport, tour_url: '', host_prize: '6' })
    expect(first.status, first.text).toBe(200)
    const saved = first.body.data as Tour
    expect(saved).toMatchObject({
      matterport_url: matterport,
      tour_url: null,
      host_prize: 6,
      hosted_until: null,
    })
    const second = await save({ tour_url: 'https://tour.exemplo.test/1', host_prize: '12' })
    expect(second.body.data).toMatchObject({ id: saved.id, matterport_url: null, host_prize: 12 })
  })

  test.each([...itemIds])(
    'a link saved on a product of item %i leaves its material whole',
    async (itemId) => {
      const [product] = await demoProducts(demo.db, { itemId, status: 4 })
      const read = async () => {
        const session = (await admin.get(`/sessions/${product?.sessionId}`)).body.data as Session
        return session.products.find(({ id }) => id === product?.productId)
      }
      const before = await read()
      const saved = (await admin.post(`${product?.path}/urls`, { url: 'https://drive.exemplo.test/tudo' }))
        .body.data
      expect(await read()).toEqual({ ...before, links: [saved] })
    },
  )

  test('a delivery link of any product', async () => {
    const save = (url: string) => admin.post(`${gallery.path}/urls`, form({ url }), asForm)
    const saved = (await save('https://drive.exemplo.test/a')).body.data as DeliverableLink
    expect((await save(' https://drive.exemplo.test/b ')).body.data).toEqual({
      id: saved.id,
      url: 'https://drive.exemplo.test/b',
    })
  })

  test('a video is added once, and removed', async () => {
    const add = () => admin.post(`${videos.path}/videos`, { url: 'https://vimeo.com/76979871' })
    const added = (await add()).body.data as DeliverableLink
    expect((await add()).body.data).toEqual(added)
    expect((await admin.delete(`${videos.path}/videos/${added.id}`)).body).toEqual({ data: null })
    expect((await admin.delete(`${videos.path}/videos/${added.id}`)).status).toBe(404)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://exemplo.test/a',
    '//exemplo.test/a',
    'exemplo.test',
    'https://',
    '\u0000https://exemplo.test',
    'java\nscript:alert(1)',
    `https://exemplo.test/${'a'.repeat(2001)}`,
  ])('%j is kept nowhere', async (url) => {
    const answers = await Promise.all([
      admin.post(`${videos.path}/videos`, { url }),
      admin.post(`${gallery.path}/urls`, form({ url }), asForm),
      admin.post(`${tour.path}/tours`, form({ matterport_url: url }), asForm),
      admin.post(`${tour.path}/tours`, form({ tour_url: url }), asForm),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  })

  test.each(['-1', '121', '1.5', 'seis', '1e2'])('%s is no hosting period', async (host_prize) => {
    const answer = await admin.post(
      `${tour.path}/tours`,
      form({ matterport_url: matterport, host_prize }),
      asForm,
    )
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['host_prize']])
  })
})

describe('rights', () => {
  const calls: [string, (caller: Caller, path: string) => Promise<Answer>][] = [
    ['upload a photo', async (caller, path) => send('photos', await photoBytes(), { caller, path })],
    ['remove a photo', (caller, path) => caller.delete(`${path}/photos/1`)],
    ['upload a plan', async (caller, path) => send('blueprints', await photoBytes(), { caller, path })],
    ['remove a plan', (caller, path) => caller.delete(`${path}/blueprints/1`)],
    ['save a tour', (caller, path) => caller.post(`${path}/tours`, {})],
    ['save a link', (caller, path) => caller.post(`${path}/urls`, { url: 'https://a.test' })],
    ['add a video', (caller, path) => caller.post(`${path}/videos`, { url: 'https://a.test' })],
    ['remove a video', (caller, path) => caller.delete(`${path}/videos/1`)],
    ['say how far a product is', (caller, path) => caller.post(path, { status: 2 })],
  ]

  test.each(calls)('nobody but staff can %s', async (_, call) => {
    const signedOut = await call(demoCaller(demo.app), gallery.path)
    const client = await call(owner, gallery.path)
    expect([signedOut.status, client.status, client.body.code]).toEqual([401, 403, 'wrong_role'])
  })

  test.each(calls)('a photographer can %s where they were sent, and nowhere else', async (_, call) => {
    const item = { itemId: 9, status: 5 } as const
    const sent = new Set(
      (await demoProducts(demo.db, { ...item, provider: 'fotografo@demo.test' })).map(({ path }) => path),
    )
    const elsewhere = (await demoProducts(demo.db, item)).find(({ path }) => !sent.has(path))
    expect((await call(provider, elsewhere?.path ?? '')).body.code).toBe('not_found')
    const [own = ''] = sent
    const answer = await call(provider, own)
    expect(answer.status).not.toBe(403)
    expect(answer.status).not.toBe(500)
  })

  test('a photographer uploads where they were sent', async () => {
    const [own] = await demoProducts(demo.db, { itemId: 8, status: 5, provider: 'fotografo@demo.test' })
    expect((await send('photos', await photoBytes(), { caller: provider, path: own.path })).status).toBe(200)
  })

  test('a path that does not fit together is 404, whoever asks', async () => {
    const { id: photo } = (await send('photos', await photoBytes())).body.data as Photo
    const [other] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    const wrong = [
      `/sessions/${other.sessionId}/${gallery.productId}/photos/${photo}`,
      `/sessions/${gallery.sessionId}/${other.productId}/photos/${photo}`,
      `/sessions/999999/${gallery.productId}/photos/${photo}`,
      `/sessions/${gallery.sessionId}/999999/photos/${photo}`,
      `${gallery.path}/photos/999999`,
      `${other.path}/photos/${photo}`,
      `${tour.path}/photos/${photo}`,
      `${plans.path}/photos/${photo}`,
    ]
    for (const path of wrong) {
      const answers = [await admin.delete(path), await admin.post(path, { is_featured: true })]
      expect(answers.map(({ status, body }) => `${path} ${status} ${body.code}`)).toEqual(
        Array(2).fill(`${path} 404 not_found`),
      )
    }
    expect(await photoRows()).toHaveLength(1)
  })

  test.each([1, 3, 6, 7] as const)('an ensaio of status %i takes nothing', async (status) => {
    const [closed] = await demoProducts(demo.db, { itemId: 9, status })
    const answer = await send('photos', await photoBytes(), { path: closed.path })
    expect([answer.status, answer.body.code]).toEqual([409, 'transition_refused'])
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

test('every change is in the story of the ensaio', async () => {
  const [fresh] = (await demoProducts(demo.db, { itemId: 9, status: 4 })).slice(-1)
  const path = fresh?.path ?? ''
  const { id } = (await send('photos', await photoBytes(), { path })).body.data as Photo
  await send('photos', await photoBytes(), { path })
  await admin.post(`${path}/photos/${id}`, { is_featured: true })
  await admin.post(`${path}/photos/${id}`, { order: 1 })
  await admin.delete(`${path}/photos/${id}`)
  await admin.post(`${path}/urls`, { url: 'https://a.test/x' })
  const events = (await admin.get(`/sessions/${fresh?.sessionId}/events`)).body.data as {
    text: string
    actor: string
  }[]
  expect(events.slice(0, 5).map(({ text, actor }) => `${actor}: ${text}`)).toEqual([
    'Helena Prado: Salvou o link de entrega em Fotos profissionais',
    'Helena Prado: Excluiu uma foto',
    'Helena Prado: Mudou a ordem das fotos',
    'Helena Prado: Mudou a foto de destaque',
    'Helena Prado: Enviou 2 fotos',
  ])
})
