import type { Publication, PublicationForm, PublicProperty } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../../privacy/repository/erase-person.ts'

let demo: DemoApp
let client: Caller
let stranger: Caller
let gallery: DemoProduct
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  client = await signedIn(demo.app, 'pospago@demo.test')
  stranger = demoCaller(demo.app)
  gallery = (await demoProducts(demo.db, { itemId: 9, status: 5 }))[0]
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock('2026-11-20T15:00:00.000Z')
  await demo.db.deleteFrom('publications').execute()
})

const form: PublicationForm = {
  is_on: true,
  headline: 'Apartamento com vista para o parque',
  description: 'Sol da manhã.\nDuas vagas.',
  address_shown: 'district',
  contact_name: 'Renata Lima',
  contact_phone: '(11) 91234-5678',
  contact_email: 'renata@horizonte.test',
  expires_on: null,
  is_listed: false,
}
const path = () => `/sessions/${gallery.sessionId}/publication`
const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
const save = async (change: Partial<PublicationForm> = {}): Promise<Publication> =>
  dataOf(await client.post(path(), { ...form, ...change }))
const published = async (change: Partial<PublicationForm> = {}) => {
  const { code, neutral_code } = await save(change)
  if (code === null || neutral_code === null) throw new Error('The page has no address.')
  return { code, neutral_code }
}
const visit = (code: string, headers?: Record<string, string>) => stranger.get(`/properties/${code}`, headers)
const property = async (code: string): Promise<PublicProperty> => dataOf(await visit(code))
const unknown = 'a'.repeat(22)
const told = ({ status, body, headers }: Answer) => [status, body, headers['x-robots-tag']]

