import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Publication, PublicationForm, PublicationVisits } from '@ensaio/domain'
import { demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let client: Caller
let visitor: Caller
let folder: string
let sessionId: number
beforeAll(async () => {
  // A build that writes what it is given, so that the test sees it.
  folder = await mkdtemp(join(tmpdir(), 'ensaio-page-'))
  await mkdir(join(folder, 'server'))
  await writeFile(
    join(folder, 'property.html'),
    '<head><title>Imóvel</title></head><div id="root"><!--written for each request--></div>',
  )
  await writeFile(
    join(folder, 'server', 'write.js'),
    `export const writeProperty = (property, about) =>
      ({ body: '<h1>' + property.headline + '</h1>' + JSON.stringify(about), styles: '<style>h1{}</style>' })
    export const writeClosedProperty = (problem) => ({ body: 'Fechada. ' + problem, styles: '' })`,
  )
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z', portal: folder })
  client = await signedIn(demo.app, 'pospago@demo.test')
  visitor = demoCaller(demo.app)
  sessionId = (await demoProducts(demo.db, { itemId: 9, status: 5 }))[0].sessionId
})
afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true })
})

const form: PublicationForm = {
  is_on: true,
  headline: 'Cobertura </script> “do alto”',
  description: 'Sol da manhã.\nDuas vagas.',
  address_shown: 'district',
  contact_name: null,
  contact_phone: null,
  contact_email: null,
  expires_on: null,
  is_listed: false,
}
async function publish(change: Partial<PublicationForm> = {}): Promise<{ code: string; neutral: string }> {
  const answer = await client.post(`/sessions/${sessionId}/publication`, { ...form, ...change })
  const { code, neutral_code } = answer.body.data as Publication
  return { code: code ?? '', neutral: neutral_code ?? '' }
}
const open = (code: string, headers?: Record<string, string>) => visitor.get(`//imovel/${code}`, headers)
const property = (text: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1]

test('a page is written whole, with its share picture and without being listed', async () => {
  const { code } = await publish()
  const page = await open(code)
  expect(page.status).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.text).toContain('<h1>Cobertura')
  expect(page.text).toContain('<title>Cobertura &lt;/script&gt;')
  expect(page.text).not.toContain('ld+json')
  const picture = property(page.text, 'og:image')
  expect(picture).toMatch(new RegExp(`/api/properties/${code}/share.jpg$`))
  expect((await visitor.get(new URL(picture ?? '').pathname.replace('/api', ''))).status).toBe(200)
  expect(property(page.text, 'og:description')).toBe('Sol da manhã.')
  const [, nonce] = /style nonce="([^"]+)"/.exec(page.text) ?? []
  expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})

test('a neutral page names neither company nor house', async () => {
  const { neutral } = await publish()
  const page = await open(neutral)
  expect(property(page.text, 'og:site_name')).toBeUndefined()
  expect(page.text).toContain('"houseName":null')
  expect(page.text).not.toContain('Ensaio')
})

test('a listed page is open to search engines, with data that ends no element', async () => {
  const { code } = await publish({ is_listed: true })
  const page = await open(code)
  expect(page.headers['x-robots-tag']).toBeUndefined()
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.text) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'RealEstateListing', name: form.headline })
})

