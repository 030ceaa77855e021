import type {
  AuditPage,
  CatalogueRule,
  CatalogueService,
  PlacedOrder,
  PriceRule,
  Service,
  Session,
} from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const tour = 'Tour virtual e fotos'

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
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

/** The rule that decides up to 150 m² in São Paulo. */
async function rule(name: string): Promise<CatalogueRule> {
  const found = (await service(name)).rules.find((one) => one.city === 'São Paulo' && one.area_up_to === 150)
  if (found === undefined) throw new Error(`${name} has no such rule.`)
  return found
}

const formOf = ({ id: _, ...form }: CatalogueRule) => form

const quote = (serviceId: number, area = 78) =>
  demoCaller(demo.app).post('/prices/search', {
    filter: { type: 'quote', service_id: serviceId, city: 'São Paulo', area },
  })

const offered = async (): Promise<string[]> =>
  ((await client.get('/client/services')).body.data as Service[]).map(({ name }) => name)

describe('the catalogue', () => {
  test('holds every service by name, with what it delivers and its rules by city and area', async () => {
    const all = answered(await admin.get('/staff/services'))
    expect(all.map(({ name }) => name)).toEqual([
      'Completo: tour, fotos, vídeo e planta',
      'Fotos de veículo',
      'Fotos profissionais',
      'Tour virtual e fotos',
      'Tour virtual, fotos e planta',
      'Tour virtual, fotos e vídeo',
    ])
    const { rules, ...whole } = await service(tour)
    expect(whole).toEqual({
      id: expect.any(Number),
      name: tour,
      vertical: { id: 1 },
      active: true,
      is_used: true,
      item_ids: [5, 6, 7, 8, 9],
      orientations: [],
    })
    expect(
      rules.slice(0, 5).map(({ city, area_up_to, final_price }) => [city, area_up_to, final_price]),
    ).toEqual([
      ['Porto Alegre', 150, 399],
      ['Porto Alegre', 300, 519],
      ['Porto Alegre', 600, 689],
      ['Porto Alegre', 1200, 979],
      ['Rio de Janeiro', 150, 399],
    ])
  })

  test.each(['fotografo@demo.test', 'pospago@demo.test', null])('is not for %s', async (email) => {
    const { id } = await service(tour)
    const caller = email === null ? demoCaller(demo.app) : await signedIn(demo.app, email)
    const refused = email === null ? [401, 'signed_out'] : [403, 'wrong_role']
    for (const answer of [
      await caller.get('/staff/services'),
      await caller.post('/staff/services', { name: 'Meu', vertical_id: 1, item_ids: [9] }),
      await caller.post(`/staff/services/${id}`, { active: false }),
      await caller.post(`/staff/services/${id}/rules`, formOf(await rule(tour))),
      await caller.post(`/staff/services/${id}/rules/${(await rule(tour)).id}`, formOf(await rule(tour))),
    ]) {
      expect([answer.status, answer.body.code]).toEqual(refused)
    }
  })
})

