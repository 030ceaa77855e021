import { addDays, type Board, boardDays, slotStart } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBoard } from '../repository/board.ts'

// Noon in São Paulo on a Friday.
const now = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-23'
const zone = 'America/Sao_Paulo'

let demo: DemoApp
let admin: Caller

beforeAll(async () => {
  demo = await openDemoApp({ now })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())

async function board(query: string): Promise<Board> {
  const answer = await admin.get(`/staff/board?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const live = (from: string, until: string) =>
  demo.db
    .selectFrom('bookings as b')
    .innerJoin('photo_sessions as s', 's.id', 'b.session_id')
    .select(['b.session_id', 'b.provider_id', 'b.day', 'b.hour', 's.city'])
    .where('b.released_at', 'is', null)
    .where('b.day', '>=', from)
    .where('b.day', '<=', until)
    .orderBy('b.session_id')
    .execute()

async function providerId(name: string): Promise<number> {
  const found = await demo.db.selectFrom('providers').select('id').where('name', '=', name).execute()
  return found[0]?.id ?? 0
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** An ensaio of a city in a status, as the demo has it. */
async function ensaio(status: 1 | 2 | 6, city = 'São Paulo') {
  return demo.db
    .selectFrom('photo_sessions')
    .select(['id', 'scheduled_for'])
    .where('status', '=', status)
    .where('city', '=', city)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

describe('the board of the day (rule day-board)', () => {
  test('shows the visits of a week with their photographer, day and hour, and everybody who works', async () => {
    const seen = await board(`from=${monday}&span=week`)
    const booked = await live(monday, addDays(monday, 6))
    expect(booked.length).toBeGreaterThan(3)
    expect(boardDays(seen)).toEqual(Array.from({ length: 7 }, (_, nth) => addDays(monday, nth)))
    expect(
      seen.visits.toSorted(byId).map(({ id, provider_id, slot, city }) => [id, provider_id, slot, city]),
    ).toEqual(
      booked.map((one) => [one.session_id, one.provider_id, { date: one.day, hour: one.hour }, one.city]),
    )
    for (const { scheduled_for, slot, minutes } of seen.visits) {
      expect(slot && slotStart(slot.date, slot.hour, zone)).toBe(scheduled_for)
      expect(minutes).toBeGreaterThanOrEqual(90)
    }
    const active = await demo.db.selectFrom('providers').select('id').where('active', '=', true).execute()
    expect(seen.photographers.map(({ id }) => id)).toEqual(expect.arrayContaining(active.map(({ id }) => id)))
    const names = seen.photographers.map(({ city, name }) => `${city} ${name}`)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
  })

  test('of one day is that day of the week’s, and of a city only what concerns it', async () => {
    const week = await board(`from=${monday}&span=week`)
    for (const nth of [0, 1, 5, 6]) {
      const day = addDays(monday, nth)
      const seen = await board(`from=${day}`)
      expect(seen.visits).toEqual(week.visits.filter(({ slot }) => slot?.date === day))
    }
    const city = await board(`from=${monday}&span=week&city=S%C3%A3o%20Paulo`)
    expect(city.visits.map(({ id }) => id).sort()).toEqual(
      week.visits.flatMap((one) => (one.city === 'São Paulo' ? [one.id] : [])).sort(),
    )
    expect(city.cities.map(({ name }) => name)).toEqual(['São Paulo'])
    expect(new Set(city.photographers.map((one) => one.city))).toEqual(new Set(['São Paulo']))
    expect(new Set(city.waiting.map((one) => one.city))).toEqual(new Set(['São Paulo']))
  })

  test('keeps a photographer who moved to another city while a visit is theirs, with all their visits', async () => {
    const luiza = await providerId('Luiza Tavares')
    const own = (seen: Board) => seen.visits.filter(({ provider_id }) => provider_id === luiza)
    const before = await board(`from=${monday}&span=week&city=S%C3%A3o%20Paulo`)
    expect(own(before).length).toBeGreaterThan(0)
    await demo.db.updateTable('providers').set({ city: 'Porto Alegre' }).where('id', '=', luiza).execute()
    const after = await board(`from=${monday}&span=week&city=S%C3%A3o%20Paulo`)
    await demo.db.updateTable('providers').set({ active: false }).where('id', '=', luiza).execute()
    const left = await board(`from=${monday}&span=week`)
    await demo.db
      .updateTable('providers')
      .set({ city: 'São Paulo', active: true })
      .where('id', '=', luiza)
      .execute()
    expect(own(after)).toEqual(own(before))
    expect(after.photographers.find(({ id }) => id === luiza)?.city).toBe('Porto Alegre')
    // What their city offers is known, too.
    expect(after.cities.map(({ name }) => name)).toEqual(['Porto Alegre', 'São Paulo'])
    expect(left.photographers.find(({ id }) => id === luiza)?.active).toBe(false)
  })

  test('tells days off, working days, holidays and the hours of each weekday', async () => {
    const caio = await providerId('Caio Brandão')
    const off = { starts_on: addDays(monday, -3), ends_on: monday }
    await demo.db
      .insertInto('provider_time_off')
      .values({ provider_id: caio, ...off })
      .execute()
    await demo.db
      .insertInto('provider_time_off')
      .values({ provider_id: caio, starts_on: addDays(monday, 7), ends_on: addDays(monday, 9) })
      .execute()
    await demo.db
      .insertInto('holidays')
      .values({ day: monday, city: 'Porto Alegre', name: 'Festa' })
      .execute()
    const seen = await board(`from=${monday}&span=week`)
    expect(seen.photographers.find(({ id }) => id === caio)).toMatchObject({
      working_days: [1, 2, 3, 4, 5, 6],
      time_off: [off],
    })
    const dayOf = (city: string, nth: number) =>
      seen.cities.find(({ name }) => name === city)?.days.find(({ day }) => day === addDays(monday, nth))
    expect(dayOf('Porto Alegre', 0)).toMatchObject({ closed: 'Festa', times: [] })
    expect(dayOf('São Paulo', 0)).toMatchObject({ closed: null, times: ['08h30', '10h30', '13h30', '15h30'] })
    expect(dayOf('São Paulo', 6)).toMatchObject({ closed: 'Domingo', times: [] })
    expect(seen.horizon_days).toBe(90)
    await demo.db.deleteFrom('provider_time_off').execute()
    await demo.db.deleteFrom('holidays').where('name', '=', 'Festa').execute()
  })

  test('lists what waits: visits that did not take place, then what has no date, the oldest first; and how many there are', async () => {
    const seen = await board(`from=${monday}&span=week`)
    const waiting = await demo.db
      .selectFrom('photo_sessions as s')
      .leftJoin('bookings as b', (join) =>
        join.onRef('b.session_id', '=', 's.id').on('b.released_at', 'is', null),
      )
      .select(['s.id', 's.status', 's.created_at', 's.date_wanted_at', 'b.day'])
      .where('s.status', 'in', [1, 6, 7])
      .execute()
    const beside = waiting.filter(({ day }) => day === null || day < monday || day > addDays(monday, 6))
    expect(seen.waiting_total).toBe(beside.length)
    expect(seen.waiting.map(({ id }) => id).sort()).toEqual(beside.map(({ id }) => id).sort())
    const order = seen.waiting.map(({ id, status }) => {
      const row = beside.find((one) => one.id === id)
      return `${status === 1 ? 1 : 0} ${row?.date_wanted_at ?? row?.created_at}`
    })
    expect(order).toEqual(order.toSorted())
    for (const { status, slot, waiting_since } of seen.waiting) {
      expect([slot === null, waiting_since !== null]).toEqual([status === 1, status === 1])
    }
  })

  test('tells what the rule of who goes asks for: positions, where a day begins, skills, visits of the week (rule who-goes)', async () => {
    const seen = await board(`from=${addDays(monday, 1)}&city=S%C3%A3o%20Paulo`)
    const week = await live(monday, addDays(monday, 6))
    const luiza = seen.photographers.find(({ name }) => name === 'Luiza Tavares')
    expect(luiza).toMatchObject({
      skills: ['tour', 'plans'],
      base: { latitude: expect.closeTo(-23.6, 0), longitude: expect.closeTo(-46.65, 0) },
      week_visits: week.filter(({ provider_id }) => provider_id === luiza?.id).length,
    })
    const [visit] = [...seen.visits, ...seen.waiting]
    expect(visit?.position).toMatchObject({ latitude: expect.closeTo(-23.6, 0) })
    const found = await demo.db
      .selectFrom('session_positions')
      .selectAll()
      .where('session_id', '=', visit?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(visit?.position).toEqual({
      latitude: found.latitude,
      longitude: found.longitude,
      precision: found.precision,
    })
    await demo.db.deleteFrom('session_positions').where('session_id', '=', found.session_id).execute()
    const without = await board(`from=${addDays(monday, 1)}&city=S%C3%A3o%20Paulo`)
    await demo.db.insertInto('session_positions').values(found).execute()
    const again = [...without.visits, ...without.waiting].find(({ id }) => id === found.session_id)
    expect(again?.position).toBeNull()
    expect(again?.skills).toEqual(visit?.skills)
    expect([...seen.visits, ...seen.waiting].flatMap(({ skills }) => skills)).toContain('tour')
  })

  test('lists a scheduled visit without a photographer, at its time', async () => {
    const { id, scheduled_for } = await ensaio(2)
    await demo.db.updateTable('bookings').set({ released_at: now }).where('session_id', '=', id).execute()
    const seen = await board(`from=${monday}&span=week`)
    await demo.db.updateTable('bookings').set({ released_at: null }).where('session_id', '=', id).execute()
    const card = seen.waiting.find((one) => one.id === id)
    expect(card).toMatchObject({ status: 2, provider_id: null, scheduled_for, waiting_since: null })
    expect(card?.slot && slotStart(card.slot.date, card.slot.hour, zone)).toBe(scheduled_for)
  })

  test('says who has confirmed a time and whether somebody receives the photographer, without naming them', async () => {
    const { id } = await ensaio(2)
    const contact = { name: 'Ana Segredo', phone: '+5511999998888', email: 'ana@exemplo.test' }
    const set = (is: object | null) =>
      demo.db
        .updateTable('photo_sessions')
        .set({
          scheduling_responsible_info: is && JSON.stringify(is),
          responsible_information: null,
        })
        .where('id', '=', id)
        .execute()
    const scheduled = (actor: 'staff' | 'holder') =>
      demo.db
        .insertInto('session_events')
        .values({ session_id: id, actor, user_id: null, kind: 'rescheduled', detail: '{}', created_at: now })
        .execute()
    const card = async () => {
      const { day } = (await live('2026-01-01', '2027-12-31')).find((one) => one.session_id === id) ?? {
        day: monday,
      }
      const answer = await admin.get(`/staff/board?from=${day}`)
      expect(answer.text).not.toMatch(/Segredo|99999-?8888|exemplo\.test/)
      return (answer.body.data as Board).visits.find((one) => one.id === id)
    }
    await set(contact)
    await scheduled('staff')
    expect(await card()).toMatchObject({ has_contact: true, is_confirmed: false })
    await scheduled('holder')
    expect(await card()).toMatchObject({ has_contact: true, is_confirmed: true })
    await set(null)
    expect(await card()).toMatchObject({ has_contact: false })
  })

  test('is refused for a city that is not served and for a day far away', async () => {
    const refused = async (query: string) => (await admin.get(`/staff/board?${query}`)).body.fields
    expect(await refused(`from=${monday}&city=Curitiba`)).toEqual({ city: 'Escolha uma cidade atendida.' })
    expect(await refused('from=2029-01-01')).toEqual({ from: 'Escolha um dia a até dois anos de hoje.' })
    expect(await refused(`from=${monday}&span=month`)).toEqual({ span: 'Escolha o dia ou a semana.' })
  })

  // Rule statement-count.
  test('takes five statements, for a day of one city and for a week of all', async () => {
    const asked: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = demo.db.withPlugin(counter)
    await readBoard(db, { from: monday, days: 1, city: 'São Paulo' })
    expect(asked.splice(0)).toHaveLength(5)
    await readBoard(db, { from: monday, days: 7, city: null })
    expect(asked).toHaveLength(5)
  })
})
