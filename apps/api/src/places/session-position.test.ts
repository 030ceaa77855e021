import { addressOf, type FoundPosition, type PlacedOrder, type Session } from '@ensaio/domain'
import { demoOrder, demoPlace } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionLocator } from '../jobs/locate-sessions.ts'
import { calendarState } from '../scheduling/repository/holidays.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let client: Caller
let admin: Caller
let photographer: Caller
let service = 0

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  client = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const services = demo.db.selectFrom('services').select('id').where('name', '=', 'Tour virtual e fotos')
  service = (await services.executeTakeFirstOrThrow()).id
})
afterAll(() => demo.close())

const read = async (id: number, who = admin) => (await who.get(`/sessions/${id}`)).body.data as Session

async function order(address: object): Promise<Session> {
  const placed = await client.post('/sessions', demoOrder(service, { address }))
  const { sessions } = placed.body.data as PlacedOrder
  return read(sessions[0]?.id ?? 0)
}

const augusta = { latitude: -23.556, longitude: -46.659, precision: 'street', source: 'cep' }
const found = (over: Partial<FoundPosition> = {}): FoundPosition => ({
  latitude: -23.5557,
  longitude: -46.6585,
  precision: 'exact',
  ...over,
})
const known = addressOf(demoPlace)
const at = (over: Partial<typeof demoPlace>) => addressOf({ ...demoPlace, ...over })

describe('the position of an ordered property (rule property-position)', () => {
  test.each([
    ['is what the search of places found', { ...known, position: found() }, { ...found(), source: 'search' }],
    ['is that of its CEP without a search', known, augusta],
    [
      'is that of its CEP where what was found is far from it',
      { ...known, position: found({ latitude: -22.9 }) },
      augusta,
    ],
    [
      'is that of its CEP where what was found is not in Brazil',
      { ...known, position: found({ longitude: 9 }) },
      augusta,
    ],
    [
      'is the middle of the district for a street that the table lacks',
      at({ postal_code: '05409000' }),
      { latitude: -23.56, longitude: -46.69, precision: 'district', source: 'cep' },
    ],
    [
      'is the middle of the city for a CEP that the tables lack',
      at({ postal_code: '69900000' }),
      { latitude: -23.55, longitude: -46.63, precision: 'city', source: 'cep' },
    ],
  ])('%s', async (_, address, expected) => {
    const session = await order(address)
    expect(session.position).toEqual(expected)
    expect(session.address).not.toHaveProperty('position')
  })

  test('is one that cannot be read refused as any other field', async () => {
    const address = { ...known, position: { latitude: 'x', longitude: 1, precision: 'exact' } }
    expect((await client.post('/sessions', demoOrder(service, { address }))).status).toBe(422)
  })

  test('is told to the office alone', async () => {
    const { id } = await order(known)
    expect(await read(id, client)).not.toHaveProperty('position')
    const sent = await sql<{
      id: number
    }>`select session_id as id from bookings b join providers p on p.id = b.provider_id
      join users u on u.id = p.user_id where u.email = 'fotografo@demo.test' and b.released_at is null limit 1`.execute(
      demo.db,
    )
    const own = await read(sent.rows[0]?.id ?? 0, photographer)
    expect(own.address).toBeDefined()
    expect(own).not.toHaveProperty('position')
  })
})

