import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KeptHouseBrand, largestLogo, standardHouse } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Mail, mailbox } from '../adapters/mail/mail.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { linksOf } from '../config/links.ts'
import { deliverMail } from '../jobs/deliver-mail.ts'

const noon = '2026-11-20T15:00:00.000Z'
const publisher = {
  sales: 'vendas@ensaio.test',
  support: null,
  socials: [{ label: 'Instagram', href: 'https://www.instagram.com/ensaio' }],
}
const landing = `<html><head><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Ensaio · Fotos</title></head>
<body><p>Ensaio de fotos</p></body></html>`
/** The code of a build that writes its pages: one, with a common noun in its title. */
const writer = `export async function write(name, { address }) {
  if (address.pathname !== '/backoffice/written') throw new Error('Not written here.')
  return { head: '<title>Ensaios</title>', body: '', styles: '', answers: {}, redirect: null, modules: [] }
}`

let folder: string
const links = linksOf('http://localhost:3000')
let demo: DemoApp
/** Another server process on the same database. */
let second: DemoApp
let admin: Caller
let logo: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-brand-'))
  await mkdir(join(folder, 'portal'))
  await writeFile(join(folder, 'portal/landing.html'), landing)
  await writeFile(join(folder, 'portal/index.html'), '<head><title>Ensaio</title></head>')
  await mkdir(join(folder, 'office'))
  await writeFile(
    join(folder, 'office/index.html'),
    '<head><link rel="apple-touch-icon" href="/backoffice/icon-192.png"><title>Ensaio · Equipe</title></head>',
  )
  await mkdir(join(folder, 'office/server'))
  await writeFile(join(folder, 'office/server/files.json'), '{}')
  await writeFile(join(folder, 'office/server/write.js'), writer)
  const apps = { portal: join(folder, 'portal'), backoffice: join(folder, 'office') }
  const surroundings = { ...apps, config: { publisher }, now: noon }
  demo = await openDemoApp(surroundings)
  const database = { db: demo.db, close: async () => undefined }
  second = await openDemoApp({ ...surroundings, database })
  admin = await signedIn(demo.app, 'admin@demo.test')
  logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#B3004B' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await second.close()
  await demo.close()
  await rm(folder, { recursive: true })
})

// Later than the real clock of this process.
let later = 1e9
beforeEach(async () => {
  await demo.db.deleteFrom('house_brand').execute()
  await demo.db.deleteFrom('outbox').execute()
  pass(6000)
})
afterEach(() => vi.restoreAllMocks())

/** Lets the time of servers pass, which read the brand at most every five seconds; it stands between. */
function pass(milliseconds: number) {
  later += milliseconds
  vi.spyOn(performance, 'now').mockReturnValue(later)
}

const form = {
  name: 'Luz do Vale',
  time_zone: 'America/Manaus',
  action_light: '#B3004B',
  phone: '1133334444',
}
const file = (bytes: Uint8Array) => ({ bytes, name: 'logo.png', type: 'image/png' })
async function save(fields: Parameters<typeof multipart>[0] = {}, from = admin) {
  const { payload, headers } = await multipart({ ...form, ...fields })
  return from.post('/staff/brand', payload, headers)
}
const kept = async () => (await admin.get('/staff/brand')).body.data as KeptHouseBrand
const page = async ({ app }: DemoApp, path = '//') =>
  (await demoCaller(app).get(path, { accept: 'text/html' })).text

describe("the house's brand (rule house-brand)", () => {
  test('is the standard one with the configured contact at first, and then who changed it', async () => {
    const instagram = 'https://www.instagram.com/ensaio'
    const first = { ...standardHouse, sales: 'vendas@ensaio.test', instagram }
    expect(await kept()).toEqual({ brand: first, logo_url: null, changed: null })
    const saved = await save()
    expect(saved.status).toBe(200)
    const brand = { ...standardHouse, ...form, phone: '+551133334444' }
    expect(saved.body.data).toEqual({ brand, logo_url: null, changed: { by: expect.any(String), at: noon } })
    const events = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'brand_changed')
      .execute()
    expect(events).toEqual([
      { detail: { from: { ...first, logo_file: null }, to: { ...brand, logo_file: null } } },
    ])
  })

  test.each([
    ['name', ' '],
    ['action_light', '#FFCC00'],
    ['action_dark', '#200000'],
    ['sales', 'luz'],
    ['instagram', 'javascript:alert(1)'],
    ['time_zone', 'Mars/Olympus'],
  ])('%s = %j is refused at the field, and changes nothing', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
    expect((await kept()).changed).toBeNull()
  })

  test('is changed by administrators only', async () => {
    const coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
    expect((await save({}, coordinator)).status).toBe(403)
  })
})

