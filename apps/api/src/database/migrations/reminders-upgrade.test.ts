import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { keptEmptyDatabase } from '@ensaio/testing/server/empty-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { sendReminders } from '../../jobs/send-reminders.ts'
import { openPglite } from '../pglite.ts'
import { migrate, migrations } from './migrate.ts'

const hour = 3_600_000
/** Noon at the properties. */
const noon = '2026-12-09T15:00:00.000Z'

test('an upgrade reminds nobody of the past: neither near visits, old orders nor late deliveries (rule visit-reminders)', async () => {
  const { db, close } = await openPglite(undefined, keptEmptyDatabase())
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
  // The step again, on these rows and at that noon.
  const step = migrations.find(({ name }) => name === '0250-reminders')
  for (const statement of step?.statements.filter((one) => one.startsWith('insert into reminders')) ?? []) {
    const then = statement
      .replaceAll('now()', `timestamptz '${noon}'`)
      .replaceAll('current_date', "date '2026-12-09'")
    await sql.raw(then).execute(db)
  }
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
