import { type Coordinates, type Slot, travelTime } from '@ensaio/domain'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
// A Tuesday on which the demo has no visit.
const day = '2027-01-12'
const [pinheiros, vilaMadalena, itaquera] = [
  { latitude: -23.56, longitude: -46.69 },
  { latitude: -23.55, longitude: -46.69 },
  { latitude: -23.54, longitude: -46.46 },
] as const

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())

interface Team {
  name: string
  base?: string | null
  skills?: ('tour' | 'videos' | 'plans')[]
}

/** Leaves only these photographers in São Paulo, at work every day, and returns their ids. */
async function withTeam(team: readonly Team[]): Promise<number[]> {
  await demo.db.updateTable('providers').set({ active: false }).where('city', '=', 'São Paulo').execute()
  const ids: number[] = []
  for (const { name, base = null, skills = [] } of team) {
    const { id } = await demo.db
      .insertInto('providers')
      .values({ name, city: 'São Paulo', phone: null, user_id: null, base_cep: base, skills })
      .returning('id')
      .executeTakeFirstOrThrow()
    await demo.db
      .insertInto('provider_working_days')
      .values([1, 2, 3, 4, 5, 6].map((weekday) => ({ provider_id: id, weekday })))
      .execute()
    ids.push(id)
  }
  return ids
}

async function place(sessionId: number, point: Coordinates, precision = 'exact'): Promise<void> {
  await sql`insert into session_positions (session_id, latitude, longitude, precision, source, found_at)
    values (${sessionId}, ${point.latitude}, ${point.longitude}, ${precision}, 'staff', ${noon}::timestamptz)
    on conflict (session_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
      precision = excluded.precision`.execute(demo.db)
}

/** An ensaio without a date at a point. */
async function ensaioAt(nth: number, point: Coordinates, precision?: string) {
  const found = await demoVisits(demo).unscheduled('São Paulo', nth)
  await place(found.id, point, precision)
  return found
}

/** Sends a photographer to an ensaio of another company at a point and time, so that they have a neighbouring visit. */
async function busy(providerId: number, hour: Slot, point: Coordinates): Promise<void> {
  const other = await demo.db
    .selectFrom('photo_sessions as s')
    .select('s.id')
    .where('s.status', '=', 1)
    .where('s.city', '<>', 'São Paulo')
    .where(
      sql<boolean>`not exists (select from bookings b where b.session_id = s.id and b.released_at is null)`,
    )
    .orderBy('s.id')
    .executeTakeFirstOrThrow()
  await place(other.id, point)
  await demo.db
    .insertInto('bookings')
    .values({ session_id: other.id, provider_id: providerId, day, hour, minutes: 120, created_at: noon })
    .execute()
}

const book = (token: string, hour: string) =>
  demoCaller(demo.app).post(`/sessions/public/${token}`, demoBooking(day, hour))
const goes = async (id: number) => (await demoVisits(demo).liveBookings(id))[0]?.provider_id
async function offered(token: string): Promise<string[]> {
  const answer = await demoCaller(demo.app).post(`/session-calendar/public/${token}`)
  return answer.body.data[day] ?? []
}

beforeEach(async () => {
  await sql`update bookings set released_at = ${noon}::timestamptz where day = ${day}::date`.execute(demo.db)
  for (const nth of [0, 1]) await demoVisits(demo).reset(await demoVisits(demo).unscheduled('São Paulo', nth))
})

