import { addDays, mondayOf, type Numbers, type WeekFigures, wallClock } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const period = { from: '2026-08-31', until: '2026-12-06' }

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

type Filter = Record<string, string | number>
const queryOf = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
async function numbers(filter: Filter = {}, caller = admin, path = '/staff/numbers'): Promise<Numbers> {
  const answer = await caller.get(`${path}?${queryOf({ ...period, ...filter })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const own = (filter: Filter = {}, caller = client) => numbers(filter, caller, '/client/numbers')
const weekOf = ({ weeks }: Numbers, monday: string) => weeks.find((one) => one.week === monday)
const ownCompany = async () =>
  (
    await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
  ).company_id ?? 0

describe('what the figures mean (rule numbers-mean)', () => {
  interface Counted {
    zone: string
    start: string | null
    ordered: string
    delivered: string | null
    promised: string | null
    status: number
    first: string | null
    rate: number | null
    rated: string | null
  }

  const median = (values: number[]) => {
    const sorted = values.toSorted((one, other) => one - other)
    const at = (sorted.length - 1) / 2
    const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
    return sorted.length === 0 ? null : (low + high) / 2
  }
  const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000

  /** The same figures counted one row after another, for the ensaios that a condition keeps. */
  async function counted(
    keeps: (row: { city: string; service_id: number; provider: number | null }) => boolean,
  ) {
    const rows = await demo.db.selectFrom('photo_sessions').selectAll().execute()
    const bookings = await demo.db.selectFrom('bookings').selectAll().orderBy('id').execute()
    const rated = await demo.db.selectFrom('ratings').selectAll().where('category', '=', 'client').execute()
    const all = rows
      .filter(({ id, city, service_id }) => {
        const provider = bookings.find(
          (one) => one.session_id === id && one.released_at === null,
        )?.provider_id
        return keeps({ city, service_id, provider: provider ?? null })
      })
      .map((row): Counted => {
        const rating = rated.find((one) => one.session_id === row.id)
        return {
          zone: row.time_zone,
          start: row.scheduled_for,
          ordered: row.created_at,
          delivered: row.delivered_at,
          promised: row.promised_on,
          status: row.status,
          first: bookings.find((one) => one.session_id === row.id)?.created_at ?? null,
          rate: rating?.rate ?? null,
          rated: rating?.rated_at ?? null,
        }
      })
    const figures = (isIn: (day: string | null) => boolean): Partial<WeekFigures> => {
      const on = (instant: string | null, zone: string) =>
        isIn(instant === null ? null : wallClock(instant, zone).date)
      const booked = all.filter(({ first, zone }) => on(first, zone))
      const delivered = all.filter((one) => one.first !== null && on(one.delivered, one.zone))
      const promised = all.filter((one) => [4, 5, 8].includes(one.status) && isIn(one.promised))
      const ratings = all.filter(({ rated, zone }) => on(rated, zone))
      return {
        visits: all.filter((one) => [2, 4, 5, 8].includes(one.status) && on(one.start, one.zone)).length,
        booked: booked.length,
        booking_hours: median(booked.map(({ ordered, first }) => hours(ordered, first ?? ''))),
        delivered: delivered.length,
        delivery_hours: median(delivered.map(({ first, delivered: at }) => hours(first ?? '', at ?? ''))),
        promised: promised.length,
        late: promised.filter(
          ({ delivered: at, zone, promised: day }) => wallClock(at ?? noon, zone).date > (day ?? ''),
        ).length,
        ratings: ratings.length,
        rating:
          ratings.length === 0
            ? null
            : ratings.reduce((sum, { rate }) => sum + (rate ?? 0), 0) / ratings.length,
      }
    }
    return figures
  }

  test.each<
    [string, (row: { city: string; service_id: number; provider: number | null }) => boolean, Filter]
  >([
    ['the whole house', () => true, {}],
    ['a city', ({ city }) => city === 'São Paulo', { city: 'São Paulo' }],
    ['a service', ({ service_id }) => service_id === 2, { service: 2 }],
    ['a photographer', ({ provider }) => provider === 1, { photographer: 1 }],
  ])('agree with a count of all rows, for %s', async (_, keeps, filter) => {
    const figures = await counted(keeps)
    const found = await numbers(filter)
    const close = (one: Partial<WeekFigures>) =>
      Object.fromEntries(
        Object.entries(one).map(([name, value]) => [
          name,
          typeof value === 'number' ? expect.closeTo(value, 6) : value,
        ]),
      )
    expect(found.total).toMatchObject(
      close(figures((day) => day !== null && day >= period.from && day <= period.until)),
    )
    expect(found.weeks).toHaveLength(14)
    for (const { week, from, until, ...rest } of found.weeks) {
      expect([week, addDays(week, 6)]).toEqual([from, until])
      expect({ week, ...rest }).toMatchObject({
        week,
        ...close(figures((day) => day !== null && mondayOf(day) === week)),
      })
    }
    expect(found.total.visits).toBeGreaterThan(2)
    expect(found.total.delivered).toBeGreaterThan(0)
  })

  test('a visit counts in the week of the property’s clock, and a period cuts its first and last week', async () => {
    const before = await numbers({ from: '2026-10-25', until: '2026-10-26' })
    const ids = await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .where('status', '=', 5)
      .limit(2)
      .execute()
    const move = (id: number | undefined, at: string, zone: string) =>
      demo.db
        .updateTable('photo_sessions')
        .set({ scheduled_for: at, time_zone: zone })
        .where('id', '=', id ?? 0)
        .execute()
    // Sunday 22h30 in São Paulo is Monday in UTC; Monday 00h30 there is still Sunday in Manaus.
    await move(ids[0]?.id, '2026-10-26T01:30:00.000Z', 'America/Sao_Paulo')
    await move(ids[1]?.id, '2026-10-26T03:30:00.000Z', 'America/Manaus')
    const after = await numbers({ from: '2026-10-25', until: '2026-10-26' })
    expect(after.weeks.map(({ week, from, until }) => [week, from, until])).toEqual([
      ['2026-10-19', '2026-10-25', '2026-10-25'],
      ['2026-10-26', '2026-10-26', '2026-10-26'],
    ])
    const visits = (found: Numbers) => found.weeks.map((one) => one.visits)
    expect(visits(after)[0]).toBe((visits(before)[0] ?? 0) + 2)
    expect(visits(after)[1]).toBe(visits(before)[1])
  })

  test('a lost visit stays in its week, also once the ensaio has another date', async () => {
    const { id, scheduled_for: start } = await demo.db
      .selectFrom('photo_sessions')
      .select(['id', 'scheduled_for'])
      .where('status', '=', 6)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const monday = mondayOf(wallClock(start ?? '', 'America/Sao_Paulo').date)
    const before = await numbers()
    expect(weekOf(before, monday)?.client_no_shows).toBeGreaterThan(0)
    expect(before.total.provider_no_shows).toBe(2)
    const answer = await admin.post(`/sessions/${id}`, { status: 1 })
    expect(answer.status, answer.text).toBe(200)
    const after = await numbers()
    expect(after.weeks.map((one) => one.client_no_shows)).toEqual(
      before.weeks.map((one) => one.client_no_shows),
    )
  })

  test('photographers carry the visits of their bookings, most first', async () => {
    const { photographers, total, weeks } = await numbers()
    const [first, second] = photographers ?? []
    expect(photographers?.reduce((sum, { visits }) => sum + visits, 0)).toBe(total.visits)
    expect(first?.visits).toBeGreaterThanOrEqual(second?.visits ?? 0)
    const one = await numbers({ photographer: first?.id ?? 0 })
    expect(one.total.visits).toBe(first?.visits)
    expect(Math.max(...one.weeks.map(({ visits }) => visits))).toBe(first?.fullest_week)
    expect(one.photographers).toEqual([first])
    expect(weeks).toHaveLength(14)
  })
})

describe('revenue adds up to the ledger (rule numbers-mean)', () => {
  const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
  /** Every movement of an ensaio in a period, from the export for bookkeeping. */
  async function booked(from: string, until: string) {
    const answer = await admin.post('/staff/bookkeeping/export', { from, until })
    const lines = answer.text.trim().split('\r\n').slice(1)
    return lines.map((line) => line.split(';')).filter((line) => line[7] !== '')
  }

  test.each([
    ['2026-09-01', '2026-09-30'],
    ['2026-10-14', '2026-11-17'],
    ['2026-11-01', '2026-11-30'],
  ])('of the house from %s to %s, to the centavo', async (from, until) => {
    const lines = await booked(from, until)
    const { weeks, total } = await numbers({ from, until })
    const sum = -lines.reduce((all, line) => all + cents(line[8] ?? ''), 0)
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.round((total.revenue?.total ?? 0) * 100)).toBe(sum)
    expect(weeks.reduce((all, { revenue }) => all + Math.round((revenue?.total ?? 0) * 100), 0)).toBe(sum)
    for (const { revenue } of [...weeks, { revenue: total.revenue }]) {
      const { total: whole = 0, ...parts } = revenue ?? {}
      expect(Object.values(parts).reduce((all, part) => all + Math.round(part * 100), 0)).toBe(
        Math.round(whole * 100),
      )
    }
  })

  test('of a postpaid company, to its closed month', async () => {
    const id = await ownCompany()
    const closed = await admin.post(`/staff/companies/${id}/statements`, { month: '2026-10' })
    const statements = (closed.status === 200 ? closed : await client.get('/client/statements')).body
      .data as unknown as { id: number; month: string }[]
    const october = statements.find(({ month }) => month === '2026-10')
    const { lines } = (await client.get(`/client/statements/${october?.id}`)).body.data as unknown as {
      lines: { amount: number; session_id: number | null }[]
    }
    const ofEnsaios = lines.filter(({ session_id }) => session_id !== null)
    const { total } = await own({ from: '2026-10-01', until: '2026-10-31' })
    expect(ofEnsaios.length).toBeGreaterThan(1)
    expect(Math.round((total.revenue?.total ?? 0) * 100)).toBe(
      ofEnsaios.reduce((all, { amount }) => all + Math.round(amount * 100), 0),
    )
  })

  test('by cities, services, companies and photographers, to the whole', async () => {
    const { total, choices } = await numbers()
    const sum = async (filters: Filter[]) => {
      const found = await Promise.all(filters.map((filter) => numbers(filter)))
      return found.reduce((all, one) => all + Math.round((one.total.revenue?.total ?? 0) * 100), 0)
    }
    const whole = Math.round((total.revenue?.total ?? 0) * 100)
    expect(await sum(choices.cities.map((city) => ({ city })))).toBe(whole)
    expect(await sum(choices.services.map(({ id: service }) => ({ service })))).toBe(whole)
    const companies = await demo.db.selectFrom('companies').select('id').execute()
    expect(await sum(companies.map(({ id: company }) => ({ company })))).toBe(whole)
    const without = await demo.db
      .selectFrom('photo_sessions as s')
      .select('id')
      .where((where) =>
        where.not(where.exists(where.selectFrom('bookings').whereRef('session_id', '=', 's.id'))),
      )
      .execute()
    const byPhotographer = await sum(choices.photographers.map(({ id: photographer }) => ({ photographer })))
    expect(byPhotographer).toBeGreaterThan(0)
    expect(byPhotographer < whole).toBe(without.length > 0)
  })
})
