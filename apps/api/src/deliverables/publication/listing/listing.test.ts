import type { Listing, ListingDetails, ListingFeed, ListingForm, NewListingFeed } from '@ensaio/domain'
import { listingDetails } from '@ensaio/mocks'
import { coverOf, type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { DOMParser, type Element } from '@xmldom/xmldom'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../../../privacy/repository/erase-person.ts'

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
  for (const table of ['listings', 'listing_feeds', 'publications'] as const) {
    await demo.db.deleteFrom(table).execute()
  }
})

const details = listingDetails({
  purpose: 'both',
  title: 'Apartamento claro & amplo na Consolação',
  description: 'Sala ampla com varanda,\nperto do metrô: "reformada" em 2024 ]]> e pronta.\u0007',
  rent_price: 3200,
  suites: 1,
  contact_name: 'Renata Lima',
  contact_email: 'renata@horizonte.test',
  contact_phone: '(11) 91234-5678',
})
const path = () => `/sessions/${gallery.sessionId}/listing`
const feedPath = '/company/listing-feed'
const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
const save = async (over: Partial<ListingDetails> = {}, is_on = true): Promise<Listing> =>
  dataOf(await client.post(path(), { is_on, ...details, ...over } satisfies ListingForm))
const createFeed = async (): Promise<string> => {
  const { address } = dataOf<NewListingFeed>(await client.post(feedPath))
  return new URL(address).pathname.replace(/^\/api/, '')
}

/** Reads XML as a portal does: with a parser that stops at the first fault. */
function parse(xml: string): Element {
  const parser = new DOMParser({
    onError: (_, message) => {
      throw new Error(message)
    },
  })
  const root = parser.parseFromString(xml, 'application/xml').documentElement
  if (root === null) throw new Error('The document is empty.')
  return root
}
const all = (of: Element, name: string) => [...of.getElementsByTagName(name)]
const one = (of: Element, name: string): string | null => all(of, name)[0]?.textContent ?? null
const read = async (feed: string): Promise<Element[]> => {
  const answer = await stranger.get(feed)
  expect(answer.status).toBe(200)
  return all(parse(answer.text), 'Listing')
}
const attribute = (of: Element, name: string, key: string) => all(of, name)[0]?.getAttribute(key) ?? null
/** Fetches a picture by its address, as a portal does. */
const fetchPhoto = async (url: string) => {
  const { pathname } = new URL(url)
  const answer = await demo.app.inject({ method: 'GET', url: pathname })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}
const addressesOf = (listing: Element) =>
  all(listing, 'Item').flatMap((item) =>
    item.getAttribute('medium') === 'image' ? [item.textContent ?? ''] : [],
  )

test('a listing is off until the company turns it on, and keeps what was typed', async () => {
  const before: Listing = dataOf(await client.get(path()))
  expect(before).toMatchObject({ is_on: false, details: null, has_feed: false })
  expect(before.photos).toBeGreaterThan(3)
  expect(await save()).toMatchObject({
    is_on: true,
    details: { ...details, contact_phone: '+5511912345678' },
  })
  expect(await save({ title: 'Outro título qualquer' }, false)).toMatchObject({
    is_on: false,
    details: { title: 'Outro título qualquer' },
  })
  const events = (await client.get(`/sessions/${gallery.sessionId}/events`)).text
  expect(events).toContain('Pôs o anúncio do imóvel nos portais')
  expect(events).toContain('Tirou o anúncio do imóvel dos portais')
})

test('a listing that portals would refuse is refused at its fields', async () => {
  const answer = await client.post(path(), {
    is_on: true,
    ...details,
    title: 'Curto',
    rent_price: null,
  })
  expect(answer.status).toBe(422)
  expect(answer.body.fields).toMatchObject({
    title: 'Use pelo menos 10 caracteres.',
  })
})

test('without delivered photos a listing cannot be turned on, but be written', async () => {
  const [waiting] = await demoProducts(demo.db, { itemId: 9, status: 1 })
  const other = `/sessions/${waiting.sessionId}/listing`
  expect((await client.post(other, { is_on: true, ...details })).status).toBe(409)
  expect((await client.post(other, { is_on: false, ...details })).status).toBe(200)
  expect(await read(await createFeed())).toEqual([])
})

test('a car is no property that portals list', async () => {
  const { id } = await demo.db
    .selectFrom('services')
    .select('id')
    .where('vertical_id', '!=', 1)
    .executeTakeFirstOrThrow()
  const session = () => demo.db.updateTable('photo_sessions').where('id', '=', gallery.sessionId)
  const { service_id } = await demo.db
    .selectFrom('photo_sessions')
    .select('service_id')
    .where('id', '=', gallery.sessionId)
    .executeTakeFirstOrThrow()
  await session().set({ service_id: id }).execute()
  const answer = await client.post(path(), { is_on: true, ...details })
  await session().set({ service_id }).execute()
  expect([answer.status, answer.body.error_message]).toEqual([
    409,
    'Os portais de imóveis não anunciam carros.',
  ])
})

