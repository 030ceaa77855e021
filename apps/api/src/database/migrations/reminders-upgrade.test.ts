import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { sendReminders } from '../../jobs/send-reminders.ts'
import type { Database } from '../database.ts'
import { migrate, migrations } from './migrate.ts'

const hour = 3_600_000
/** Noon at the properties. */
const noon = '2026-12-09T15:00:00.000Z'

/** Does what a step wrote about the past again, on the present rows and as if it were that instant. */
async function repeat(db: Database, name: string, now: string): Promise<void> {
  const step = migrations.find((one) => one.name === name)
  for (const statement of step?.statements.filter((one) => /^(insert|update mail_pref)/.test(one)) ?? []) {
    const then = statement
      .replaceAll('now()', `timestamptz '${now}'`)
      .replaceAll('current_date', `date '${now.slice(0, 10)}'`)
    await sql.raw(then).execute(db)
  }
}

test('an upgrade reminds nobody of the past: neither near visits, old orders nor late deliveries (rule visit-reminders)', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db, migrations)
  const scene = await remindedVisits(db, { photographers: 40 })
  const at = (hours: number) => new Date(Date.parse(noon) + hours * hour).toISOString()
  const bookedAt = at(-24 * 30)
  // Near visits, and orders of each of the last twenty days, as an older version left them.
  await scene.add(
    Array.from({ length: 40 }, (_, nth) => ({ start: at(nth + 0.5), bookedAt, photographer: nth })),
  )
  await scene.add(Array.from({ length: 20 }, (_, nth) => ({ start: null, bookedAt: at(-24 * nth - 1) })))
  const done = await scene.add(
    Array.from({ length: 10 }, (_, nth) => ({ start: at(-24 * (nth + 5)), bookedAt, photographer: nth })),
  )
  for (const id of done) await scene.photograph(id)
  await repeat(db, '0250-reminders', noon)
  await repeat(db, '0322-day-summaries', noon)
  const failures: unknown[] = []
  const links = linksOf('http://localhost:3000')
  await sendReminders({ db, clock: { now: () => at(0) }, links }, (error) => failures.push(error))
  const sent = await db.selectFrom('outbox').select('subject').execute()
  expect([sent, failures]).toEqual([[], []])
  // Afterwards everything goes its way: in a day and a half, each visit of those hours has its last reminder.
  const later = Array.from({ length: 36 }, (_, nth) => at(nth + 0.6))
  for (const moment of later)
    await sendReminders({ db, clock: { now: () => moment }, links }, (error) => failures.push(error))
  expect(failures).toEqual([])
  expect((await db.selectFrom('outbox').select('id').execute()).length).toBeGreaterThan(20)
  await close()
})

test('an upgrade tells of no hosting, week or day of the past (rules hosting-notices, weekly-digest and day-summary)', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db, migrations)
  const scene = await remindedVisits(db, { photographers: 3, hasPassword: true })
  // A Monday in the morning.
  const now = '2026-12-07T12:00:00.000Z'
  const at = (hours: number) => new Date(Date.parse(now) + hours * hour).toISOString()
  const bookedAt = at(-24 * 200)
  const done = await scene.add(
    Array.from({ length: 40 }, (_, nth) => ({
      start: at(-24 * (nth + 150)),
      bookedAt,
      photographer: nth % 3,
    })),
  )
  // Their hosting ends in the next forty days, and that of some has ended.
  for (const [nth, id] of done.entries()) {
    await scene.addTour(id, 6)
    await scene.deliver(id, at(-24 * (nth + 145)))
  }
  await scene.add(
    [2, 6, 30, 24 * 9].map((hours, nth) => ({ start: at(hours), bookedAt, photographer: nth % 3 })),
  )
  await turnOff(db, 'foto2@casa.test')
  for (const name of ['0250-reminders', '0320-hosting-ends', '0321-weekly-digests', '0322-day-summaries'])
    await repeat(db, name, now)
  const failures: unknown[] = []
  const links = linksOf('http://localhost:3000')
  const sent = async (moment: string) => {
    await sendReminders({ db, clock: { now: () => moment }, links }, (error) => failures.push(error))
    const mails = await db.deleteFrom('outbox').returning(['recipient', 'subject']).execute()
    return mails.filter(({ subject }) => !/^(Lembrete|O fotógrafo)/.test(subject))
  }
  expect([await sent(now), failures]).toEqual([[], []])
  // Afterwards everything goes its way. Who wanted no reminders of visits gets no summary instead.
  expect(await sent('2026-12-07T23:00:00.000Z')).toEqual([])
  const news = (await sent('2026-12-14T12:00:00.000Z')).map(({ subject }) => subject)
  expect(news.toSorted()).toEqual([
    'A hospedagem de 4 tours termina a partir de 10/01/2027',
    'A hospedagem de 4 tours termina a partir de 18/12/2026',
    'Resumo da semana de 14 a 20 de dezembro',
  ])
  expect(failures).toEqual([])
  await close()
})

function turnOff(db: Database, email: string) {
  const row = { email, token: email, turned_off: ['visit_reminders' as const], changed_at: noon }
  return db.insertInto('mail_preferences').values(row).execute()
}
