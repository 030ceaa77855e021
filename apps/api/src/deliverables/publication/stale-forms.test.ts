import type { Instant, Listing, ListingForm, Publication, PublicationForm } from '@ensaio/domain'
import { filledPublication, listingForm } from '@ensaio/mocks'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../../privacy/repository/erase-person.ts'

const morning = '2026-11-20T12:00:00.000Z'
const noon = '2026-11-20T15:00:00.000Z'
const afternoon = '2026-11-20T18:00:00.000Z'

let demo: DemoApp
let client: Caller
let stranger: Caller
let gallery: DemoProduct
beforeAll(async () => {
  demo = await openDemoApp({ now: morning })
  client = await signedIn(demo.app, 'pospago@demo.test')
  stranger = demoCaller(demo.app)
  gallery = (await demoProducts(demo.db, { itemId: 9, status: 5 }))[0]
})
afterAll(() => demo.close())
beforeEach(async () => {
  for (const table of ['listings', 'publications'] as const) await demo.db.deleteFrom(table).execute()
})

const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
const at = (what: 'publication' | 'listing') => `/sessions/${gallery.sessionId}/${what}`
const readPage = async (): Promise<Publication> => dataOf(await client.get(at('publication')))
const readListing = async (): Promise<Listing> => dataOf(await client.get(at('listing')))
const postPage = (now: Instant, over: Partial<PublicationForm>) => {
  demo.setClock(now)
  return client.post(at('publication'), filledPublication(over))
}
const postListing = (now: Instant, over: Partial<ListingForm>) => {
  demo.setClock(now)
  return client.post(at('listing'), listingForm(over))
}
const changed = {
  status: 409,
  body: { error_message: expect.stringContaining('mudou depois que você') },
}

test('a form that was opened before somebody set a password does not remove it (rule seen-form)', async () => {
  const { code, changed_at: seen } = dataOf<Publication>(await postPage(morning, {}))
  await postPage(noon, { seen, password: 'luz-da-tarde' })
  const typed = { headline: 'Sem o erro', password: null }
  expect(await postPage(afternoon, { seen, ...typed })).toMatchObject(changed)
  expect((await stranger.get(`/properties/${code}`)).status).toBe(404)
  const now = await readPage()
  expect(now).toMatchObject({ has_password: true, headline: filledPublication().headline })
  // With the newest `seen`, the password is removed.
  const saved = await postPage(afternoon, { seen: now.changed_at, ...typed })
  expect(dataOf<Publication>(saved)).toMatchObject({ has_password: false, headline: 'Sem o erro' })
})

test('a form that was opened before the page was taken down does not publish it again', async () => {
  const { changed_at: seen } = dataOf<Publication>(await postPage(morning, {}))
  await postPage(noon, { seen, is_on: false })
  expect(await postPage(afternoon, { seen })).toMatchObject(changed)
  expect((await readPage()).is_on).toBe(false)
})

test('a form whose answer was lost is saved once, and answered when it is sent again', async () => {
  const { changed_at: seen } = dataOf<Publication>(await postPage(morning, { headline: 'Com erro' }))
  const { changed_at: seenListing } = dataOf<Listing>(await postListing(morning, { sale_price: 800_000 }))
  for (const password of [undefined, null]) {
    const mended = { seen, headline: 'Sem o erro', ...(password === null && { password }) }
    await postPage(noon, mended)
    const again = dataOf<Publication>(await postPage(afternoon, mended))
    expect(again).toMatchObject({ headline: 'Sem o erro', changed_at: noon })
  }
  const cheaper = { seen: seenListing, sale_price: 790_000 }
  await postListing(noon, cheaper)
  const listing = dataOf<Listing>(await postListing(afternoon, cheaper))
  expect(listing).toMatchObject({ details: { sale_price: 790_000 }, changed_at: noon })
})