describe('its logo', () => {
  const stored = async () => (await readdir(`${demo.files}/logos`)).length

  test('is public, replaced with its file, and removed', async () => {
    const before = await stored()
    const { logo_url: first } = (await save({ logo: file(logo) })).body.data as KeptHouseBrand
    const seen = await demo.app.inject({ url: first ?? '' })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png'])
    const { logo_url: again } = (await save({ logo: file(logo) })).body.data as KeptHouseBrand
    expect(again).not.toBe(first)
    expect((await demo.app.inject({ url: first ?? '' })).statusCode).toBe(404)
    expect((await save()).body.data).toMatchObject({ logo_url: again })
    expect(await stored()).toBe(before + 1)
    expect((await save({ logo_removed: '1' })).body.data).toMatchObject({ logo_url: null })
    expect(await stored()).toBe(before)
  })

  test('is judged by its bytes; a refused one changes nothing', async () => {
    const before = await stored()
    const fake = await save({ logo: file(Buffer.from('<svg onload="alert(1)"></svg>')) })
    expect(fake).toMatchObject({ status: 415, body: { fields: { logo: expect.any(String) } } })
    const padded = Buffer.concat([logo, Buffer.alloc(largestLogo)])
    expect((await save({ logo: file(padded) })).status).toBe(413)
    expect((await save({ name: '', logo: file(logo) })).status).toBe(422)
    expect([await stored(), (await kept()).changed]).toEqual([before, null])
  })
})

describe('pages', () => {
  test('stay as they were built while the house has decided nothing', async () => {
    const written = await page(demo)
    expect(written).toContain(landing.slice(landing.indexOf('<body>')))
    expect(written).not.toMatch(/<style|"name"|"colors"/)
    expect(written).toContain('content="Ensaio: fotos e tours virtuais de imóveis"')
  })

  test('bring name and colours in the HTML, under the nonce of the load', async () => {
    await save({ name: 'Luz & Vale' })
    pass(6000)
    const answer = await demoCaller(demo.app).get('//', { accept: 'text/html' })
    expect(answer.text).toContain('<title>Luz &amp; Vale · Fotos</title>')
    // A common noun stays one.
    expect(answer.text).toContain('<p>Ensaio de fotos</p>')
    const [, nonce = ''] = /<style nonce="([^"]+)">:root\{--color-action:#B3004B/.exec(answer.text) ?? []
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(answer.text).toContain('<meta property="og:site_name" content="Luz &amp; Vale" />')
    expect(answer.text).toContain('/share/plain.jpg')
    expect(await page(demo, '//login')).toContain('<title>Luz &amp; Vale</title>')
  })

  test('written with their first view keep the words of their title', async () => {
    await save()
    pass(6000)
    const written = await page(demo, '//backoffice/written')
    expect(written).toContain('<title>Ensaios</title>')
  })

  test('show the logo as their icon', async () => {
    const { logo_url } = (await save({ logo: file(logo) })).body.data as KeptHouseBrand
    pass(6000)
    const written = await page(demo)
    expect(written).toContain(`<link rel="icon" href="${logo_url}">`)
  })

  test('of another process follow within five seconds', async () => {
    expect(await page(second)).toContain('<title>Ensaio')
    await save()
    pass(4000)
    expect(await page(second)).toContain('<title>Ensaio')
    pass(1100)
    expect(await page(second)).toContain('<title>Luz do Vale')
  })
})