describe('the booking sends (rule who-goes)', () => {
  test('whoever is nearest to their neighbouring visit, not whoever has the fewest', async () => {
    const [far = 0, near = 0] = await withTeam([{ name: 'Longe' }, { name: 'Perto' }])
    await busy(near, '13h30', vilaMadalena)
    const ensaio = await ensaioAt(0, pinheiros)
    expect((await book(ensaio.token, '10h30')).status).toBe(200)
    expect([far, near]).toContain(await goes(ensaio.id))
    expect(await goes(ensaio.id)).toBe(near)
  })

  test('whoever begins the day nearby', async () => {
    const [, near = 0] = await withTeam([
      { name: 'Itaquera', base: '08200000' },
      { name: 'Pinheiros', base: '05422001' },
    ])
    const ensaio = await ensaioAt(0, pinheiros)
    await book(ensaio.token, '10h30')
    expect(await goes(ensaio.id)).toBe(near)
  })

  test('whoever does what the service needs, where the way is the same', async () => {
    const [, able = 0] = await withTeam([
      { name: 'Fotos' },
      { name: 'Tudo', skills: ['tour', 'videos', 'plans'] },
    ])
    const ensaio = await ensaioAt(0, pinheiros)
    await demo.db
      .insertInto('session_products')
      .values({ session_id: ensaio.id, item_id: 10, status: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await book(ensaio.token, '10h30')
    expect(await goes(ensaio.id)).toBe(able)
  })
})

describe('a time that cannot be reached (rule travel-time)', () => {
  test('is neither offered nor booked, and is once somebody else can go', async () => {
    const [only = 0] = await withTeam([{ name: 'Única' }])
    await busy(only, '08h30', itaquera)
    const ensaio = await ensaioAt(0, pinheiros)
    // 22 km away: an hour and a half on the road, between the end at 10h00 and the start at 10h30.
    expect(await offered(ensaio.token)).toEqual(['13h30', '15h30'])
    const refused = await book(ensaio.token, '10h30')
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
    await withTeam([{ name: 'Outra' }])
    expect(await offered(ensaio.token)).toEqual(['08h30', '10h30', '13h30', '15h30'])
    expect((await book(ensaio.token, '10h30')).status).toBe(200)
  })

  test('is offered where only the city of the property is known', async () => {
    const [only = 0] = await withTeam([{ name: 'Única' }])
    await busy(only, '08h30', itaquera)
    const ensaio = await ensaioAt(0, pinheiros, 'city')
    expect(await offered(ensaio.token)).toEqual(['10h30', '13h30', '15h30'])
  })

  test('is one before a visit, too: whoever would be late there is not asked', async () => {
    const [only = 0] = await withTeam([{ name: 'Única' }])
    await busy(only, '10h30', itaquera)
    const ensaio = await ensaioAt(0, pinheiros)
    expect(await offered(ensaio.token)).toEqual(['13h30', '15h30'])
  })

  test('counts for the units of one building alike', async () => {
    const [only = 0] = await withTeam([{ name: 'Única' }])
    await busy(only, '08h30', itaquera)
    const units = [await ensaioAt(0, pinheiros), await ensaioAt(1, pinheiros)]
    const token = 'grupo-de-duas-unidades-do-edificio'
    const { id } = await demo.db
      .insertInto('session_groups')
      .values({ token, company_id: 1, created_at: noon })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = units.map((unit) => unit.id)
    await demo.db.updateTable('photo_sessions').set({ group_id: id }).where('id', 'in', ids).execute()
    // Two visits in a row: after 10h00 in Itaquera, both fit only in the afternoon.
    expect(await offered(token)).toEqual(['13h30'])
    await demo.db.updateTable('photo_sessions').set({ group_id: null }).where('id', 'in', ids).execute()
  })
})

test('the database estimates what the domain estimates (rule travel-time)', async () => {
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1000, max: max * 1000 }).map((one) => one / 1000)
  const point = fc.record({ latitude: degrees(-24, -23), longitude: degrees(-47, -46) })
  await fc.assert(
    fc.asyncProperty(point, point, fc.integer({ min: 0, max: 1439 }), async (from, to, minute) => {
      const { rows } = await sql<{
        minutes: number
      }>`select travel_minutes(${from.latitude}, ${from.longitude},
        ${to.latitude}, ${to.longitude}, ${minute}::int) as minutes`.execute(demo.db)
      expect(rows[0]?.minutes).toBe(travelTime(from, to, minute))
    }),
    { numRuns: 300 },
  )
})

describe('a photographer’s CEP and skills', () => {
  test('are kept as typed, and a wrong CEP is said at its field', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const [first] = (await admin.get('/staff/providers')).body.data as { id: number }[]
    const saved = await admin.post(`/staff/providers/${first?.id}`, {
      base_cep: '01310-100',
      skills: ['plans', 'tour', 'plans'],
    })
    expect(saved.body.data).toMatchObject({ base_cep: '01310100', skills: ['tour', 'plans'] })
    const wrong = await admin.post(`/staff/providers/${first?.id}`, { base_cep: '0131' })
    expect(wrong.body.fields).toEqual({ base_cep: 'Complete o CEP: são 8 números.' })
    const cleared = await admin.post(`/staff/providers/${first?.id}`, { base_cep: '' })
    expect(cleared.body.data).toMatchObject({ base_cep: null, skills: ['tour', 'plans'] })
  })
})
