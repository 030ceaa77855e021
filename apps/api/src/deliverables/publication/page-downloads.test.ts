import { type Publication, type PublicProperty, photoSizeNames } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { unzipped } from '@ensaio/testing/scenes/unzipped'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let client: Caller
let visitor: Caller
let gallery: DemoProduct
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  client = await signedIn(demo.app, 'pospago@demo.test')
  visitor = demoCaller(demo.app)
  gallery = (await demoProducts(demo.db, { itemId: 9, status: 5 }))[0]
})
afterAll(() => demo.close())

const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
async function published(offers_downloads?: boolean): Promise<PublicProperty> {
  const change = offers_downloads === undefined ? {} : { offers_downloads }
  const saved: Publication = dataOf(
    await client.post(`/sessions/${gallery.sessionId}/publication`, { ...publicationForm, ...change }),
  )
  expect(saved.offers_downloads).toBe(offers_downloads ?? false)
  return dataOf(await visitor.get(`/properties/${saved.neutral_code}`))
}
/** An archive as a browser gets it: asked for again as long as it is being prepared. */
async function archived(url: string | undefined, headers?: Record<string, string>): Promise<Answer> {
  const answer = await visitor.get(at(url), headers)
  return answer.headers.refresh === undefined ? answer : archived(url, headers)
}
const downloadsOfToday = async (): Promise<number | undefined> => {
  const path = `/sessions/${gallery.sessionId}/publication/visits`
  return dataOf<{ days: { downloads: number }[] }>(await client.get(path)).days.at(-1)?.downloads
}
const at = (url: string | undefined) => (url ?? '').replace('/api', '')

test('without being asked, a page offers no downloads: what it had before it has still (rule published-page)', async () => {
  const { code, photos, downloads } = await published()
  expect(downloads).toEqual([])
  const [photo] = photos
  for (const size of photoSizeNames)
    expect((await visitor.get(`/properties/${code}/photos/${photo?.id}/${size}`)).status, size).toBe(
      size === 'original' ? 200 : 404,
    )
  expect((await visitor.get(`/properties/${code}/archives/portal`)).status).toBe(404)
})

test('with downloads, each size is an archive of all its photos, and each photo a file; neither names anybody', async () => {
  const { photos, downloads } = await published(true)
  expect(downloads.map(({ size }) => size)).toEqual([...photoSizeNames])
  const answer = await archived(downloads.find(({ size }) => size === 'square')?.url)
  expect([answer.status, Number(answer.headers['content-length'])]).toEqual([200, answer.bytes.length])
  const names = [...(await unzipped(answer.bytes)).keys()]
  expect(names).toHaveLength(photos.length)
  expect(names[0]).toMatch(/^01_[a-z_]+\.jpg$/)
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers['content-disposition']).toContain('filename="Fotos_1x1_20_11_2026_12_00.zip"')
  const one = await visitor.get(at(photos[0]?.url).replace('original', 'web'))
  expect([one.status, one.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await visitor.get(at(downloads[0]?.url).replace('original', 'poster'))).status).toBe(404)
})

test('a replaced photo has other addresses on the page, so that no browser shows the former one (rule photo-versions)', async () => {
  const before = await published()
  const [photo] = before.photos
  const named = async () => (await published()).photos.find(({ id }) => id === photo?.id)
  const id = photo?.id ?? 0
  await demo.db.updateTable('photos').set({ version: 3 }).where('id', '=', id).execute()
  const after = await named()
  const addresses = (one: typeof after) => [one?.url, one?.thumbnail_url, one?.preview_url]
  expect(addresses(after)).toEqual(addresses(photo).map((url) => `${url}?v=3`))
  for (const url of addresses(after))
    expect((await visitor.get(at(url ?? undefined), { accept: 'image/webp' })).status, url ?? '').toBe(200)
  const others = (all: PublicProperty) => all.photos.filter((one) => one.id !== id)
  expect(others(await published())).toEqual(others(before))
  await demo.db.updateTable('photos').set({ version: 1 }).where('id', '=', id).execute()
})

const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36' }

test('an archive that takes a while is asked for again by the browser itself, and counts once it comes', async () => {
  const { photos, downloads } = await published(true)
  // As if another server had taken it a moment ago.
  const taken = {
    kind: 'print' as const,
    due_at: '2026-11-20T15:02:00.000Z',
    taken_at: '2026-11-20T15:00:00.000Z',
  }
  await demo.db
    .insertInto('photo_derivatives')
    .values({ ...taken, photo_id: photos[0]?.id ?? 0, attempts: 1 })
    .execute()
  const before = await downloadsOfToday()
  const answer = await visitor.get(at(downloads.find(({ size }) => size === 'print')?.url), agent)
  expect([answer.status, answer.headers.refresh, answer.text]).toEqual([
    409,
    '1',
    expect.stringMatching(/preparad|Preparando/),
  ])
  expect(await downloadsOfToday()).toBe(before)
})

test('a picture that is looked at is no download, also the original of a whole sphere; one that is saved is (rules page-visits and panoramas)', async () => {
  const { photos } = await published(true)
  const url = at(photos[0]?.url)
  const before = (await downloadsOfToday()) ?? 0
  const as = (destination: string) => visitor.get(url, { ...agent, 'sec-fetch-dest': destination })
  expect((await as('image')).status).toBe(200)
  expect(await downloadsOfToday()).toBe(before)
  for (const [nth, destination] of ['document', 'empty'].entries()) {
    expect((await as(destination)).status).toBe(200)
    expect(await downloadsOfToday()).toBe(before + nth + 1)
  }
})

test('downloads count once they come, and stop with the page and with the offer', async () => {
  const { photos, downloads } = await published(true)
  const before = (await downloadsOfToday()) ?? 0
  await archived(downloads[0]?.url, agent)
  expect(await downloadsOfToday()).toBe(before + 1)
  const lost = { file: 'photos/lost.jpg' }
  await demo.db
    .updateTable('photos')
    .set(lost)
    .where('id', '=', photos[0]?.id ?? 0)
    .execute()
  expect((await visitor.get(at(photos[0]?.url), agent)).status).toBe(404)
  expect(await downloadsOfToday()).toBe(before + 1)
  expect((await visitor.get(at(photos[1]?.url), agent)).status).toBe(200)
  expect(await downloadsOfToday()).toBe(before + 2)
  await published(false)
  expect((await visitor.get(at(downloads[0]?.url))).status).toBe(404)
})