test('a page is off until the company turns it on, and shows what was delivered to everybody with its address', async () => {
  const before: Publication = dataOf(await client.get(path()))
  expect(before).toMatchObject({ is_on: false, code: null, has_material: true, address_shown: 'district' })
  const { code, neutral_code } = await published()
  expect(code).not.toBe(neutral_code)
  const page = await property(code)
  expect(page).toMatchObject({
    headline: form.headline,
    description: form.description,
    contact: { name: 'Renata Lima', phone: '+5511912345678', email: 'renata@horizonte.test' },
    is_listed: false,
  })
  expect(page.company?.name).toEqual(expect.any(String))
  expect(page.photos.length).toBeGreaterThan(3)
  const featured = await demo.db
    .selectFrom('photos')
    .select('id')
    .where('session_product_id', '=', gallery.productId)
    .where('is_featured', '=', true)
    .executeTakeFirst()
  if (featured) expect(page.photos[0]?.id).toBe(featured.id)
  expect((await visit(code)).headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('the neutral page names nobody, and neither page tells more of the address than was chosen', async () => {
  const { code, neutral_code } = await published()
  const neutral = await property(neutral_code)
  expect(neutral).toMatchObject({ company: null, contact: null, headline: form.headline })
  const { name } = await demo.db
    .selectFrom('companies')
    .innerJoin('photo_sessions as s', 's.company_id', 'companies.id')
    .select('companies.name')
    .where('s.id', '=', gallery.sessionId)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(neutral)
  for (const word of [name, 'Renata', code]) expect(text).not.toContain(word)
  const [district] = (await property(code)).place
  expect((await property(code)).place).toHaveLength(1)
  await save({ address_shown: 'street' })
  const [street, ...below] = (await property(code)).place
  expect(below).toEqual([district])
  await save({ address_shown: 'none', headline: null })
  const hidden = JSON.stringify(await property(code))
  expect(hidden).not.toContain(street?.split(',')[0])
  expect(hidden).not.toContain(district?.split(',')[0])
})

test('an address that is unknown, withdrawn, expired or behind a password is answered alike', async () => {
  const answer = told(await visit(unknown))
  expect(answer[0]).toBe(404)
  const { code } = await published({ expires_on: '2026-11-20' })
  expect((await visit(code)).status).toBe(200)
  // In São Paulo it is still the day before.
  demo.setClock('2026-11-21T02:59:00.000Z')
  expect((await visit(code)).status).toBe(200)
  demo.setClock('2026-11-21T03:00:00.000Z')
  expect(told(await visit(code))).toEqual(answer)
  await save({ is_on: false })
  expect(told(await visit(code))).toEqual(answer)
  await save({ password: 'segredo' })
  expect(told(await visit(code))).toEqual(answer)
  expect(told(await visit('x'))).toEqual(answer)
})

test('a password opens the page and its files in that browser, until password or address change', async () => {
  const { code } = await published()
  const photo = (await property(code)).photos[0]
  await save({ password: 'segredo' })
  expect((await visit(code)).status).toBe(404)
  const open = (at: string, password: string) => stranger.post(`/properties/${at}/password`, { password })
  const wrong = await open(code, 'errada')
  expect(told(await open(unknown, 'segredo'))).toEqual(told(wrong))
  expect(wrong).toMatchObject({
    status: 404,
    body: { fields: { password: 'A senha não abre esta página.' } },
  })
  expect(wrong.headers['set-cookie']).toBeUndefined()
  const right = await open(code, 'segredo')
  const set = String(right.headers['set-cookie'])
  expect(set).toMatch(/HttpOnly/)
  const headers = { cookie: set.split(';')[0] ?? '' }
  expect(dataOf<PublicProperty>(right).headline).toBe(form.headline)
  const file = `/properties/${code}/photos/${photo?.id}/thumbnail`
  expect((await visit(code, headers)).status).toBe(200)
  expect((await stranger.get(file)).status).toBe(404)
  expect((await stranger.get(file, headers)).status).toBe(200)
  // Saving anything else keeps the password.
  await save({ headline: 'Outro título' })
  expect((await visit(code, headers)).status).toBe(200)
  await save({ password: 'outro-segredo' })
  expect((await visit(code, headers)).status).toBe(404)
  await save({ password: null })
  expect((await visit(code)).status).toBe(200)
})

test('ten passwords of one page are tried in a quarter of an hour, not more', async () => {
  const limited = await openDemoApp({ now: '2026-11-20T15:00:00.000Z', config: { rateLimits: true } })
  try {
    const caller = demoCaller(limited.app)
    const statuses = new Map<number, number>()
    for (let count = 0; count < 12; count += 1) {
      const { status } = await caller.post(`/properties/${unknown}/password`, { password: 'errada' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [404, 10],
      [429, 2],
    ])
  } finally {
    await limited.close()
  }
})

test('files of a page are those it shows, and stop with it', async () => {
  const { code, neutral_code } = await published()
  const page = await property(code)
  const ours = page.photos[0]
  const urls = page.photos.flatMap(({ url, preview_url, thumbnail_url }) => [url, preview_url, thumbnail_url])
  for (const url of [urls[0], urls[1], urls[2], page.plans[0]?.url].filter((one) => one != null)) {
    expect((await stranger.get(`/${url}`)).status, url).toBe(200)
  }
  const [, ...others] = await demoProducts(demo.db, { itemId: 9, status: 5 })
  const other = await demo.db
    .selectFrom('photos')
    .select('id')
    .where(
      'session_product_id',
      'in',
      others.map(({ productId }) => productId),
    )
    .where('session_product_id', '<>', gallery.productId)
    .executeTakeFirstOrThrow()
  expect((await stranger.get(`/properties/${code}/photos/${other.id}/original`)).status).toBe(404)
  expect((await stranger.get(`/properties/${code}/photos/${ours?.id}/huge`)).status).toBe(404)
  expect((await stranger.get(`/properties/${neutral_code}/photos/${ours?.id}/original`)).status).toBe(200)
  const share = await stranger.get(`/properties/${code}/share.jpg`)
  expect(await sharp(share.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const kept = await stranger.get(`/properties/${code}/photos/${ours?.id}/thumbnail`)
  expect(kept.headers['cache-control']).toBe('private, max-age=600')
  await save({ is_on: false })
  for (const name of [`photos/${ours?.id}/original`, 'share.jpg', `plans/${page.plans[0]?.id ?? 1}`]) {
    expect((await stranger.get(`/properties/${code}/${name}`)).status, name).toBe(404)
  }
})

test('new addresses replace both old ones; turning off and on again keeps them', async () => {
  const first = await published()
  await save({ is_on: false })
  expect(await published()).toEqual(first)
  const renewed: Publication = dataOf(await client.post(`${path()}/addresses`))
  expect(new Set([first.code, first.neutral_code, renewed.code, renewed.neutral_code]).size).toBe(4)
  expect((await visit(first.code)).status).toBe(404)
  expect((await visit(first.neutral_code)).status).toBe(404)
  expect((await visit(renewed.code ?? '')).status).toBe(200)
})

test('nothing is published, and no address replaced, before it can be', async () => {
  const [waiting] = await demoProducts(demo.db, { itemId: 9, status: 2 })
  const early = `/sessions/${waiting.sessionId}/publication`
  expect(await client.post(early, form)).toMatchObject({
    status: 409,
    body: { error_message: 'A página pode ser publicada depois da entrega do material.' },
  })
  expect((await client.post(early, { ...form, is_on: false })).status).toBe(200)
  expect(await client.post(`${early}/addresses`)).toMatchObject({
    status: 409,
    body: { error_message: 'Publique a página antes de trocar os endereços.' },
  })
})

test('material that is not delivered stays off the page', async () => {
  const { code } = await published()
  const { photos } = await property(code)
  await demo.db.updateTable('photo_sessions').set({ status: 4 }).where('id', '=', gallery.sessionId).execute()
  await demo.db
    .updateTable('session_products')
    .set({ status: 2 })
    .where('id', '=', gallery.productId)
    .execute()
  try {
    expect((await property(code)).photos).toEqual([])
    const file = `/properties/${code}/photos/${photos[0]?.id}/original`
    expect((await stranger.get(file)).status).toBe(404)
  } finally {
    await demo.db
      .updateTable('photo_sessions')
      .set({ status: 5 })
      .where('id', '=', gallery.sessionId)
      .execute()
    await demo.db
      .updateTable('session_products')
      .set({ status: 3 })
      .where('id', '=', gallery.productId)
      .execute()
  }
})

test('the history of the ensaio tells when the page was published, renewed and withdrawn', async () => {
  await published()
  await save({ description: 'Sem mudar de estado.' })
  await client.post(`${path()}/addresses`)
  await save({ is_on: false })
  const events = dataOf<{ text: string }[]>(await client.get(`/sessions/${gallery.sessionId}/events`))
  const texts = events.map(({ text }) => text).filter((text) => text.includes('página do imóvel'))
  expect(texts.slice(0, 3)).toEqual([
    'Tirou do ar a página do imóvel',
    'Trocou os endereços da página do imóvel',
    'Publicou a página do imóvel',
  ])
})

test('a person who is erased is no longer named as contact of a page', async () => {
  const { code } = await published()
  const keys = { emails: ['renata@horizonte.test'], phones: [], cpfs: [] }
  expect((await erasePerson(demo.db, keys, '2026-11-20T15:00:00.000Z')).contacts).toBe(1)
  expect((await property(code)).contact).toBeNull()
})
