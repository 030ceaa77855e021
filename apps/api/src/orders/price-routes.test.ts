import { isServedCity, PriceRule, type Service, servedCities, spaceSizes } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRules } from './repository/price-rules.ts'
import { activeServices } from './repository/services.ts'

let demo: DemoApp
let anybody: Caller
let ids: Map<string, number>
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  anybody = demoCaller(demo.app)
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  ids = new Map(services.map(({ id, name }) => [name, id]))
})
afterAll(() => demo.close())

const tour = 'Tour virtual e fotos'
const quote = (service: string | number, city: string, area: number | null) => {
  const service_id = typeof service === 'number' ? service : ids.get(service)
  return anybody.post('/prices/search', { filter: { type: 'quote', service_id, city, area } })
}

describe('where prices start', () => {
  test('the teaser: tour from R$ 399,00, photos included, video + 89, floor plan + 109, 150 m², 6 months', async () => {
    const answer = await anybody.post('/prices/search', { filter: { type: 'min' } })
    expect(answer.status, answer.text).toBe(200)
    const { final_price, rule } = answer.body.data as PriceRule
    expect([final_price, rule.main]).toEqual([399, { title: 'Tour virtual', value: 399 }])
    expect(Object.fromEntries(rule.items.map(({ title, value }) => [title, value]))).toEqual({
      'Fotos profissionais': 'incluídas',
      Vídeo: 89,
      Planta: 109,
      Área: 'até 150 m²',
      'Hospedagem do tour': '6 meses',
    })
  })

  test('an empty price table says whom to ask', async () => {
    await demo.db.updateTable('price_rules').set({ active: false }).execute()
    const answer = await anybody.post('/prices/search', { filter: { type: 'min' } })
    expect([answer.status, answer.body.error_message]).toEqual([
      404,
      expect.stringContaining('time de vendas'),
    ])
    await demo.db.updateTable('price_rules').set({ active: true }).execute()
  })
})

describe('a quote', () => {
  test.each([
    [tour, 150, 399],
    [tour, 150.5, 519],
    [tour, 1, 399],
    [tour, 300, 519],
    [tour, 600, 689],
    [tour, 1200, 979],
    ['Tour virtual, fotos e vídeo', 80, 488],
    ['Tour virtual, fotos e planta', 80, 508],
    ['Completo: tour, fotos, vídeo e planta', 80, 597],
    ['Fotos de veículo', null, 149],
    ['Fotos de veículo', 5000, 149],
  ])('%s, %s m²: %s', async (service, area, price) => {
    for (const { name } of servedCities) {
      const answer = await quote(service, name, area)
      expect((answer.body.data as PriceRule | undefined)?.final_price, answer.text).toBe(price)
    }
  })

  test('case and accents of a city do not matter', async () => {
    expect((await quote(tour, ' sao PAULO ', 90)).status).toBe(200)
  })

  test('what it is made of adds up', async () => {
    for (const service of ids.keys()) {
      const { final_price, rule } = (await quote(service, 'Porto Alegre', 150)).body.data as PriceRule
      const sums = [rule.main, ...rule.items].map(({ value }) => (typeof value === 'number' ? value : 0))
      expect(sums.reduce((sum, value) => sum + value, 0)).toBe(final_price)
    }
  })

  test.each([
    ['no such service', 999, 'São Paulo', 90, 'filter.service_id', 'Este serviço não está disponível'],
    [
      'a city that is not served',
      tour,
      'Curitiba',
      90,
      'filter.city',
      'Ainda não atendemos esta cidade. Fale',
    ],
    ['too large', tour, 'São Paulo', 1200.5, 'filter.area', 'acima de 1200 m² o preço é combinado. Fale'],
    ['housing without an area', tour, 'São Paulo', null, 'filter.area', 'Informe a área'],
  ])('%s: 422 with the field and a sentence', async (_what, service, city, area, field, sentence) => {
    const { status, body } = await quote(service, city, area)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, 'invalid', [field]])
    expect(body.error_message).toContain(sentence)
  })

  test('the lowest active rule that fits wins, wherever it stands; inactive ones do not count', async () => {
    const rule = { service_id: ids.get(tour) ?? 0, name: 'Campanha', area_up_to: 400, price_cents: 35_000 }
    const { id } = await demo.db
      .insertInto('price_rules')
      .values({ ...rule, city: null, discount_title: 'Campanha de novembro' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await quote(tour, 'São Paulo', 380)).body.data).toEqual({
      id,
      name: 'Campanha',
      final_price: 350,
      discount: { title: 'Campanha de novembro' },
      rule: { main: { title: tour, value: 350 }, items: [] },
    })
    // It fits every served city, and no other.
    expect((await quote(tour, 'Porto Alegre', 90)).body.data).toMatchObject({ name: 'Campanha' })
    expect((await quote(tour, 'Curitiba', 90)).status).toBe(422)
    await demo.db.updateTable('price_rules').set({ active: false }).where('id', '=', id).execute()
    expect((await quote(tour, 'São Paulo', 380)).body.data).toMatchObject({ final_price: 689 })
    await demo.db.deleteFrom('price_rules').where('id', '=', id).execute()
  })

  test('whatever is asked, the answer is a price or a refusal, never our fault', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('São Paulo', 'Rio de Janeiro', '__proto__'),
    )
    const filter = fc.oneof(
      fc.record({
        type: fc.constantFrom('min', 'quote', 'max'),
        service_id: fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 1, max: 7 }), fc.string()),
        city: fc.oneof(text, fc.jsonValue()),
        area: fc.oneof(fc.double(), fc.integer(), fc.constant(null), fc.string()),
      }),
      fc.jsonValue(),
    )
    const body = fc.oneof(
      fc.record({ filter }).map((one) => JSON.stringify(one)),
      fc.jsonValue().map((one) => JSON.stringify(one)),
      fc.string(),
    )
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await anybody.post('/prices/search', payload, { 'content-type': 'application/json' })
        seen.add(answer.status)
        expect(answer.status, `${payload} → ${answer.text}`).toBeLessThan(500)
        if (answer.status === 200) v.parse(PriceRule, answer.body.data)
        else expect(answer.body.error_message).toMatch(/\p{L}/u)
      }),
      { numRuns: process.env.TRUST === 'full' ? 10_000 : 2000 },
    )
    expect(seen).toEqual(new Set([200, 400, 422]))
  })
})

describe('the services with their prices', () => {
  test('for whoever is signed in: every size of every served city, cheapest first', async () => {
    expect((await anybody.get('/services')).status).toBe(401)
    const answer = await (await signedIn(demo.app, 'prepago@demo.test')).get('/services')
    const services = answer.body.data as (Service & { rules: PriceRule[] })[]
    expect(services.map(({ name }) => name).toSorted()).toEqual([...ids.keys()].toSorted())
    const found = services.find(({ name }) => name === tour)
    expect(found?.rules).toHaveLength(spaceSizes.length * servedCities.length)
    const prices = found?.rules.map(({ final_price }) => final_price) ?? []
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  // Rule statement-count.
  test('takes four statements, however many services there are', async () => {
    const asked: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = demo.db.withPlugin(counter)
    await activeServices(db)
    await allRules(db)
    expect(asked).toHaveLength(4)
  })

  test('every city of the demo is one that is served', async () => {
    const rules = await allRules(demo.db)
    for (const { city } of rules) expect(isServedCity(city ?? '')).toBe(true)
  })
})
