import {
  addDays,
  type MailPage,
  type MonthlyStatement,
  type StaffCompanyDetail,
  type StaffProvider,
  sessionStatuses,
  slotOf,
  wallClock,
  weekdayOf,
} from '@ensaio/domain'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import { linksOf } from '../config/links.ts'
import { fileColumns } from '../database/tables/file-columns.ts'
import { sendReminders } from '../jobs/send-reminders.ts'
import { demoAccounts } from './accounts.ts'
import { agendaOf } from './agenda.ts'
import { planSessions } from './plan-sessions.ts'
import { randomFrom } from './random.ts'
import { seedDemo } from './seed.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())

test('has all demo accounts, and about sixty ensaios over all eight statuses', async () => {
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

test('prepaid companies have the promised balances', async () => {
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

test('the photographer with an account has visits this week, material to produce and a correction', async () => {
  const rows = await demo.db
    .selectFrom('bookings')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select(['bookings.day', 'photo_sessions.status'])
    .where('users.email', '=', 'fotografo@demo.test')
    .where('bookings.released_at', 'is', null)
    .execute()
  // Today, Friday the 20th, is a holiday; the next working days are Saturday and Monday.
  const visits = rows.filter(({ day, status }) => status === 2 && day <= '2026-11-23').map(({ day }) => day)
  expect(visits.toSorted()).toEqual(['2026-11-21', '2026-11-21', '2026-11-23'])
  expect(rows.filter(({ status }) => status === 4).length).toBeGreaterThanOrEqual(3)
  expect(rows.filter(({ status }) => status === 8).length).toBeGreaterThanOrEqual(1)
})

test('on a working day their next visits are today, while slots are left', () => {
  const morning = '2026-11-24T10:00:00.000Z'
  const random = randomFrom(7)
  const own = { id: 1, city: 'São Paulo', weekdays: [1, 2, 3, 4, 5, 6] }
  const others = ['São Paulo', 'Rio de Janeiro', 'Porto Alegre'].map((city, at) => ({
    ...own,
    city,
    id: at + 2,
  }))
  const planned = planSessions(agendaOf([own, ...others], [], random), random, morning, own)
  const today = planned.filter(({ visit }) => visit?.day === '2026-11-24' && visit.providerId === own.id)
  expect(today.length).toBeGreaterThanOrEqual(3)
})

test('the board of the next days is that of a working house: visits of most photographers, and nobody with half of them', async () => {
  const rows = await demo.db
    .selectFrom('bookings')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select(['providers.name'])
    .where('photo_sessions.status', '=', 2)
    .where('bookings.released_at', 'is', null)
    .where('bookings.day', '<=', '2026-11-24')
    .execute()
  const visits = new Map<string, number>()
  for (const { name } of rows) visits.set(name, (visits.get(name) ?? 0) + 1)
  expect(rows.length).toBeGreaterThanOrEqual(12)
  expect(visits.size).toBeGreaterThanOrEqual(5)
  expect(Math.max(...visits.values())).toBeLessThan(rows.length / 2)
})

test('the back office has data on every screen: days off, adjustments with a reason, sent mails and a failed one', async () => {
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const providers = (await admin.get('/staff/providers')).body.data as StaffProvider[]
  expect(providers.every(({ phone, working_days }) => phone !== null && working_days.length > 0)).toBe(true)
  const leave = providers.flatMap(({ time_off }) => time_off)
  expect(leave).toHaveLength(4)
  expect(leave.map(({ visits }) => visits > 0).sort()).toEqual([false, false, false, true])

  const company = (await admin.get('/staff/companies/2')).body.data as StaffCompanyDetail
  const adjusted = company.statement.entries.filter(({ description }) => description.startsWith('Ajuste'))
  expect(adjusted.map(({ description, amount }) => [description, amount])).toEqual([
    ['Ajuste de créditos: Cortesia lançada em dobro', -89],
    ['Ajuste de créditos: Cortesia pela entrega atrasada', 178],
  ])

  const { mails, totals } = (await admin.get('/staff/mails')).body.data as MailPage
  expect(totals).toEqual({ waiting: 0, sent: expect.any(Number), failed: 1 })
  expect(totals.sent).toBeGreaterThan(25)
  expect(mails[0]).toMatchObject({ state: 'failed', last_error: expect.stringContaining('550 5.1.1') })
  for (const { created_at } of mails) expect(created_at <= noon).toBe(true)
})

test('the postpaid company has a closed month that is paid and one that is open (rule closed-month)', async () => {
  const client = await signedIn(demo.app, 'pospago@demo.test')
  const months = (await client.get('/client/statements')).body.data as MonthlyStatement[]
  expect(months.map(({ month, state, total }) => [month, state, total > 0])).toEqual([
    ['2026-10', expect.stringMatching(/^(?:open|overdue)$/), true],
    ['2026-09', 'paid', true],
  ])
})

test('links are random tokens that cannot be guessed', async () => {
  const tokens = await demo.db.selectFrom('photo_sessions').select('token').execute()
  expect(tokens.every(({ token }) => /^[\w-]{32}$/.test(token))).toBe(true)
})

test('a database with data is not seeded', async () => {
  expect(await seedDemo(demo.db, { storage: diskStorage('/nowhere'), links: linksOf('') }, noon)).toBe(false)
})

test('a database with a single entered row is not seeded either', async () => {
  const { db, close } = await openEmptyDatabase()
  const entered = [
    sql`insert into users (scope, role, name, email, created_at) values ('admin', 'administrator', 'Helena', 'h@exemplo.test', now())`,
    sql`insert into providers (name, city) values ('Caio', 'São Paulo')`,
    sql`insert into services (name, vertical_id) values ('Fotos', 1)`,
    sql`insert into registrations (created_at, name, phone, email, company, city, employees)
      values (now(), 'Ana', '+5511912345678', 'ana@nova.test', 'Nova', 'São Paulo', 1)`,
  ]
  for (const row of entered) {
    await row.execute(db)
    expect(await seedDemo(db, { storage: diskStorage('/nowhere'), links: linksOf('') }, noon)).toBe(false)
    await sql`truncate users, providers, services, registrations cascade`.execute(db)
  }
  await close()
})

// Sundays, consecutive holidays, the turn of the year: the demo must work on any day.
test.each(Array.from({ length: 60 }, (_, week) => addDays('2026-11-20', week * 6 + (week % 5))))(
  'can be planned on %s',
  (day) => {
    for (const hour of ['00', '03', '15', '23']) {
      const random = randomFrom(7)
      const cities = ['São Paulo', 'Rio de Janeiro', 'Porto Alegre']
      const providers = cities.flatMap((city, at) =>
        [1, 2].map((n) => ({ id: at * 2 + n, city, weekdays: [1, 2, 3, 4, 5, 6] })),
      )
      const now = `${day}T${hour}:30:00.000Z`
      const planned = planSessions(agendaOf(providers, [], random), random, now, providers[0] ?? null)
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

test.each([0, 8, 20])('begun %s hours after noon, it mails no reminders of the past', async (hours) => {
  const begun = new Date(Date.parse(noon) + hours * 3_600_000).toISOString()
  const other = await openDemoApp({ now: begun })
  const failures: unknown[] = []
  const job = { db: other.db, clock: { now: () => begun }, links: linksOf('http://localhost:3000') }
  expect([await sendReminders(job, (error) => failures.push(error)), failures]).toEqual([0, []])
  await other.close()
})

/** The columns of stored files in which a demo names one. */
async function columnsWithFiles({ db }: DemoApp): Promise<string[]> {
  const columns = Object.entries(fileColumns).flatMap(([table, names]) => names.map((name) => [table, name]))
  const counted = columns.map(async ([table = '', name = '']) => {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(db)
    return rows.length > 0 ? [`${table}.${name}`] : []
  })
  return (await Promise.all(counted)).flat()
}

// Which ensaios are the newest depends on the weekday; on some days the demo once had no replaced photo.
test('shows material of every kind on each day of a week', async () => {
  const expected = await columnsWithFiles(demo)
  expect(expected).toEqual(expect.arrayContaining(['photos.file', 'photo_versions.file', 'video_files.file']))
  for (const days of [1, 2, 3, 4, 5, 6]) {
    const other = await openDemoApp({ now: new Date(Date.parse(noon) + days * 86_400_000).toISOString() })
    expect(await columnsWithFiles(other), `${days} days later`).toEqual(expected)
    await other.close()
  }
})
