import { type Board, boardModel, initialSettings, shorterDayOf, type TimelineEvent } from '@ensaio/domain'
import { crossCity } from '@ensaio/testing/scenes/crossed-city'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { writeSettings } from '../settings/repository/settings.ts'
import { shortenDays } from './shorten-days.ts'

// Noon in São Paulo on a Sunday: Monday's visits are ahead.
const now = '2026-11-22T15:00:00.000Z'
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const city = 'São Paulo'
const links = linksOf('http://localhost:3000')

let demo: DemoApp
let coordinator: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now })
  coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
  await crossCity(demo.db, city)
})
afterAll(() => demo.close())

async function planOf(day: string) {
  const answer = await coordinator.get(`/staff/board?from=${day}&span=day&city=S%C3%A3o%20Paulo`)
  expect(answer.status, answer.text).toBe(200)
  const board: Board = answer.body.data
  return shorterDayOf(boardModel(board), city, day, now)
}

const want = async (shorten_days: boolean) => {
  const { id } = await demo.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'coordenacao@demo.test')
    .executeTakeFirstOrThrow()
  await transact(demo.db, (tx) => writeSettings(tx, { ...initialSettings, shorten_days }, id, now))
}

/** Runs the job at a time of a day, as two servers would: the second finds nothing to do. */
async function tick(day: string, time: string): Promise<number> {
  const failures: unknown[] = []
  const clock = { now: () => `${day}T${time}:00-03:00` }
  const run = () => shortenDays({ db: demo.db, clock, links }, (error) => failures.push(error))
  const changed = await run()
  expect([await run(), failures]).toEqual([0, []])
  return changed
}

/** The first day from Monday on that the board would shorten. */
async function crossedDay(): Promise<string> {
  for (const day of [monday, tuesday, '2026-11-25', '2026-11-26', '2026-11-27'])
    if ((await planOf(day)).exchanges.length > 0) return day
  throw new Error('No day of the demo has ways that become shorter.')
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

test('a day is shortened from 16h00 of the day before, once, where the house wants it; history and mails tell it', async () => {
  const day = await crossedDay()
  const eve = dayBefore(day)
  const plan = await planOf(day)
  await want(false)
  expect(await tick(eve, '16:30')).toBe(0)
  await want(true)
  expect(await tick(eve, '15:59')).toBe(0)
  expect((await planOf(day)).exchanges).toEqual(plan.exchanges)
  const mails = () => demo.db.selectFrom('outbox').select('recipient').execute()
  const before = (await mails()).length

  expect(await tick(eve, '16:00')).toBe(plan.exchanges.length)
  const after = await planOf(day)
  expect([after.exchanges, Math.round(after.before)]).toEqual([[], Math.round(plan.after)])
  // At least both photographers.
  expect((await mails()).length).toBeGreaterThanOrEqual(before + 2)
  for (const { visit } of plan.exchanges) {
    const events: TimelineEvent[] = (await coordinator.get(`/sessions/${visit.id}/events`)).body.data
    const [newest] = events
    expect([newest?.actor, newest?.text]).toEqual([null, expect.stringMatching(/^Trocou o fotógrafo: vai /)])
  }

  // A coordinator who still sees the old place is told that the system moved the visit.
  const [first] = plan.exchanges
  const third = await demo.db
    .selectFrom('providers')
    .select('id')
    .where('city', '=', city)
    .where('id', 'not in', [first?.from.id ?? 0, first?.to.id ?? 0])
    .executeTakeFirstOrThrow()
  const { scheduled_for, provider_id } = first?.visit ?? { scheduled_for: null, provider_id: null }
  const moved = await coordinator.post('/staff/board/exchanges', {
    exchanges: [{ session_id: first?.visit.id, provider_id: third.id, seen: { scheduled_for, provider_id } }],
  })
  expect([moved.status, moved.body.code]).toEqual([409, 'visit_moved'])
  expect(moved.body.error_message).toMatch(/^O sistema mudou esta visita/)

  // Turned back by hand, it stays so.
  await coordinator.post('/staff/board/exchanges', {
    exchanges: plan.exchanges.map(({ visit, from, to }) => ({
      session_id: visit.id,
      provider_id: from.id,
      seen: { scheduled_for: visit.scheduled_for, provider_id: to.id },
    })),
  })
  expect(await tick(eve, '17:00')).toBe(0)
})

test('from 20h00 on, when photographers have read of their day, it stays as it is', async () => {
  await demo.db.deleteFrom('day_shortenings').execute()
  await want(true)
  const day = await crossedDay()
  expect(await tick(dayBefore(day), '20:00')).toBe(0)
  expect(await tick(day, '08:00')).toBe(0)
})

test('a day without exchanges is looked at once', async () => {
  await demo.db.deleteFrom('day_shortenings').execute()
  expect(await tick('2026-12-24', '16:00')).toBe(0)
  const kept = await demo.db.selectFrom('day_shortenings').select(['day', 'exchanged']).execute()
  expect(new Set(kept.map(({ day, exchanged }) => `${day} ${exchanged}`))).toEqual(new Set(['2026-12-25 0']))
})
