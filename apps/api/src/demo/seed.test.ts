import { addDays, sessionStatuses, slotOf, wallClock, weekdayOf } from '@ensaio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../ports/disk-storage.ts'
import { demoAccounts } from './accounts.ts'
import { agendaOf } from './agenda.ts'
import { type DemoApp, openDemoApp } from './demo-app.ts'
import { planSessions } from './plan-sessions.ts'
import { randomFrom } from './random.ts'
import { seedDemo } from './seed.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())

test('has the accounts of D41, and about sixty ensaios over all eight statuses', async () => {
  const users = await demo.db.selectFrom('users').select(['email', 'scope']).orderBy('id').execute()
  expect(users).toEqual(demoAccounts.map(({ email, scope }) => ({ email, scope })))
  const sessions = await demo.db
    .selectFrom('photo_sessions')
    .select('status')
    .where('company_id', '=', 1)
    .execute()
  expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set(sessionStatuses))
  expect(sessions).toHaveLength(60)
})

test('prepaid balances are those promised', async () => {
  const companies = await demo.db
    .selectFrom('companies')
    .select(['name', 'balance_cents'])
    .where('payment_plan', '=', 1)
    .execute()
  expect(companies.map(({ balance_cents }) => balance_cents)).toEqual([50_000, 0])
})

test('nobody works on a Sunday or a holiday, and every visit starts at a slot', async () => {
  const bookings = await demo.db.selectFrom('bookings').selectAll().execute()
  const closed = await demo.db.selectFrom('holidays').select(['day', 'city']).execute()
  expect(bookings.length).toBeGreaterThan(40)
  for (const { day } of bookings) {
    expect(weekdayOf(day)).not.toBe(0)
    expect(closed.filter((one) => one.day === day && one.city === null)).toEqual([])
  }
  const sessions = await demo.db
    .selectFrom('photo_sessions')
    .selectAll()
    .where('scheduled_for', 'is not', null)
    .execute()
  for (const one of sessions) expect(slotOf(one.scheduled_for ?? '', one.time_zone)).not.toBeNull()
})

test('links cannot be guessed: they differ between two demos', async () => {
  const tokens = await demo.db.selectFrom('photo_sessions').select('token').execute()
  expect(tokens.every(({ token }) => /^[\w-]{32}$/.test(token))).toBe(true)
})

test('a database with something in it is left alone', async () => {
  expect(await seedDemo(demo.db, diskStorage('/nowhere'), noon)).toBe(false)
})

// Sundays, holidays in a row, the turn of the year: the demo must come about on any day.
test.each(Array.from({ length: 60 }, (_, week) => addDays('2026-11-20', week * 6 + (week % 5))))(
  'can be told on %s',
  (day) => {
    for (const hour of ['00', '03', '15', '23']) {
      const random = randomFrom(7)
      const cities = ['São Paulo', 'Rio de Janeiro', 'Porto Alegre']
      const providers = cities.flatMap((city, at) =>
        [1, 2].map((n) => ({ id: at * 2 + n, city, weekdays: [1, 2, 3, 4, 5, 6] })),
      )
      const now = `${day}T${hour}:30:00.000Z`
      const planned = planSessions(agendaOf(providers, [], random), random, now)
      for (const one of planned) {
        expect(one.createdAt <= now, `${one.status} created ${one.createdAt}`).toBe(true)
        if (one.canceledAt) expect(one.canceledAt <= now && one.canceledAt >= one.createdAt).toBe(true)
        if (one.deliveredAt) expect(one.deliveredAt <= now).toBe(true)
        const isPast = one.scheduledFor !== null && one.scheduledFor < now
        expect([one.status, isPast]).toEqual([
          one.status,
          [3, 4, 5, 6, 7, 8].includes(one.status) && one.scheduledFor !== null,
        ])
      }
      expect(wallClock(now, 'UTC').date).toBe(day)
    }
  },
)
