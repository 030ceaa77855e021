import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { largestBlueprint } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let plans: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[plans] = await demoProducts(demo.db, { itemId: 11, status: 5 })
})

afterAll(() => demo.close())

beforeEach(async () => {
  await demo.db.deleteFrom('blueprints').where('session_product_id', '=', plans.productId).execute()
})

/** A photo, which is no plan. */
const jpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()

async function send(bytes: Uint8Array, { name = 'planta.png' }: { name?: string } = {}) {
  const form = await multipart({ file: { bytes, name, type: 'application/octet-stream' } })
  return admin.post(`${plans.path}/blueprints`, form.payload, form.headers)
}

async function padded(bytes: Buffer, length: number): Promise<Buffer> {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

const asideFiles = () => readdir(join(demo.files, 'set-aside')).catch(() => [])

const keptFiles = async () => {
  const folders = (await readdir(demo.files)).filter((folder) => folder !== 'set-aside')
  return (await Promise.all(folders.map((folder) => readdir(join(demo.files, folder))))).flat().toSorted()
}

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
    const answer = await send(await bytes(), { name })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject(expected)
    const again = await send(await bytes(), { name })
    expect(again.body).toEqual(answer.body)
  })

  test.each([
    ['planta.jpg', jpeg],
    ['planta.pdf', jpeg],
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
    const answer = await send(await bytes(), { name })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([415, ['file']])
    expect(await keptFiles()).toEqual(before)
  })

  test('1048576 bytes pass, one more is refused', async () => {
    const whole = await send(await padded(dwg, largestBlueprint), { name: 'a.dwg' })
    const more = await send(await padded(dwg, largestBlueprint + 1), { name: 'b.dwg' })
    expect([whole.status, more.status]).toEqual([200, 413])
  })

  test('are removed with their file', async () => {
    const before = await keptFiles()
    const { id } = (await send(dwg, { name: 'a.dwg' })).body.data as { id: number }
    expect(await keptFiles()).toHaveLength(before.length + 1)
    expect((await admin.delete(`${plans.path}/blueprints/${id}`)).status).toBe(200)
    expect(await keptFiles()).toEqual(before)
    expect((await admin.delete(`${plans.path}/blueprints/${id}`)).status).toBe(404)
    expect((await asideFiles()).length).toBeGreaterThan(0)
  })
})
