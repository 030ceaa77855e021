import { readdir, readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { largestLogo } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const email = 'novo@demo.test'
const address = {
  postal_code: '01310-100',
  street: 'Avenida Paulista',
  number: '1500',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const form = {
  identification: 'AA.345.678/0001-14',
  corporate_name: 'Belmonte Incorporações S.A.',
  address: JSON.stringify(address),
}

let demo: DemoApp
let caller: Caller
let picture: Buffer
beforeAll(async () => {
  demo = await openDemoApp()
  picture = await draw(900, 450)
})
afterAll(() => demo.close())
beforeEach(async () => {
  const nothing = { identification: null, corporate_name: null, address: null, logo_file: null }
  await demo.db
    .updateTable('companies')
    .set(nothing)
    .where('id', '=', await companyId())
    .execute()
  await demo.db.updateTable('users').set({ first_login: true }).where('email', '=', email).execute()
  caller = await signedIn(demo.app, email)
})

function draw(width: number, height: number): Promise<Buffer> {
  const background = { r: 11, g: 83, b: 81, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

async function companyId(): Promise<number> {
  const found = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return found.company_id ?? 0
}

const company = async () =>
  demo.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', await companyId())
    .executeTakeFirstOrThrow()

const storedLogos = async () => (await readdir(`${demo.files}/logos`)).toSorted()

async function send(fields: Parameters<typeof multipart>[0], from = caller) {
  const { payload, headers } = await multipart(fields)
  return from.post('/client', payload, headers)
}

const logoOf = (bytes: Uint8Array, name = 'logo.png', type = 'image/png') => ({ bytes, name, type })

describe('setting a company up', () => {
  test('with a logo, which is redrawn at 600 px, stored under a random name, and public', async () => {
    const answer = await send({ ...form, logo: logoOf(picture, '../../evil.php', 'text/html') })
    expect(answer.status).toBe(200)
    const { logo_url } = answer.body.data as { logo_url: string }
    expect(logo_url).toMatch(/^\/api\/files\/logos\/[0-9a-f]{32}\.png$/)
    expect(await company()).toMatchObject({
      identification: 'AA345678000114',
      corporate_name: 'Belmonte Incorporações S.A.',
      address: { ...address, postal_code: '01310100' },
      name: 'Belmonte Residenciais',
      payment_plan: 2,
    })
    const seen = await demo.app.inject({ url: logo_url })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png'])
    const drawn = await sharp(seen.rawPayload).metadata()
    expect([drawn.format, drawn.width, drawn.height, drawn.hasAlpha]).toEqual(['png', 600, 300, true])
    const told = await caller.get('/onboarding')
    expect(told.body.data).toMatchObject({ company: { identification: 'AA345678000114', logo_url } })
  })

  test('without a logo, or with an empty file field, the current logo stays', async () => {
    await send({ ...form, logo: logoOf(picture) })
    const { logo_file } = await company()
    expect((await send(form)).status).toBe(200)
    const { payload, headers } = await multipart(form)
    const boundary = headers['content-type'].split('boundary=')[1]
    const empty = `content-disposition: form-data; name="logo"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`
    const whole = Buffer.concat([Buffer.from(`--${boundary}\r\n${empty}`), payload])
    expect((await caller.post('/client', whole, headers)).status).toBe(200)
    expect(await company()).toMatchObject({ logo_file })
  })

  test('a new logo replaces the old one, and the old file is gone', async () => {
    await send({ ...form, logo: logoOf(picture) })
    const before = await storedLogos()
    const old = (await company()).logo_file ?? ''
    const jpeg = await sharp(picture)
      .flatten()
      .withExif({ IFD0: { Copyright: 'canary' } })
      .jpeg()
      .toBuffer()
    expect((await send({ ...form, logo: logoOf(jpeg, 'logo.jpg', 'image/jpeg') })).status).toBe(200)
    const after = await storedLogos()
    expect([after.length, after.includes(old.replace('logos/', ''))]).toEqual([before.length, false])
    expect((await demo.app.inject({ url: `/api/files/${old}` })).statusCode).toBe(404)
    const kept = await readFile(`${demo.files}/${(await company()).logo_file}`)
    expect(kept.includes('canary')).toBe(false)
  })

  test('content hidden behind a picture is dropped', async () => {
    const polyglot = Buffer.concat([picture, Buffer.from('<script>canary</script>')])
    expect((await send({ ...form, logo: logoOf(polyglot) })).status).toBe(200)
    const kept = await readFile(`${demo.files}/${(await company()).logo_file}`)
    expect(kept.includes('canary')).toBe(false)
  })

  test('2 MiB pass, one byte more is refused', async () => {
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    expect((await send({ ...form, logo: logoOf(padded(largestLogo)) })).status).toBe(200)
    const answer = await send({ ...form, logo: logoOf(padded(largestLogo + 1)) })
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })
})

describe('all or nothing', () => {
  test('another company’s CNPJ is refused at its field, and leaves neither row nor file', async () => {
    const [before, logos] = [await company(), await storedLogos()]
    const taken = { ...form, identification: '11.222.333/0001-81', logo: logoOf(picture) }
    const answer = await send(taken)
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { identification: 'Este CNPJ já está cadastrado por outra empresa.' },
    ])
    expect([await company(), await storedLogos()]).toEqual([before, logos])
  })

  test('the CNPJ of a company that was united with this one is its own (rule merged-company)', async () => {
    const cnpj = '11222333000181'
    const other = demo.db.updateTable('companies').where('name', '=', 'Construtora Horizonte')
    await other.set({ active: false, merged_into: await companyId() }).execute()
    expect((await send({ ...form, identification: cnpj })).status).toBe(200)
    expect((await company()).identification).toBe(cnpj)
    await other.set({ active: true, merged_into: null }).execute()
  })

  test.each([
    [{ ...form, identification: '12.ABC.345/01DE-36' }, 'identification'],
    [{ ...form, identification: '11.222.333' }, 'identification'],
    [{ ...form, corporate_name: ' ' }, 'corporate_name'],
    [{ ...form, address: 'nowhere' }, 'address'],
    [{ ...form, address: JSON.stringify({ ...address, number: '' }) }, 'address.number'],
    [{ ...form, logo: 'https://evil.test/logo.png' }, 'logo'],
  ])('%j is refused at its field', async (fields, field) => {
    const before = await company()
    const answer = await send(fields)
    expect(answer.status).toBe(field === 'logo' ? 415 : 422)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    expect(await company()).toEqual(before)
  })

  test('extra fields change nothing', async () => {
    await send({
      ...form,
      id: '1',
      payment_plan: '1',
      balance_cents: '100',
      name: 'X',
      logo_file: 'photos/a.jpg',
    })
    const { id: _, ...rest } = await company()
    expect(rest).toMatchObject({
      payment_plan: 2,
      balance_cents: 0,
      name: 'Belmonte Residenciais',
      logo_file: null,
    })
  })

  test('is possible after the first access, too', async () => {
    await demo.db.updateTable('users').set({ first_login: false }).where('email', '=', email).execute()
    expect((await send({ ...form, logo: logoOf(picture) })).status).toBe(200)
    const { identification, logo_file } = await company()
    expect([identification, logo_file]).toEqual([expect.any(String), expect.any(String)])
  })

  test('is for clients only', async () => {
    const logos = await storedLogos()
    expect((await send(form, await signedIn(demo.app, 'admin@demo.test'))).status).toBe(403)
    expect((await send(form, demoCaller(demo.app))).status).toBe(401)
    expect((await company()).identification).toBeNull()
    expect(await storedLogos()).toEqual(logos)
  })
})

/** A png that declares a size and holds almost no data. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const hostile: [string, () => Promise<Buffer> | Buffer][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => sharp(picture).gif().toBuffer()],
  ['a WebP', () => sharp(picture).webp().toBuffer()],
  ['an AVIF', () => sharp(picture).avif().toBuffer()],
  ['a TIFF', () => sharp(picture).tiff().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction 2 0 R>>endobj')],
  ['a program', () => Buffer.from('MZ\u0090\u0000\u0003')],
  ['nothing', () => Buffer.alloc(0)],
  ['four bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  [
    'the head of a JPEG before a page',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
  ],
  ['the head of a PNG before a drawing', () => Buffer.concat([picture.subarray(0, 8), Buffer.from(svg)])],
  ['a PNG cut off', () => picture.subarray(0, picture.length - 40)],
  ['a JPEG cut off', async () => (await sharp(picture).jpeg().toBuffer()).subarray(0, 900)],
  ['a bomb of 256 megapixels', () => bomb(16_000, 16_000)],
  ['a PNG that claims 2³¹ pixels a side', () => bomb(2 ** 31 - 1, 1).subarray(0, 4000)],
]

test.each(hostile)('%s is no logo, and leaves nothing behind', async (_what, make) => {
  const [before, logos] = [await company(), await storedLogos()]
  const answer = await send({ ...form, logo: logoOf(await make()) })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([415, ['logo']])
  expect([await company(), await storedLogos()]).toEqual([before, logos])
})