describe('a price rule', () => {
  test('that changes decides the next quote, and its lines still add up; what was ordered keeps its price', async () => {
    const name = 'Tour virtual, fotos e vídeo'
    const { id } = await service(name)
    const before = await rule(name)
    expect(before.final_price).toBe(488)
    const placed = (await client.post('/sessions', demoOrder(id))).body.data as PlacedOrder
    const ordered = placed.sessions[0]?.id
    const changed = answered(
      await admin.post(`/staff/services/${id}/rules/${before.id}`, {
        ...formOf(before),
        area_up_to: 160,
        final_price: 600.5,
      }),
    )
    expect(changed.find((one) => one.id === id)?.rules).toContainEqual({
      ...before,
      area_up_to: 160,
      final_price: 600.5,
    })
    const { final_price, rule: lines } = (await quote(id, 155)).body.data as PriceRule
    expect(final_price).toBe(600.5)
    expect(lines.main).toEqual({ title: 'Tour virtual', value: 511.5 })
    expect(Object.fromEntries(lines.items.map(({ title, value }) => [title, value]))).toMatchObject({
      Vídeo: 89,
      Área: 'até 160 m²',
    })
    expect(((await client.get(`/sessions/${ordered}`)).body.data as Session).price).toBe(488)
    expect(((await client.post('/sessions', demoOrder(id))).body.data as PlacedOrder).price).toBe(600.5)
    await admin.post(`/staff/services/${id}/rules/${before.id}`, formOf(before))
  })

  test('that is new and lower wins; closed, it counts no more', async () => {
    const { id } = await service(tour)
    const form = { name: 'Promoção', city: null, area_up_to: 100, final_price: 299, active: true }
    const added = answered(await admin.post(`/staff/services/${id}/rules`, form))
    const promotion = added.find((one) => one.id === id)?.rules[0]
    expect(promotion).toEqual({ id: expect.any(Number), ...form, discount: null })
    expect(((await quote(id)).body.data as PriceRule).final_price).toBe(299)
    answered(await admin.post(`/staff/services/${id}/rules/${promotion?.id}`, { active: false }))
    expect(((await quote(id)).body.data as PriceRule).final_price).toBe(399)
    const noted = await demo.db
      .selectFrom('office_events')
      .selectAll()
      .where('subject_id', '=', promotion?.id ?? 0)
      .where('kind', '=', 'price_rule_changed')
      .execute()
    expect(noted).toEqual([
      expect.objectContaining({
        created_at: noon,
        detail: {
          from: expect.objectContaining({ price_cents: 29_900, active: true }),
          to: expect.objectContaining({ name: form.name, price_cents: 29_900, active: false }),
        },
      }),
    ])
  })

  test('announces a discount beside its price; a form without it leaves it, an empty one removes it', async () => {
    const [{ id }, before] = [await service(tour), await rule(tour)]
    const path = `/staff/services/${id}/rules/${before.id}`
    const { discount: _, ...form } = formOf(before)
    answered(await admin.post(path, { ...form, discount: ' 10 % por lançamento ' }))
    const announced = { title: '10 % por lançamento' }
    expect(((await quote(id)).body.data as PriceRule).discount).toEqual(announced)
    answered(await admin.post(path, form))
    expect(((await quote(id)).body.data as PriceRule).discount).toEqual(announced)
    answered(await admin.post(path, { ...form, discount: '' }))
    expect(((await quote(id)).body.data as PriceRule).discount).toBeNull()
    const [entry] = ((await admin.get('/staff/audit?of=price')).body.data as AuditPage).entries
    expect(entry).toMatchObject({
      text: 'mudou o desconto anunciado de 10 % por lançamento para vazio',
      changes: [{ label: 'Desconto anunciado', from: '10 % por lançamento', to: null }],
    })
    expect((await admin.post(path, { ...form, discount: 'x'.repeat(61) })).status).toBe(422)
  })

  test('of another service, or none, is 404', async () => {
    const [one, other] = [await rule(tour), await service('Fotos profissionais')]
    for (const path of [
      `/staff/services/${other.id}/rules/${one.id}`,
      `/staff/services/${other.id}/rules/99999`,
      '/staff/services/99999/rules',
    ]) {
      const answer = await admin.post(path, formOf(one))
      expect([answer.status, answer.body.error_message]).toEqual([404, 'Não encontramos o que você procura.'])
    }
    expect(await rule(tour)).toEqual(one)
  })

  test('that is none names what is wrong', async () => {
    const { id } = await service(tour)
    const form = { name: '', city: ' ', area_up_to: 0, final_price: 0 }
    const answer = await admin.post(`/staff/services/${id}/rules`, form)
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        name: 'Informe o nome do preço.',
        city: 'Escolha uma cidade atendida.',
        area_up_to: 'Informe uma área a partir de 1 m².',
        final_price: 'Informe um preço acima de zero.',
      },
    ])
  })
})

describe('what a service delivers', () => {
  const noClientItem = 'Escolha pelo menos um item que o cliente recebe.'
  const itemsAfter = async (id: number, item_ids: number[]) =>
    answered(await admin.post(`/staff/services/${id}`, { item_ids })).find((one) => one.id === id)

  test('holds at least one item that clients see, when it is added and when it changes', async () => {
    const added = await admin.post('/staff/services', {
      name: 'Só captação',
      vertical_id: 1,
      item_ids: [5, 8],
    })
    expect([added.status, added.body.fields]).toEqual([422, { item_ids: noClientItem }])
    const { id } = await service(tour)
    const changed = await admin.post(`/staff/services/${id}`, { item_ids: [8] })
    expect([changed.status, changed.body.fields]).toEqual([422, { item_ids: noClientItem }])
  })

  test('changes while no ensaio uses it, and keeps the words of the items that stay', async () => {
    const name = 'Fotos e vídeo'
    answered(await admin.post('/staff/services', { name, vertical_id: 1, item_ids: [9] }))
    const { id, is_used } = await service(name)
    expect(is_used).toBe(false)
    const orientations = [{ item_id: 9, orientation: 'Luzes acesas.' }]
    answered(await admin.post(`/staff/services/${id}`, { orientations }))
    expect(await itemsAfter(id, [10, 9, 8])).toMatchObject({ item_ids: [8, 9, 10], orientations })
    expect(await itemsAfter(id, [10])).toMatchObject({ item_ids: [10], orientations: [] })
  })

  test('stays as it is once it was ordered, which says why', async () => {
    const { id, item_ids, is_used } = await service(tour)
    expect(is_used).toBe(true)
    const refused = await admin.post(`/staff/services/${id}`, { item_ids: [...item_ids, 11] })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { item_ids: 'Este serviço já foi pedido: o que ele entrega não muda mais. Adicione outro serviço.' },
    ])
    expect(await itemsAfter(id, item_ids)).toMatchObject({ item_ids })
  })
})