test('of two people who fill in a page for the first time, the second is told of the first', async () => {
  const { changed_at: seen } = await readPage()
  expect(seen).toBeNull()
  await postPage(noon, { seen, password: 'luz-da-tarde' })
  expect(await postPage(afternoon, { seen, headline: 'Outro título' })).toMatchObject(changed)
})

test('a page is taken down whatever was seen of it, and the rest stays as others left it', async () => {
  const { changed_at: seen } = dataOf<Publication>(await postPage(morning, {}))
  await postPage(noon, { seen, headline: 'Outro título', password: 'luz-da-tarde' })
  const off = dataOf<Publication>(await postPage(afternoon, { seen, is_on: false }))
  expect(off).toMatchObject({ is_on: false, headline: 'Outro título', has_password: true })
  expect(off.changed_at).toBe(afternoon)
})

test('a form that says nothing of what was seen is saved as it comes', async () => {
  await postPage(morning, {})
  await postPage(noon, { is_on: false })
  expect(dataOf<Publication>(await postPage(afternoon, {})).is_on).toBe(true)
  await postListing(morning, {})
  await postListing(noon, { is_on: false })
  expect(dataOf<Listing>(await postListing(afternoon, {})).is_on).toBe(true)
})

test('a sold property does not go back to the portals with a form that was opened before', async () => {
  const { changed_at: seen } = dataOf<Listing>(await postListing(morning, {}))
  await postListing(noon, { seen, is_on: false, sale_price: 800_000 })
  expect(await postListing(afternoon, { seen })).toMatchObject(changed)
  const now = await readListing()
  expect(now).toMatchObject({ is_on: false, details: { sale_price: 800_000 } })
  const saved = await postListing(afternoon, { seen: now.changed_at, sale_price: 790_000 })
  expect(dataOf<Listing>(saved)).toMatchObject({ is_on: true, details: { sale_price: 790_000 } })
})

test('a listing is taken out of the portals whatever was seen of it, and keeps the newer price', async () => {
  const { changed_at: seen } = dataOf<Listing>(await postListing(morning, {}))
  await postListing(noon, { seen, sale_price: 800_000 })
  const off = dataOf<Listing>(await postListing(afternoon, { seen, is_on: false }))
  expect(off).toMatchObject({ is_on: false, details: { sale_price: 800_000 }, changed_at: afternoon })
})

test('no form that was open brings back a name that was erased from a text', async () => {
  const told = {
    description: 'Dois quartos e vista para o parque. Chaves com Renata Lima, renata@horizonte.test.',
  }
  const page = dataOf<Publication>(await postPage(morning, told))
  const listing = dataOf<Listing>(await postListing(morning, told))
  await erasePerson(demo.db, { emails: ['renata@horizonte.test'], phones: [], cpfs: [] }, noon)
  expect((await readPage()).description).not.toContain('renata@')
  expect(await postPage(afternoon, { ...told, seen: page.changed_at })).toMatchObject(changed)
  expect(await postListing(afternoon, { ...told, seen: listing.changed_at })).toMatchObject(changed)
})

test('erasing the contact keeps the rest of a listing, and no form that was open brings the contact back', async () => {
  const contact = { contact_name: 'Renata Lima', contact_email: 'renata@horizonte.test' }
  const page = dataOf<Publication>(await postPage(morning, contact))
  const listing = dataOf<Listing>(await postListing(morning, contact))
  const keys = { emails: [contact.contact_email], phones: [], cpfs: [] }
  expect((await erasePerson(demo.db, keys, noon)).contacts).toBe(2)
  const { is_on: _, contact_name, contact_email, contact_phone, seen, ...rest } = listingForm()
  const none = { contact_name: null, contact_email: null, contact_phone: null }
  expect(await readListing()).toMatchObject({ is_on: false, details: { ...rest, ...none } })
  expect(await postPage(afternoon, { ...contact, seen: page.changed_at })).toMatchObject(changed)
  expect(await postListing(afternoon, { ...contact, seen: listing.changed_at })).toMatchObject(changed)
})
