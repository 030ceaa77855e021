import type { Blueprint, ItemId, Photo, Session, SessionPage } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
let owner: Caller
let products: Record<number, DemoProduct>
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
  owner = await signedIn(demo.app, 'pospago@demo.test')
  // An ensaio that was delivered goes back to how it was before: all that it holds is not handed over yet.
  const [gallery] = await demoProducts(demo.db, { itemId: 9, status: 5 })
  const { sessionId } = gallery
  const rows = await demo.db
    .selectFrom('session_products')
    .select(['id', 'item_id'])
    .where('session_id', '=', sessionId)
    .execute()
  products = Object.fromEntries(
    rows.map(({ id, item_id }) => [
      item_id,
      { sessionId, productId: id, path: `/sessions/${sessionId}/${id}` },
    ]),
  )
  const changed = demo.db.updateTable('session_products').set({ status: 2 })
  await changed.where('session_id', '=', sessionId).execute()
  const change = demo.db.updateTable('photo_sessions').set({ status: 4, delivered_at: null })
  await change.where('id', '=', sessionId).execute()
  for (const { path } of Object.values(products))
    await admin.post(`${path}/urls`, { url: 'https://drive.exemplo.test/tudo' })
})
afterAll(() => demo.close())

const of = (itemId: ItemId): DemoProduct => products[itemId] as DemoProduct
const read = async (caller: Caller): Promise<Session> =>
  (await caller.get(`/sessions/${of(9).sessionId}`)).body.data
const heldBy = (session: Session, itemId: ItemId) =>
  session.products.find(({ item }) => item.item_id === itemId)?.deliverables ?? []
/** The cover picture of the session's row in the list. */
const coverSeenBy = async (caller: Caller) => {
  const search = { filter: { status: [4] } }
  const page = (await caller.post('/sessions/search', search)).body.data as SessionPage
  return page.sessions.find(({ id }) => id === of(9).sessionId)?.cover_url
}

/** Every way to a gallery's material, with what it answers. */
async function answers(caller: Caller, photo: Photo): Promise<number[]> {
  const { path } = of(9)
  const asked = [
    await caller.get(`/files/photos/${photo.id}/thumbnail`),
    await caller.get(`/files/photos/${photo.id}/preview`),
    await caller.get(`/files/photos/${photo.id}/original`),
    await caller.post(`${path}/photos/download`),
    await caller.post(`${path}/photos/download`, { photo_ids: [photo.id] }),
    await caller.post(`${path}/photos/${photo.id}`, { is_featured: true }),
  ]
  return asked.map(({ status }) => status)
}

test('what our people hand in is theirs until it is marked as delivered, on every way to it', async () => {
  const staffs = await read(admin)
  const [photo] = heldBy(staffs, 9) as Photo[]
  if (photo === undefined) throw new Error('The demo has no photo there.')
  expect(await answers(admin, photo)).toEqual([200, 200, 200, 200, 200, 200])
  const clients = await read(owner)
  expect(clients.products.length).toBeGreaterThan(1)
  for (const product of clients.products) expect([product.deliverables, product.links]).toEqual([[], []])
  expect([clients.cover_url, await coverSeenBy(owner)]).toEqual([null, null])
  expect(await answers(owner, photo)).toEqual([404, 404, 404, 404, 404, 404])
  const plans = products[11] && (heldBy(staffs, 11) as Blueprint[])
  for (const plan of plans ?? []) expect((await owner.get(`/files/blueprints/${plan.id}`)).status).toBe(404)
})

test('what is marked as delivered is the client’s, and no correction takes it away again', async () => {
  const { path } = of(9)
  await admin.post(path, { status: 3 })
  const [photo] = heldBy(await read(owner), 9) as Photo[]
  if (photo === undefined) throw new Error('The client sees no photo.')
  expect(await answers(owner, photo)).toEqual([200, 200, 200, 200, 200, 200])
  for (const item of (await read(owner)).products.map(({ item }) => item.item_id as ItemId))
    if (item !== 9) expect(heldBy(await read(owner), item)).toEqual([])

  for (const [item, product] of Object.entries(products))
    if (item !== '9') await admin.post(product.path, { status: 3 })
  expect((await read(owner)).status).toBe(5)
  const asked = await owner.post(`${path}/corrections`, { description: 'A sala está torta.' })
  expect(asked.status, asked.text).toBe(200)
  expect(heldBy(await read(owner), 9).length).toBeGreaterThan(0)
  expect(await answers(owner, photo)).toEqual([200, 200, 200, 200, 200, 200])
})
