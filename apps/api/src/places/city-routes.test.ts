import { addressOf } from '@ensaio/domain'
import { demoOrder, demoPlace } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
let client: Caller
let tour = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
})
afterAll(() => demo.close())

type City = { id: number; name: string; active: boolean; photographers: number }

const add = (city: object) => admin.post('/staff/cities', city)
const cities = async (): Promise<City[]> => (await admin.get('/staff/cities')).body.data
const idOf = async (name: string) => (await cities()).find((city) => city.name === name)?.id ?? 0
const change = async (name: string, what: object) => admin.post(`/staff/cities/${await idOf(name)}`, what)

const manaus = { name: 'Manaus', state: 'AM', time_zone: 'America/Manaus' }

const order = (city: string) =>
  client.post('/sessions', demoOrder(tour, { address: addressOf({ ...demoPlace, city, state: 'AM' }) }))

describe('the cities in which orders are taken (rule served-cities)', () => {
  test('a new city is offered to photographers, prices and clients, and its ensaios have its time zone', async () => {
    expect((await order('Manaus')).status).toBe(422)
    const added = await add(manaus)
    expect(added.status).toBe(200)
    expect(await cities()).toContainEqual(
      expect.objectContaining({ name: 'Manaus', active: true, photographers: 0 }),
    )
    const price = { name: 'Fotos em Manaus', city: 'Manaus', area_up_to: 100, final_price: 250 }
    expect((await admin.post(`/staff/services/${tour}/rules`, price)).status).toBe(200)
    const nina = { name: 'Nina', email: 'nina@am.test', phone: '+5592912345678', working_days: [1] }
    expect((await admin.post('/staff/providers', { ...nina, city: 'Manaus' })).status).toBe(200)
    const placed = await order('manaus')
    expect(placed).toMatchObject({ status: 200 })
    const { city, time_zone } = await demo.db
      .selectFrom('photo_sessions')
      .select(['city', 'time_zone'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([city, time_zone]).toEqual(['Manaus', 'America/Manaus'])
  })

  test('staff who order learn which served cities nobody can visit yet; clients do not (rule first-run)', async () => {
    const idle = async () => (await admin.get('/staff/cities/without-visits')).body.data
    expect(await idle()).toEqual([])
    await add({ name: 'Santos', state: 'SP', time_zone: 'America/Sao_Paulo' })
    expect(await idle()).toEqual(['Santos'])
    const rui = { name: 'Rui', email: 'rui@sp.test', phone: '+5513912345678', city: 'Santos' }
    const added = await admin.post('/staff/providers', { ...rui, working_days: [] })
    expect(await idle(), added.text).toEqual(['Santos'])
    const { id } = await demo.db
      .selectFrom('providers')
      .select('id')
      .where('name', '=', 'Rui')
      .executeTakeFirstOrThrow()
    await admin.post(`/staff/providers/${id}`, { working_days: [0] })
    expect(await idle(), 'on Sundays there are no start times').toEqual(['Santos'])
    await admin.post(`/staff/providers/${id}`, { working_days: [0, 1] })
    expect(await idle()).toEqual([])
    await admin.post(`/staff/providers/${id}`, { active: false })
    expect(await idle()).toEqual(['Santos'])
    await change('Santos', { active: false })
    expect(await idle()).toEqual([])
    expect((await client.get('/staff/cities/without-visits')).status).toBe(403)
  })

  test('an inactive city takes no orders, and takes them again once it is active', async () => {
    expect((await change('Manaus', { active: false })).status).toBe(200)
    expect(await order('Manaus')).toMatchObject({
      status: 422,
      body: { fields: { address: expect.any(String) } },
    })
    expect((await change('Manaus', { active: true })).status).toBe(200)
    expect((await order('Manaus')).status).toBe(200)
  })

  test('one city at least stays active', async () => {
    const names = (await cities()).map(({ name }) => name)
    for (const name of names.slice(1)) expect((await change(name, { active: false })).status).toBe(200)
    expect(await change(names[0] ?? '', { active: false })).toMatchObject({
      status: 422,
      body: { fields: { active: expect.stringContaining('pelo menos uma cidade') } },
    })
    for (const name of names) expect((await change(name, { active: true })).status).toBe(200)
  })

  test.each([
    ['the name of another, in other letters', { ...manaus, name: 'SÃO PAULO' }, 'name'],
    ['no name', { ...manaus, name: ' ' }, 'name'],
    ['an unknown state', { ...manaus, name: 'Natal', state: 'XX' }, 'state'],
    [
      'a time zone that is not of Brazil',
      { ...manaus, name: 'Natal', time_zone: 'Europe/Paris' },
      'time_zone',
    ],
  ])('%s is refused at the field', async (_what, city, field) => {
    expect(await add(city)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('an unknown city is 404; a photographer, a price and a holiday of one are refused', async () => {
    expect((await admin.post('/staff/cities/9999', { active: false })).status).toBe(404)
    const nina = { name: 'Nina', email: 'nina@pr.test', phone: '+5541912345678', working_days: [1] }
    const price = { name: 'Fotos', city: 'Curitiba', area_up_to: 100, final_price: 250 }
    const refused = [
      await admin.post('/staff/providers', { ...nina, city: 'Curitiba' }),
      await admin.post(`/staff/services/${tour}/rules`, price),
      await admin.post('/staff/holidays', { day: '2026-12-24', city: 'Curitiba', name: 'Recesso' }),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { city: 'Escolha uma cidade atendida.' } },
      })
  })

  test('each change leaves its author', async () => {
    const events = await demo.db
      .selectFrom('office_events')
      .innerJoin('users', 'users.id', 'office_events.user_id')
      .select(['kind', 'users.email'])
      .where('kind', 'in', ['city_added', 'city_changed'])
      .execute()
    expect(events).toContainEqual({ kind: 'city_added', email: 'admin@demo.test' })
    expect(events).toContainEqual({ kind: 'city_changed', email: 'admin@demo.test' })
  })
})