test('a page behind a password opens by a plain form, and is listed nowhere', async () => {
  const { code } = await publish({ is_listed: true, password: 'segredo' })
  const unknown = await open('a'.repeat(22))
  const closed = await open(code)
  expect([closed.status, closed.headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
  expect(closed.text.replace(/nonce="[^"]+"/g, '')).toBe(unknown.text.replace(/nonce="[^"]+"/g, ''))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const give = (at: string, password: string, origin = {}) =>
    visitor.post(`//imovel/${at}`, `password=${password}`, { ...headers, ...origin })
  const wrong = await give(code, 'errada')
  expect(wrong.status).toBe(404)
  expect(wrong.text).toContain('A senha não abre esta página.')
  expect((await give('a'.repeat(22), 'segredo')).text).toBe(wrong.text)
  expect((await give(code, 'segredo', { origin: 'https://elsewhere.test' })).status).toBe(403)
  const right = await give(code, 'segredo')
  expect([right.status, right.headers.location]).toEqual([303, `/imovel/${code}`])
  const cookie = String(right.headers['set-cookie']).split(';')[0] ?? ''
  const opened = await open(code, { cookie })
  expect(opened.text).toContain('<h1>Cobertura')
  expect(opened.headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('a password keeps where its visitor came from, if it is one of the known sources (rule page-visits)', async () => {
  const { code } = await publish({ password: 'segredo' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ledTo = async (query: string) =>
    (await visitor.post(`//imovel/${code}${query}`, 'password=segredo', headers)).headers.location
  expect(await ledTo('?de=qr')).toBe(`/imovel/${code}?de=qr`)
  for (const query of ['', '?de=direct', '?de=https://elsewhere.test', '?de=qr%0d%0ax&de=', '?outro=qr'])
    expect(await ledTo(query), query).toBe(`/imovel/${code}`)
})

test('a password comes in a form alone, as text', async () => {
  const { code } = await publish({ password: 'segredo' })
  const give = (payload: string, type: string) =>
    visitor.post(`//imovel/${code}`, payload, { 'content-type': type })
  for (const password of [7, { at: 1 }, ['segredo'], null, 'segredo'])
    expect((await give(JSON.stringify({ password }), 'application/json')).status).toBe(415)
  expect((await give('null', 'application/json')).status).toBe(415)
  expect((await give('segredo', 'text/plain')).status).toBe(415)
  const form = 'application/x-www-form-urlencoded'
  for (const body of ['', 'outra=1', 'password', '__proto__=x', 'password=errada&password=pior'])
    expect((await give(body, form)).status, body).toBe(404)
  expect((await visitor.post(`//imovel/${code}`)).status).toBe(404)
})

test('the code that writes pages is not served, and a missing build is said', async () => {
  expect((await visitor.get('//server/write.js')).status).toBe(404)
  const bare = await openDemoApp({ now: '2026-11-20T15:00:00.000Z', portal: join(folder, 'server') })
  try {
    const page = await demoCaller(bare.app).get(`//imovel/${'a'.repeat(22)}`)
    expect([page.status, page.text.includes('ainda não foi construída')]).toEqual([503, true])
  } finally {
    await bare.close()
  }
})

test('visits and downloads are counted by day, source and device, without programs and the company itself (rule page-visits)', async () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const computer = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
  const { code } = await publish({ password: null })
  await demo.db.deleteFrom('page_visits').execute()
  const visits = async (): Promise<PublicationVisits> =>
    (await client.get(`/sessions/${sessionId}/publication/visits`)).body.data
  const none = await visits()
  expect(none.days).toHaveLength(30)
  expect([none.days[0]?.day, none.days[29]?.day]).toEqual(['2026-10-22', '2026-11-20'])
  expect([none.sources, none.devices]).toEqual([[], []])
  await open(`${code}?de=qr`, { 'user-agent': phone })
  await open(code, { 'user-agent': phone, referer: 'https://l.instagram.com/' })
  await open(`${code}?de=qr`, { 'user-agent': computer })
  await open(code, { 'user-agent': 'WhatsApp/2.24.1 A' })
  await open(code, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await open(code, { 'user-agent': computer, cookie: client.cookie ?? '' })
  await open('a'.repeat(22), { 'user-agent': computer })
  const { photos } = (await visitor.get(`/properties/${code}`)).body.data as { photos: { id: number }[] }
  const file = `/properties/${code}/photos/${photos[0]?.id}`
  await visitor.get(`${file}/original`, { 'user-agent': computer })
  await visitor.get(`${file}/thumbnail`, { 'user-agent': computer })
  const told = await visits()
  expect(told.days[29]).toEqual({ day: '2026-11-20', visits: 3, downloads: 1 })
  expect(told.sources).toEqual([
    { source: 'qr', visits: 2 },
    { source: 'instagram', visits: 1 },
  ])
  expect(told.devices).toEqual([
    { device: 'phone', visits: 2 },
    { device: 'computer', visits: 1 },
  ])
})
