import {
  type AddressParts,
  addressParts,
  type QueuePage,
  type Session,
  type VerticalData,
} from '@ensaio/domain'
import { demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const visit = '2026-11-24T13:30:00.000Z'
const secrets = /Ana Souza|ana@exemplo|Bento Dias|cofre 4711|Interfone quebrado|Atrás da igreja/

let demo: DemoApp
let admin: Caller
let photographer: Caller
let id: number
let parts: AddressParts
let street: string

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const [product] = await demoProducts(demo.db, { itemId: 9, status: 2, provider: 'fotografo@demo.test' })
  id = product.sessionId
  const contact = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }
  await demo.db
    .updateTable('photo_sessions')
    .set({
      scheduled_for: visit,
      responsible_information: JSON.stringify({ ...contact, company: null }),
      scheduling_responsible_info: JSON.stringify({ ...contact, name: 'Bento Dias' }),
      vertical_data: JSON.stringify({
        kind: 'apartment',
        unit: '84',
        complement: 'Torre B',
        area: 78,
        reference: 'Atrás da igreja',
        keys: 'No cofre 4711',
        additional_info: 'Interfone quebrado',
      } satisfies VerticalData),
    })
    .where('id', '=', id)
    .execute()
  const session = (await admin.get(`/sessions/${id}`)).body.data as Session
  parts = addressParts(session.address)
  street = parts.street
})
afterAll(() => demo.close())
beforeEach(() => demo.setClock(noon))

const read = async (caller: Caller) => caller.get(`/sessions/${id}`)
const find = async (caller: Caller, text: string) =>
  (await caller.post('/staff/sessions/search', { queue: 'all', page: 1, text })).body.data as QueuePage
const rowOf = async (caller: Caller) => (await find(caller, String(id))).sessions.find((one) => one.id === id)
const finds = async (caller: Caller, text: string) =>
  (await find(caller, text)).sessions.some((one) => one.id === id)

test.each(['2026-11-21T15:00:00.000Z', '2026-11-26T15:00:00.000Z'])(
  'far from the visit, at %s, a photographer reads no contacts, keys or address; an admin does',
  async (now) => {
    demo.setClock(now)
    const theirs = await read(photographer)
    expect(theirs.status, theirs.text).toBe(200)
    expect(theirs.text).not.toMatch(secrets)
    expect(theirs.text).not.toContain(street)
    const { responsible_information, scheduling_responsible_info, vertical_data, address, price } = theirs
      .body.data as Session
    expect([responsible_information, scheduling_responsible_info, address.url, price]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(vertical_data).toEqual({
      kind: 'apartment',
      unit: null,
      complement: null,
      area: 78,
      reference: null,
      keys: null,
      additional_info: null,
    })
    expect(JSON.stringify(await rowOf(photographer))).not.toMatch(new RegExp(`${street}|Torre B`))
    expect((await read(admin)).text).toMatch(secrets)
    expect(JSON.stringify(await rowOf(admin))).toContain(street)
    for (const hidden of [street, parts.postal_code]) {
      expect([hidden, await finds(photographer, hidden)]).toEqual([hidden, false])
      expect([hidden, await finds(admin, hidden)]).toEqual([hidden, true])
    }
    for (const shown of [parts.neighborhood, parts.city])
      expect([shown, await finds(photographer, shown)]).toEqual([shown, true])
  },
)

test.each(['2026-11-22T15:00:00.000Z', '2026-11-25T15:00:00.000Z'])(
  'around the visit, at %s, a photographer reads them',
  async (now) => {
    demo.setClock(now)
    const session = (await read(photographer)).body.data as Session
    expect(session.responsible_information?.name).toBe('Ana Souza')
    expect(session.scheduling_responsible_info?.name).toBe('Bento Dias')
    expect(session.vertical_data.keys).toBe('No cofre 4711')
    expect(JSON.stringify(session.address)).toContain(street)
    expect(JSON.stringify(await rowOf(photographer))).toContain(street)
    expect([await finds(photographer, street), await finds(photographer, parts.postal_code)]).toEqual([
      true,
      true,
    ])
  },
)

test('the answer to a photographer’s own change holds no more than the page', async () => {
  const session = (await read(photographer)).body.data as Session
  const product = session.products[0]
  const moved = await photographer.post(`/sessions/${id}/${product?.id}`, { status: 2 })
  expect(moved.status, moved.text).toBe(200)
  expect(moved.text).not.toMatch(secrets)
})

test('contacts and property are read-only for photographers, also around the visit', async () => {
  demo.setClock('2026-11-24T11:00:00.000Z')
  const before = (await read(admin)).body.data
  const contact = { name: 'Outra Pessoa', phone: '(11) 91234-5678', email: 'outra@exemplo.test' }
  for (const body of [
    { responsible_information: contact },
    { vertical_data: { area: 10 } },
    { vertical_data: { keys: 'x' } },
  ]) {
    const refused = await photographer.post(`/sessions/${id}`, body)
    expect([refused.status, refused.body.code, refused.body.error_message]).toEqual([
      403,
      'wrong_role',
      'Só a administração muda os contatos e os dados do imóvel.',
    ])
  }
  expect((await read(admin)).body.data).toEqual(before)
})