test('another company, and people without the right, reach no listing', async () => {
  const other = await signedIn(demo.app, 'outra@demo.test')
  expect((await other.get(path())).status).toBe(404)
  expect((await other.post(path(), { is_on: true, ...details })).status).toBe(404)
  expect((await stranger.get(path())).status).toBe(401)
})

test('the feed holds to the published rules of the portals (rule portal-feed)', async () => {
  await save()
  const feed = await createFeed()
  const answer = await stranger.get(feed)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  })
  const root = parse(answer.text)
  expect([root.localName, root.namespaceURI]).toEqual([
    'ListingDataFeed',
    'http://www.vivareal.com/schemas/1.0/VRSync',
  ])
  expect(one(root, 'PublishDate')).toBe('2026-11-20T15:00:00.000Z')
  const [listing] = all(root, 'Listing')
  if (!listing) throw new Error('There is no listing.')
  expect(one(listing, 'ListingID')).toMatch(/^[\w-]{1,50}$/)
  expect(one(listing, 'Title')).toBe(details.title)
  // A control character has no place in XML; everything else arrives as typed.
  expect(one(listing, 'Description')).toBe(details.description.replace('\u0007', ''))
  expect(one(listing, 'TransactionType')).toBe('Sale/Rent')
  expect(one(listing, 'PropertyType')).toBe('Residential / Apartment')
  expect([one(listing, 'ListPrice'), attribute(listing, 'ListPrice', 'currency')]).toEqual(['850000', 'BRL'])
  expect([one(listing, 'RentalPrice'), attribute(listing, 'RentalPrice', 'period')]).toEqual([
    '3200',
    'Monthly',
  ])
  expect([one(listing, 'Iptu'), attribute(listing, 'Iptu', 'period')]).toEqual(['1200', 'Yearly'])
  expect([one(listing, 'LivingArea'), attribute(listing, 'LivingArea', 'unit')]).toEqual([
    '78',
    'square metres',
  ])
  expect(['Bedrooms', 'Bathrooms', 'Suites', 'Garage'].map((name) => one(listing, name))).toEqual([
    '3',
    '2',
    '1',
    '1',
  ])
  expect(all(listing, 'Feature').map(({ textContent }) => textContent)).toEqual(['Balcony', 'Elevator'])
  expect(attribute(listing, 'Location', 'displayAddress')).toBe('Street')
  expect(attribute(listing, 'Country', 'abbreviation')).toBe('BR')
  expect(attribute(listing, 'State', 'abbreviation')).toMatch(/^[A-Z]{2}$/)
  for (const required of ['State', 'City', 'Neighborhood', 'PostalCode', 'Name', 'Email']) {
    expect(one(listing, required), required).not.toBe('')
  }
  expect(one(listing, 'PostalCode')).toMatch(/^\d{8}$/)
  expect(one(listing, 'Telephone')).toBe('(11) 91234-5678')
})

test.each<[Partial<ListingDetails>, Record<string, string | null>]>([
  [{ purpose: 'sale' }, { TransactionType: 'For Sale', ListPrice: '850000', RentalPrice: null }],
  [{ purpose: 'rent' }, { TransactionType: 'For Rent', ListPrice: null, RentalPrice: '3200' }],
  [
    { kind: 'land', bedrooms: 2, suites: 3 },
    {
      PropertyType: 'Residential / Land Lot',
      LotArea: '78',
      LivingArea: null,
      Bedrooms: null,
      Bathrooms: null,
      Suites: null,
      Garage: null,
    },
  ],
  [
    { kind: 'office' },
    { PropertyType: 'Commercial / Office', UsageType: 'Commercial', Bedrooms: null, Bathrooms: '2' },
  ],
  [
    { property_tax: null, condominium_fee: 0, parking_spaces: null, features: [] },
    { Iptu: null, PropertyAdministrationFee: '0', Garage: null, Features: null },
  ],
])('of %o the feed tells %o', async (over, expected) => {
  await save(over)
  const [listing] = await read(await createFeed())
  if (!listing) throw new Error('There is no listing.')
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, one(listing, name)]))).toEqual(
    expected,
  )
})

