import type { Favorites, Photo, Session, TimelineEvent } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { manager, withoutOrderer } from '@ensaio/testing/scenes/mail-readers'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const now = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let owner: Caller
let admin: Caller
let gallery: DemoProduct
let photos: number[]
beforeAll(async () => {
  demo = await openDemoApp({ now })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 5, provider: 'fotografo@demo.test' })
  const delivered = (await productSeenBy(admin))?.deliverables ?? []
  photos = (delivered as Photo[]).map(({ id }) => id)
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('photo_favorites').execute()
  await demo.db.deleteFrom('photo_choices').execute()
  await demo.db.deleteFrom('outbox').execute()
})

async function productSeenBy(caller: Caller) {
  const session = (await caller.get(`/sessions/${gallery.sessionId}`)).body.data as Session
  return session.products.find(({ id }) => id === gallery.productId)
}

const mark = (place: number, is_favorite = true, caller = owner) =>
  caller.post(`${gallery.path}/favorites`, { photo_id: photos[place] ?? 0, is_favorite })
const ask = (wanted: unknown, caller = admin) => caller.post(`${gallery.path}/favorites/wanted`, { wanted })
const send = (caller = owner) => caller.post(`${gallery.path}/favorites/sent`)
const chosen = async (caller = owner) => (await productSeenBy(caller))?.favorites as Favorites
const mails = () =>
  demo.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).orderBy('id').execute()
const history = async () =>
  ((await owner.get(`/sessions/${gallery.sessionId}/events`)).body.data as TimelineEvent[]).map(
    ({ text }) => text,
  )

describe('favourites (rule favorites)', () => {
  test('are marked and taken out by the client, in the order of the gallery, and read by our people', async () => {
    await mark(3)
    await mark(0)
    const answer = await mark(0)
    expect(answer.body.data).toEqual({
      photo_ids: [photos[0], photos[3]],
      wanted: null,
      sent_at: null,
      sent_by: null,
    })
    expect(await chosen(admin)).toEqual(answer.body.data)
    await mark(0, false)
    expect((await chosen()).photo_ids).toEqual([photos[3]])
    // A removed photo is no favourite any more.
    await demo.db.deleteFrom('photo_favorites').execute()
    expect((await chosen()).photo_ids).toEqual([])
  })

  test('are asked for of the managers, once who ordered has no access (rule mail-readers)', async () => {
    await withoutOrderer(demo.db, gallery.sessionId, () => ask(2))
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([manager.email])
  })

  test('are chosen as many as asked for, sent once, and opened again by our people', async () => {
    expect((await ask(2)).body.data).toMatchObject({ wanted: 2, sent_at: null })
    await mark(1)
    await mark(2)
    const over = await mark(4)
    expect([over.status, over.body.error_message]).toEqual([
      409,
      expect.stringContaining('já escolheu 2 fotos'),
    ])
    const answers = [await send(), await send()]
    for (const { body } of answers)
      expect(body.data).toMatchObject({ wanted: 2, sent_at: now, sent_by: 'Mariana Duarte' })
    expect((await mark(1, false)).status).toBe(409)
    expect(await history()).toEqual(
      expect.arrayContaining([
        'Escolheu 2 fotos em Fotos profissionais',
        'Pediu que a empresa escolha 2 fotos em Fotos profissionais',
      ]),
    )
    expect((await ask(3)).body.data).toMatchObject({ wanted: 3, sent_at: null, sent_by: null })
    expect((await mark(4)).status).toBe(200)
    expect((await ask(null)).body.data).toMatchObject({
      wanted: null,
      photo_ids: [photos[1], photos[2], photos[4]],
    })
    expect(await history()).toContain('Desfez o pedido de escolha de fotos em Fotos profissionais')
  })

  test('are asked for and sent with one mail each', async () => {
    await ask(2)
    await ask(2)
    expect(await mails()).toMatchObject([
      { recipient: 'pospago@demo.test', subject: expect.stringMatching(/^Escolha 2 fotos: /) },
    ])
    await mark(1)
    await demo.db.deleteFrom('outbox').execute()
    await send()
    await send()
    const told = await mails()
    expect(told.map(({ recipient }) => recipient)).toContain('fotografo@demo.test')
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length)
    expect(told[0]?.text).toContain('escolheu 1 foto:')
  })

  test('are refused where they make no sense', async () => {
    expect((await send()).body.error_message).toBe('Ninguém pediu uma escolha destas fotos.')
    await ask(2)
    expect((await send()).body.error_message).toBe('Escolha ao menos uma foto.')
    for (const wanted of [0, 501, 1.5]) expect((await ask(wanted)).status).toBe(422)
    const elsewhere = await owner.post(`${gallery.path}/favorites`, { photo_id: 999_999, is_favorite: true })
    expect(elsewhere.status).toBe(404)
  })

  test('are the company’s alone: staff do not mark, clients do not ask, readers and strangers do neither', async () => {
    const other = await signedIn(demo.app, 'outra@demo.test')
    const reader = await signedIn(demo.app, 'leitura@demo.test')
    const tried = [mark(0, true, admin), ask(2, owner), mark(0, true, reader), send(reader)]
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect([(await mark(0, true, other)).status, (await send(other)).status]).toEqual([404, 404])
    expect((await chosen()).photo_ids).toEqual([])
  })

  test('are not asked for before the delivery', async () => {
    const back = { status: 4 as const, delivered_at: null }
    await demo.db.updateTable('photo_sessions').set(back).where('id', '=', gallery.sessionId).execute()
    const products = demo.db.updateTable('session_products').set({ status: 2 })
    await products.where('session_id', '=', gallery.sessionId).execute()
    expect((await ask(2)).body.error_message).toBe('Entregue as fotos antes de pedir a escolha.')
    expect((await mark(0)).status).toBe(404)
  })
})
