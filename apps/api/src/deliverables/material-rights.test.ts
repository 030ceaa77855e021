import type { Photo } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let owner: Caller
let provider: Caller

/** Nothing is in these yet. */
let gallery: DemoProduct
let plans: DemoProduct
let tour: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  owner = await signedIn(demo.app, 'pospago@demo.test')
  provider = await signedIn(demo.app, 'fotografo@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
  ;[plans] = await demoProducts(demo.db, { itemId: 11, status: 5 })
  ;[tour] = await demoProducts(demo.db, { itemId: 7, status: 4 })
})

afterAll(() => demo.close())

beforeEach(async () => {
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
  await demo.db.deleteFrom('blueprints').where('session_product_id', '=', plans.productId).execute()
})

let made = 0

/** A photo unlike any before. */
async function photoBytes(width = 40, height = 30): Promise<Buffer> {
  made += 1
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([drawn, Buffer.from(String(made))])
}

async function send(
  what: 'photos' | 'blueprints',
  bytes: Uint8Array,
  {
    caller = admin,
    path,
    name = 'sala.jpg',
    fields = {},
  }: {
    caller?: Caller
    path?: string
    name?: string
    fields?: Record<string, string>
  } = {},
): Promise<Answer> {
  const form = await multipart({ ...fields, file: { bytes, name, type: 'application/octet-stream' } })
  const product = what === 'photos' ? gallery : plans
  return caller.post(`${path ?? product.path}/${what}`, form.payload, form.headers)
}

const photoRows = () =>
  demo.db
    .selectFrom('photos')
    .selectAll()
    .where('session_product_id', '=', gallery.productId)
    .orderBy('position')
    .execute()

describe('rights', () => {
  const calls: [string, (caller: Caller, path: string) => Promise<Answer>][] = [
    ['upload a photo', async (caller, path) => send('photos', await photoBytes(), { caller, path })],
    ['remove a photo', (caller, path) => caller.delete(`${path}/photos/1`)],
    ['upload a plan', async (caller, path) => send('blueprints', await photoBytes(), { caller, path })],
    ['remove a plan', (caller, path) => caller.delete(`${path}/blueprints/1`)],
    ['save a tour', (caller, path) => caller.post(`${path}/tours`, {})],
    ['save a link', (caller, path) => caller.post(`${path}/urls`, { url: 'https://a.test' })],
    ['add a video', (caller, path) => caller.post(`${path}/videos`, { url: 'https://a.test' })],
    ['remove a video', (caller, path) => caller.delete(`${path}/videos/1`)],
    ['say how far a product is', (caller, path) => caller.post(path, { status: 2 })],
  ]

  test.each(calls)('nobody but staff can %s', async (_, call) => {
    const signedOut = await call(demoCaller(demo.app), gallery.path)
    const client = await call(owner, gallery.path)
    expect([signedOut.status, client.status, client.body.code]).toEqual([401, 403, 'wrong_role'])
  })

  test.each(calls)('a photographer can %s where they were sent, and nowhere else', async (_, call) => {
    const item = { itemId: 9, status: 5 } as const
    const sent = new Set(
      (await demoProducts(demo.db, { ...item, provider: 'fotografo@demo.test' })).map(({ path }) => path),
    )
    const elsewhere = (await demoProducts(demo.db, item)).find(({ path }) => !sent.has(path))
    expect((await call(provider, elsewhere?.path ?? '')).body.code).toBe('not_found')
    const [own = ''] = sent
    const answer = await call(provider, own)
    expect(answer.status).not.toBe(403)
    expect(answer.status).not.toBe(500)
  })

  test('a photographer uploads where they were sent', async () => {
    const [own] = await demoProducts(demo.db, { itemId: 8, status: 5, provider: 'fotografo@demo.test' })
    expect((await send('photos', await photoBytes(), { caller: provider, path: own.path })).status).toBe(200)
  })

  test('a path that does not fit together is 404, whoever asks', async () => {
    const { id: photo } = (await send('photos', await photoBytes())).body.data as Photo
    const [other] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    const wrong = [
      `/sessions/${other.sessionId}/${gallery.productId}/photos/${photo}`,
      `/sessions/${gallery.sessionId}/${other.productId}/photos/${photo}`,
      `/sessions/999999/${gallery.productId}/photos/${photo}`,
      `/sessions/${gallery.sessionId}/999999/photos/${photo}`,
      `${gallery.path}/photos/999999`,
      `${other.path}/photos/${photo}`,
      `${tour.path}/photos/${photo}`,
      `${plans.path}/photos/${photo}`,
    ]
    for (const path of wrong) {
      const answers = [await admin.delete(path), await admin.post(path, { is_featured: true })]
      expect(answers.map(({ status, body }) => `${path} ${status} ${body.code}`)).toEqual(
        Array(2).fill(`${path} 404 not_found`),
      )
    }
    expect(await photoRows()).toHaveLength(1)
  })

  test.each([1, 3, 6, 7] as const)('an ensaio of status %i takes nothing', async (status) => {
    const [closed] = await demoProducts(demo.db, { itemId: 9, status })
    const answer = await send('photos', await photoBytes(), { path: closed.path })
    expect([answer.status, answer.body.code]).toEqual([409, 'transition_refused'])
  })
})

test('every change is in the story of the ensaio', async () => {
  const [fresh] = (await demoProducts(demo.db, { itemId: 9, status: 4 })).slice(-1)
  const path = fresh?.path ?? ''
  const { id } = (await send('photos', await photoBytes(), { path })).body.data as Photo
  await send('photos', await photoBytes(), { path })
  await admin.post(`${path}/photos/${id}`, { is_featured: true })
  await admin.post(`${path}/photos/${id}`, { order: 1 })
  await admin.delete(`${path}/photos/${id}`)
  await admin.post(`${path}/urls`, { url: 'https://a.test/x' })
  const events = (await admin.get(`/sessions/${fresh?.sessionId}/events`)).body.data as {
    text: string
    actor: string
  }[]
  expect(events.slice(0, 5).map(({ text, actor }) => `${actor}: ${text}`)).toEqual([
    'Helena Prado: Salvou o link de entrega em Fotos profissionais',
    'Helena Prado: Excluiu uma foto',
    'Helena Prado: Mudou a ordem das fotos',
    'Helena Prado: Mudou a foto de destaque',
    'Helena Prado: Enviou 2 fotos',
  ])
})
