import {
  type CatalogueService,
  largestArea,
  type PlacedOrder,
  type PriceRule,
  type Session,
} from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

const answered = (answer: Answer): CatalogueService[] => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function service(name: string): Promise<CatalogueService> {
  const found = answered(await admin.get('/staff/services')).find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

const quote = (serviceId: number, area: number) =>
  demoCaller(demo.app).post('/prices/search', {
    filter: { type: 'quote', service_id: serviceId, city: 'São Paulo', area },
  })

describe('the table of prices (rule price-table)', () => {
  const name = 'Tour virtual, fotos e planta'
  const save = async (prices: object[]) =>
    admin.post(`/staff/services/${(await service(name)).id}/prices`, { prices })
  const activeRules = async () => (await service(name)).rules.filter(({ active }) => active)

  test('changes, adds and deactivates prices at once; what was ordered keeps its price', async () => {
    const before = await activeRules()
    const placed = (await client.post('/sessions', demoOrder((await service(name)).id))).body
      .data as PlacedOrder
    const saved = answered(
      await save([
        { city: 'São Paulo', area_up_to: 150, final_price: 700 },
        { city: null, area_up_to: 90, final_price: 444.4 },
      ]),
    )
    const active = saved.find((one) => one.name === name)?.rules.filter(({ active: isActive }) => isActive)
    expect(active?.map(({ city, area_up_to, final_price }) => [city, area_up_to, final_price])).toEqual([
      [null, 90, 444.4],
      ['São Paulo', 150, 700],
    ])
    const { id } = await service(name)
    expect(((await quote(id, 90)).body.data as PriceRule).final_price).toBe(444.4)
    expect(((await quote(id, 91)).body.data as PriceRule).final_price).toBe(700)
    expect((await quote(id, 151)).body.fields).toEqual({
      'filter.area': expect.stringContaining('acima de 150 m²'),
    })
    const ordered = (await client.get(`/sessions/${placed.sessions[0]?.id}`)).body.data as Session
    expect(ordered.price).toBe(placed.price)
    const event = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'price_table_saved')
      .executeTakeFirstOrThrow()
    expect(event.detail).toMatchObject({ to: [{ price_cents: 70_000 }, { price_cents: 44_440 }] })
    answered(
      await save(before.map(({ city, area_up_to, final_price }) => ({ city, area_up_to, final_price }))),
    )
    expect(await activeRules()).toHaveLength(before.length)
  })

  test.each([
    [[], 'Informe pelo menos um preço.'],
    [[{ city: 'Recife', area_up_to: 90, final_price: 300 }], 'Escolha uma cidade atendida.'],
  ])('%j changes nothing: %s', async (prices, message) => {
    const before = await activeRules()
    const answer = await save(
      [{ city: null, area_up_to: 10, final_price: 1 }, ...prices].slice(prices.length === 0 ? 1 : 0),
    )
    expect([answer.status, answer.body.error_message]).toEqual([422, message])
    expect(await activeRules()).toEqual(before)
  })

  test('a table that was opened before somebody else saved one changes nothing (rule price-table)', async () => {
    const morning = [{ city: null, area_up_to: 150, final_price: 400 }]
    await save(morning)
    const noon = [{ city: null, area_up_to: 150, final_price: 450 }]
    const { id } = await service(name)
    const saveSeen = (prices: object[], seen: object[]) =>
      admin.post(`/staff/services/${id}/prices`, { prices, seen })
    answered(await saveSeen(noon, morning))
    const late = await saveSeen([{ city: null, area_up_to: 150, final_price: 420 }], morning)
    expect(late).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('Outra pessoa') },
    })
    expect((await activeRules()).map(({ final_price }) => final_price)).toEqual([450])
    // The answer was lost, and the same table is sent again.
    answered(await saveSeen(noon, morning))
  })

  test('names added prices of cars without an area (rule vertical-fields)', async () => {
    const car = await service('Fotos de veículo')
    const prices = [
      { city: null, area_up_to: largestArea, final_price: 150 },
      { city: 'São Paulo', area_up_to: largestArea, final_price: 140 },
    ]
    const saved = answered(await admin.post(`/staff/services/${car.id}/prices`, { prices }))
    const active = saved.find(({ id }) => id === car.id)?.rules.filter((rule) => rule.active)
    expect(active?.map((rule) => rule.name).sort()).toEqual(['São Paulo', 'Todas as cidades'])
  })
})