describe('what the makers of an item are asked to heed', () => {
  test('is kept by service and item, told to our people with the tags of photos, and never to clients', async () => {
    const { id } = await service(tour)
    const words = 'Sem pessoas nem placas de carro.\nLuzes acesas.'
    const change = (orientations: object[]) => admin.post(`/staff/services/${id}`, { orientations })
    const changed = answered(await change([{ item_id: 9, orientation: ` ${words} ` }]))
    expect(changed.find((one) => one.id === id)?.orientations).toEqual([{ item_id: 9, orientation: words }])
    expect(changed.filter((one) => one.id !== id).flatMap(({ orientations }) => orientations)).toEqual([])

    const placed = (await client.post('/sessions', demoOrder(id))).body.data as PlacedOrder
    const seenBy = async (caller: Caller) =>
      (await caller.get(`/sessions/${placed.sessions[0]?.id}`)).body.data as Session
    const items = Object.fromEntries((await seenBy(admin)).products.map(({ item }) => [item.id, item]))
    expect([items[9]?.orientation, items[7]?.orientation]).toEqual([words, null])
    const { tags } = (await admin.get('/tag-category/photos')).body.data as { tags: object[] }
    expect([items[9]?.tags, items[7]?.tags]).toEqual([tags, []])
    expect(JSON.stringify(await seenBy(client))).not.toContain('orientation')
    expect(JSON.stringify((await client.get('/client/services')).body.data)).not.toContain('orientation')

    const cleared = answered(await change([{ item_id: 9, orientation: '' }]))
    expect(cleared.find((one) => one.id === id)?.orientations).toEqual([])
  })

  test('is asked of items that the service holds', async () => {
    const { id } = await service(tour)
    const refused = await admin.post(`/staff/services/${id}`, {
      orientations: [{ item_id: 10, orientation: 'Sem som.' }],
    })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { orientations: 'Este serviço não entrega este item.' },
    ])
  })
})

describe('a service', () => {
  test('that is closed is neither offered nor ordered; what was ordered keeps it', async () => {
    const { id } = await service('Fotos profissionais')
    const placed = (await client.post('/sessions', demoOrder(id))).body.data as PlacedOrder
    answered(await admin.post(`/staff/services/${id}`, { active: false }))
    expect(await offered()).not.toContain('Fotos profissionais')
    const refused = await client.post('/sessions', demoOrder(id))
    const message = 'Este serviço não está disponível. Escolha outro.'
    expect([refused.status, refused.body.fields]).toEqual([422, { 'service.id': message }])
    const kept = (await client.get(`/sessions/${placed.sessions[0]?.id}`)).body.data as Session
    expect(kept.service.name).toBe('Fotos profissionais')
    answered(await admin.post(`/staff/services/${id}`, { active: true }))
    expect(await offered()).toContain('Fotos profissionais')
    expect((await client.post('/sessions', demoOrder(id))).status).toBe(200)
  })

  test('that is new is offered once it has a price', async () => {
    const name = 'Vídeo com drone'
    const added = answered(
      await admin.post('/staff/services', { name, vertical_id: 1, item_ids: [10, 9, 10] }),
    ).find((one) => one.name === name)
    expect(added).toEqual({
      id: expect.any(Number),
      name,
      vertical: { id: 1 },
      active: true,
      is_used: false,
      item_ids: [9, 10],
      orientations: [],
      rules: [],
    })
    expect(await offered()).not.toContain(name)
    const form = { name: 'Todas as cidades', city: null, area_up_to: 1200, final_price: 349.9 }
    const priced = answered(await admin.post(`/staff/services/${added?.id}/rules`, form))
    expect(await offered()).toContain(name)
    const placed = (await client.post('/sessions', demoOrder(added?.id ?? 0))).body.data as PlacedOrder
    expect(placed.price).toBe(349.9)
    const only = priced.find(({ id }) => id === added?.id)?.rules[0]
    answered(await admin.post(`/staff/services/${added?.id}/rules/${only?.id}`, { ...form, active: false }))
    expect(await offered()).not.toContain(name)
  })

  test('has a name of its own, accents and case aside', async () => {
    const { id } = await service('Fotos de veículo')
    const message = 'Já existe um serviço com este nome.'
    for (const answer of [
      await admin.post('/staff/services', { name: 'fotos de VEICULO', vertical_id: 2, item_ids: [9] }),
      await admin.post(`/staff/services/${id}`, { name: tour }),
    ]) {
      expect([answer.status, answer.body.fields]).toEqual([422, { name: message }])
    }
    const renamed = answered(await admin.post(`/staff/services/${id}`, { name: 'Fotos de Veículo' }))
    expect(renamed.find((one) => one.id === id)?.name).toBe('Fotos de Veículo')
    expect((await admin.post('/staff/services/99999', { active: false })).status).toBe(404)
  })

  test.each([
    [{ name: ' ', vertical_id: 1, item_ids: [9] }, { name: 'Informe o nome do serviço.' }],
    [{ name: 'Novo', vertical_id: 3, item_ids: [9] }, { vertical_id: 'Escolha imóveis ou veículos.' }],
    [{ name: 'Novo', vertical_id: 1, item_ids: [] }, { item_ids: 'Escolha pelo menos um item.' }],
    [{ name: 'Novo', vertical_id: 1, item_ids: [99] }, { 'item_ids.0': 'Escolha itens que existem.' }],
  ])('%o is refused', async (form, fields) => {
    const answer = await admin.post('/staff/services', form)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })
})