describe('the app that the back office is installed as', () => {
  type Icon = { src: string; sizes: string; purpose?: string }
  const manifest = async ({ app }: DemoApp = demo) => {
    const { body, headers } = await app.inject('/backoffice/app.webmanifest')
    return { headers, ...(JSON.parse(body) as { name: string; theme_color: string; icons: Icon[] }) }
  }

  test('is that of the standard brand at first, and asked for anew each time', async () => {
    const { name, theme_color, icons, headers } = await manifest()
    expect([name, theme_color]).toEqual(['Ensaio · Equipe', '#0B5351'])
    expect(icons.map(({ src }) => src)).toEqual([
      '/backoffice/icon-192.png',
      '/backoffice/icon-512.png',
      '/backoffice/icon-maskable.png',
    ])
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ])
    const again = await demo.app.inject({
      url: '/backoffice/app.webmanifest',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('carries name, colour and logo of the house, on every server within five seconds', async () => {
    const before = await manifest()
    await manifest(second)
    await save({ name: 'Luz & Vale', logo: file(logo) })
    pass(4000)
    expect((await manifest(second)).name).toBe('Ensaio · Equipe')
    pass(1100)
    const after = await manifest(second)
    expect(after).toMatchObject({
      name: 'Luz & Vale · Equipe',
      short_name: 'Luz & Vale',
      theme_color: '#B3004B',
      background_color: '#FAF8F4',
    })
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('has square icons of the whole logo, whose addresses end with it', async () => {
    await save({ logo: file(logo) })
    pass(6000)
    const { icons } = await manifest()
    for (const { src, sizes, purpose } of icons) {
      const { statusCode, headers, rawPayload } = await demo.app.inject(src)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      expect(headers['cache-control']).toContain('immutable')
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
      expect(`${info.width}x${info.height}`).toBe(sizes)
      const at = (x: number, y: number) => {
        const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
        return [...data.subarray(from, from + 3)]
      }
      // The logo is three times as wide as high: its middle, its left end, and what is around it.
      expect(at(0.5, 0.5)).toEqual([179, 0, 75])
      // A device may cut a maskable one off around a circle of 80 %.
      expect(at(0.11, 0.5)).toEqual(purpose === 'maskable' ? [255, 255, 255] : [179, 0, 75])
      expect(at(0.5, 0.2)).toEqual([255, 255, 255])
      expect(at(0.02, 0.5)).toEqual([255, 255, 255])
    }
    await save({ logo: file(logo) })
    pass(6000)
    expect((await demo.app.inject(icons[0]?.src ?? '')).statusCode).toBe(404)
    for (const odd of ['../x-192.png', 'ff-192.png', `${'a'.repeat(32)}-64.png`])
      expect((await demo.app.inject(`/backoffice/house-icon/${odd}`)).statusCode).toBe(404)
  })

  test('is announced to phones with the same icon', async () => {
    await save({ logo: file(logo) })
    pass(6000)
    const { icons } = await manifest()
    expect(await page(demo, '//backoffice/login')).toContain(
      `<link rel="apple-touch-icon" href="${icons[0]?.src}">`,
    )
  })
})

describe('mails', () => {
  async function recovered(): Promise<Mail> {
    await demoCaller(demo.app).post('/auth/recover', { email: 'pospago@demo.test' })
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    const storage = await openStorage({ s3: null, dataDir: join(demo.files, '..') })
    const from = mailbox('Ensaio <ola@ensaio.test>')
    const failed: unknown[] = []
    await deliverMail({ db: demo.db, clock: { now: () => noon }, mailer, from, storage, links }, (error) =>
      failed.push(error),
    )
    expect(failed).toEqual([])
    return sent[0] as Mail
  }

  test('of a house that has decided nothing are as ever', async () => {
    const mail = await recovered()
    expect(mail).toMatchObject({ from: { name: 'Ensaio' }, subject: 'Seu acesso ao Ensaio' })
    expect(mail.html).toContain('color:#0B5351">Ensaio</p>')
    expect(mail.html).not.toContain('Fale conosco')
    expect(mail.logo).toBeUndefined()
  })

  test('come from the house, in its colour, with its contact and its logo', async () => {
    await save({ support: 'oi@luz.test', logo: file(logo) })
    const mail = await recovered()
    expect(mail.from).toEqual({ name: 'Luz do Vale', address: 'ola@ensaio.test' })
    expect(mail.subject).toBe('Seu acesso a Luz do Vale')
    expect(mail.html).toContain('background:#B3004B')
    expect(mail.html).toContain('<img src="cid:logo@house" alt="Luz do Vale"')
    expect(`${mail.html}${mail.text}`).not.toContain('Ensaio')
    expect(mail.text).toContain('Fale conosco: oi@luz.test · (11) 3333-4444')
    expect(mail.logo?.subarray(1, 4).toString()).toBe('PNG')
  })
})

test('the calendar file names the house as the organizer, and days in the office follow its clock', async () => {
  await save()
  const booked = await demo.db
    .selectFrom('photo_sessions')
    .select('token')
    .where('status', '=', 2)
    .executeTakeFirstOrThrow()
  const { text } = await demoCaller(demo.app).get(`/sessions/public/${booked.token}/visit.ics`)
  expect(text).toContain('ORGANIZER;CN="Luz do Vale"')
  // 03:30 in São Paulo is still the day before in Manaus, at 23:30.
  demo.setClock('2026-11-20T03:30:00.000Z')
  const fresh = await signedIn(demo.app, 'admin@demo.test')
  const holiday = { day: '2026-11-19', city: null, name: 'Ponte', visits_stay: true }
  expect((await fresh.post('/staff/holidays', holiday)).status).toBe(200)
  demo.setClock(noon)
})