describe('a position that is set by hand', () => {
  const point = { latitude: -23.55571, longitude: -46.65853 }

  test('is exact, stays, is in the audit log once, and can be taken back', async () => {
    const { id } = await order(known)
    const set = (body: object) => admin.post(`/staff/sessions/${id}/position`, body)
    for (let time = 0; time < 2; time += 1) {
      const { position } = (await set({ point })).body.data as Session
      expect(position).toEqual({ ...point, precision: 'exact', source: 'staff' })
    }
    const events = () =>
      demo.db
        .selectFrom('office_events')
        .select('detail')
        .where('kind', '=', 'position_changed')
        .where('subject_id', '=', id)
        .execute()
    expect(await events()).toEqual([
      { detail: { from: { position: '-23,55600; -46,65900' }, to: { position: '-23,55571; -46,65853' } } },
    ])
    expect((await set({ point: null })).body.data).toMatchObject({ position: augusta })
    expect(await events()).toHaveLength(2)
  })

  test.each([
    [{ point: { latitude: -46.6, longitude: -23.5 } }, 'point'],
    [{ point: { latitude: 'x', longitude: -23.5 } }, 'point.latitude'],
    [{}, 'point'],
  ])('%j is refused at its field', async (body, field) => {
    const { id } = await order(known)
    const answer = await admin.post(`/staff/sessions/${id}/position`, body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
  })

  test('of an ensaio that does not exist is 404', async () => {
    expect((await admin.post('/staff/sessions/999999/position', { point })).status).toBe(404)
  })
})

test('only the position of a booked visit changes the state of the calendar', async () => {
  const state = async () =>
    (await sql<{ state: string }>`select ${calendarState} as state`.execute(demo.db)).rows[0]?.state
  const set = (id: number, latitude: number) =>
    admin.post(`/staff/sessions/${id}/position`, { point: { latitude, longitude: -46.65 } })
  const before = await state()
  const { id } = await order(known)
  await set(id, -23.51)
  expect(await state()).toBe(before)
  const booked = demo.db.selectFrom('bookings').select('session_id').where('released_at', 'is', null)
  await set((await booked.executeTakeFirstOrThrow()).session_id, -23.51)
  expect(await state()).not.toBe(before)
})

describe('the job that locates ensaios', () => {
  const all = () => demo.db.selectFrom('session_positions').selectAll().orderBy('session_id').execute()
  const now = { value: noon }
  const locator = () => sessionLocator({ db: demo.db, clock: { now: () => now.value } })
  const untilIdle = async (locate: () => Promise<number>) => {
    let total = 0
    for (let round = 0; round < 10; round += 1) total += await locate()
    return total
  }

  test('locates those that an older version left, once, and what an older server adds', async () => {
    const before = await all()
    await sql`delete from session_positions`.execute(demo.db)
    const locate = locator()
    expect(await untilIdle(locate)).toBe(before.length)
    const after = await all()
    expect(after).toHaveLength(before.length)
    expect(after.every(({ source }) => source === 'cep')).toBe(true)
    expect(await untilIdle(locate)).toBe(0)
    const { id } = await order(known)
    await demo.db.deleteFrom('session_positions').where('session_id', '=', id).execute()
    expect(await untilIdle(locate)).toBe(1)
    expect((await read(id)).position).toEqual(augusta)
  })

  test('notes where nothing is known, so that nobody looks again', async () => {
    const { id } = await order(known)
    const nowhere = JSON.stringify(addressOf({ ...demoPlace, city: 'Xapuri', state: 'AC', postal_code: '' }))
    await demo.db.updateTable('photo_sessions').set({ address: nowhere }).where('id', '=', id).execute()
    await demo.db.deleteFrom('session_positions').where('session_id', '=', id).execute()
    expect([await untilIdle(locator()), await untilIdle(locator())]).toEqual([1, 0])
    expect((await read(id)).position).toBeNull()
  })

  test('replaces what a search found after thirty days, and nothing that staff set', async () => {
    const searched = await order({ ...known, position: found() })
    const set = await order({ ...known, position: found() })
    await admin.post(`/staff/sessions/${set.id}/position`, { point: { latitude: -23.5, longitude: -46.6 } })
    now.value = '2026-12-20T14:59:00.000Z'
    await untilIdle(locator())
    expect((await read(searched.id)).position?.source).toBe('search')
    now.value = '2026-12-20T15:01:00.000Z'
    await untilIdle(locator())
    expect((await read(searched.id)).position).toEqual(augusta)
    expect((await read(set.id)).position?.source).toBe('staff')
  })
})
