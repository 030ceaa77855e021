import type { Blueprint, PlanRoom, Publication, PublicProperty, Session, TimelineEvent } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
let client: Caller
let plans: DemoProduct
let planId: number

async function upload(): Promise<Blueprint> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = await multipart({ file: { bytes, name: 'terreo.png', type: 'image/png' } })
  return dataOf<Blueprint>(await admin.post(`${plans.path}/blueprints`, form.payload, form.headers))
}

beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  ;[plans] = await demoProducts(demo.db, { itemId: 11, status: 5 })
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('blueprints').where('session_product_id', '=', plans.productId).execute()
  planId = (await upload()).id
})

const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
const mark = (tag_id: number, x = 0.25, page = 1): PlanRoom => ({ tag_id, page, x, y: 0.5 })
const save = (rooms: readonly unknown[], seen?: readonly PlanRoom[], by = admin) =>
  by.post(`${plans.path}/blueprints/${planId}/rooms`, { rooms, ...(seen && { seen }) })
async function roomsFor(by: Caller): Promise<PlanRoom[] | undefined> {
  const { products } = dataOf<Session>(await by.get(`/sessions/${plans.sessionId}`))
  const all = products.flatMap(({ deliverables }) => deliverables as Blueprint[])
  return all.find((one) => one.id === planId && 'file_extension' in one)?.rooms
}
async function told(): Promise<string[]> {
  const events = dataOf<TimelineEvent[]>(await admin.get(`/sessions/${plans.sessionId}/events`))
  return events.map(({ text }) => text)
}

describe('rule plan-rooms', () => {
  test('staff mark rooms, clients read them, and the history tells of it once', async () => {
    expect(await roomsFor(client)).toEqual([])
    const saved = dataOf<Blueprint>(await save([mark(1), mark(2, 0.75)], []))
    expect(saved).toMatchObject({ id: planId, file_name: 'terreo', rooms: [mark(1), mark(2, 0.75)] })
    expect(await roomsFor(client)).toEqual([mark(1), mark(2, 0.75)])
    const before = (await told()).filter((text) => text === 'Marcou os ambientes de uma planta').length
    expect(before).toBe(1)
    expect((await save([mark(2, 0.75), mark(1)])).status).toBe(200)
    expect((await told()).filter((text) => text.startsWith('Marcou os ambientes'))).toHaveLength(before)
  })

  test('the same file sent again keeps its marks; a plan that is removed takes them along', async () => {
    await save([mark(1)])
    expect(await upload()).toMatchObject({ id: planId, rooms: [mark(1)] })
    expect((await admin.delete(`${plans.path}/blueprints/${planId}`)).status).toBe(200)
    const anew = await upload()
    expect(anew.id).not.toBe(planId)
    expect(anew.rooms).toEqual([])
  })

  test('nobody undoes marks that they have not seen; the same marks again are no conflict', async () => {
    await save([mark(1)], [])
    const late = await save([mark(3)], [])
    expect([late.status, late.body.code]).toEqual([409, 'transition_refused'])
    expect(late.body.error_message).toMatch(/^Outra pessoa mudou os ambientes desta planta/)
    expect(await roomsFor(admin)).toEqual([mark(1)])
    expect((await save([mark(1)], [])).status).toBe(200)
    expect((await save([mark(3)], [mark(1)])).status).toBe(200)
    // Without a word of what was seen, the marks are replaced.
    expect((await save([])).status).toBe(200)
    expect(await roomsFor(admin)).toEqual([])
  })

  test('of two saves at once, one is told of the other', async () => {
    const answers = await Promise.all([save([mark(1)], []), save([mark(2)], [])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['rooms.0.tag_id', { tag_id: null }, 'Escolha o ambiente.'],
    ['rooms.0.tag_id', { tag_id: 999_999 }, 'Escolha um ambiente que existe.'],
    ['rooms.0.page', { page: 2 }, 'Esta página não existe na planta.'],
    ['rooms.0.x', { x: 1.2 }, 'Marque um ponto dentro da planta.'],
  ])('wrong %s is refused at its field', async (field, over, message) => {
    await save([mark(2)])
    const answer = await save([{ ...mark(1), ...over }])
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }])
    expect(await roomsFor(admin)).toEqual([mark(2)])
  })

  test('a tag of ratings is no room', async () => {
    const rating = await demo.db
      .selectFrom('tags')
      .select('id')
      .where('category', '=', 'rating')
      .executeTakeFirstOrThrow()
    expect((await save([mark(rating.id)])).status).toBe(422)
  })

  test('a plan of another product is not found, and clients mark nothing', async () => {
    const path = plans.path.replace(/\d+$/, String(plans.productId + 1))
    expect((await admin.post(`${path}/blueprints/${planId}/rooms`, { rooms: [] })).status).toBe(404)
    expect((await save([mark(1)], undefined, client)).status).toBe(403)
  })

  test('a published page has the rooms by the names that they have now', async () => {
    await save([mark(1), mark(2, 0.75)])
    const page = dataOf<Publication>(
      await client.post(`/sessions/${plans.sessionId}/publication`, publicationForm),
    )
    const read = async () => {
      const answer = await demoCaller(demo.app).get(`/properties/${page.code}`)
      const plan = dataOf<PublicProperty>(answer).plans.find(({ id }) => id === planId)
      return plan?.rooms
    }
    expect(await read()).toEqual([
      { room: 'Sala', page: 1, x: 0.25, y: 0.5 },
      { room: 'Cozinha', page: 1, x: 0.75, y: 0.5 },
    ])
    await demo.db.updateTable('tags').set({ name: 'Estar', active: false }).where('id', '=', 1).execute()
    expect((await read())?.map(({ room }) => room)).toEqual(['Estar', 'Cozinha'])
  })
})