test('photos come in the order of the gallery, cover first, in the size of portals and without position', async () => {
  await save()
  const [listing] = await read(await createFeed())
  if (!listing) throw new Error('There is no listing.')
  const photos = addressesOf(listing)
  const { photos: count } = dataOf<Listing>(await client.get(path()))
  expect(photos).toHaveLength(count)
  const primary = all(listing, 'Item').filter((item) => item.getAttribute('primary') === 'true')
  expect(primary.map(({ textContent }) => textContent)).toEqual([photos[0]])
  expect(photos[0]).toContain(`/photos/${await coverOf(demo.db, gallery)}/`)
  const { status, bytes, headers } = await fetchPhoto(photos[0] ?? '')
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(bytes.byteLength).toBeLessThanOrEqual(1_000_000)
  const { width = 0, height = 0, exif } = await sharp(bytes).metadata()
  expect(Math.max(width, height)).toBeLessThanOrEqual(1920)
  expect(exif).toBeUndefined()
})

test('another picture has another address, and the former one is gone', async () => {
  await save()
  const feed = await createFeed()
  const [before] = await read(feed)
  const [first = '', ...others] = before ? addressesOf(before) : []
  const id = Number(/photos\/(\d+)\//.exec(first)?.[1])
  const { file } = await demo.db
    .selectFrom('photos')
    .select('file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await demo.db
    .updateTable('photos')
    .set({ file: `another-${file}` })
    .where('id', '=', id)
    .execute()
  const [after] = await read(feed)
  const [changed, ...same] = after ? addressesOf(after) : []
  await demo.db.updateTable('photos').set({ file }).where('id', '=', id).execute()
  expect(changed).not.toBe(first)
  expect(same).toEqual(others)
  expect((await fetchPhoto(changed ?? '')).status).toBe(404)
})

test('the page goes along while it is open to everybody', async () => {
  await save()
  const feed = await createFeed()
  const page = async () => {
    const [listing] = await read(feed)
    return listing ? one(listing, 'DetailViewUrl') : null
  }
  expect(await page()).toBeNull()
  const form = {
    is_on: true,
    headline: null,
    description: '',
    address_shown: 'none',
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    expires_on: '2026-11-21',
    is_listed: false,
  }
  const publication = `/sessions/${gallery.sessionId}/publication`
  await client.post(publication, form)
  expect(await page()).toMatch(/^https?:\/\/[^/]+\/imovel\/[\w-]{22}$/)
  demo.setClock('2026-11-22T15:00:00.000Z')
  expect(await page()).toBeNull()
  demo.setClock('2026-11-20T15:00:00.000Z')
  await client.post(publication, { ...form, password: 'luz-da-tarde' })
  expect(await page()).toBeNull()
})

test('the address is shown once, replaced and ended; photos stop with it and with the listing', async () => {
  await save()
  const feed = await createFeed()
  const [listing] = await read(feed)
  const [photo = ''] = listing ? addressesOf(listing) : []
  expect(dataOf<ListingFeed>(await client.get(feedPath))).toEqual({
    created_at: '2026-11-20T15:00:00.000Z',
    read_at: '2026-11-20T15:00:00.000Z',
    listings: 1,
  })
  const another = await createFeed()
  const unknown = await stranger.get(`/listing-feeds/${'a'.repeat(43)}/vrsync.xml`)
  expect((await stranger.get(feed)).text).toBe(unknown.text)
  expect((await stranger.get(another)).status).toBe(200)
  expect((await fetchPhoto(photo)).status).toBe(200)
  await save({}, false)
  expect(await read(another)).toEqual([])
  expect((await fetchPhoto(photo)).status).toBe(404)
  await save()
  await client.delete(feedPath)
  expect((await stranger.get(another)).text).toBe(unknown.text)
  expect((await fetchPhoto(photo)).status).toBe(404)
  expect(dataOf(await client.get(feedPath))).toBeNull()
})

test('an unchanged feed is not sent again', async () => {
  await save()
  const feed = await createFeed()
  const { headers } = await stranger.get(feed)
  const again = () => stranger.get(feed, { 'if-none-match': String(headers.etag) })
  expect((await again()).status).toBe(304)
  demo.setClock('2026-11-20T15:30:00.000Z')
  expect((await again()).status).toBe(304)
  await save({ sale_price: 840_000 })
  expect((await again()).status).toBe(200)
})

test('erasing the contact takes the listing out of the portals', async () => {
  await save()
  const feed = await createFeed()
  const keys = { emails: ['renata@horizonte.test'], phones: [], cpfs: [] }
  expect((await erasePerson(demo.db, keys, '2026-11-20T15:00:00.000Z')).contacts).toBe(1)
  expect(await read(feed)).toEqual([])
  expect(dataOf(await client.get(path()))).toMatchObject({ is_on: false, details: { contact_name: null } })
})
