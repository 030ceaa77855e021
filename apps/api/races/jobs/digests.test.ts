import { instantAt } from '@ensaio/domain'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const zone = 'America/Sao_Paulo'
const companies = 80
const patienceMs = 120_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule weekly-digest: two processes tell each company once a week, one of them killed in the middle', async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const scene = await remindedVisits(db, { photographers: companies })
  const bookedAt = '2026-12-01T12:00:00.000Z'
  const readers = Array.from({ length: companies }, (_, nth) => `pessoa${nth}@casa.test`)
  for (const [photographer, email] of readers.entries()) {
    const company = await scene.addCompany(email)
    await scene.add(
      ['2026-12-11', '2026-12-18'].map((day) => ({
        start: instantAt(day, '10:30', zone),
        bookedAt,
        photographer,
        company,
      })),
    )
  }
  const folder = await newFolder()
  const jobs = [await startJobs(url, folder), await startJobs(url, folder)] as const
  const told = () =>
    db.selectFrom('outbox').select(['recipient', 'subject']).where('subject', 'like', 'Resumo%').execute()

  const monday = instantAt('2026-12-07', '08:00', zone)
  const rounds = jobs.map((child) => runJobsAt(child, monday))
  await expect
    .poll(async () => (await told()).length, { timeout: patienceMs, interval: 5 })
    .toBeGreaterThan(5)
  jobs[0].kill('SIGKILL')
  expect(await Promise.all(rounds)).toEqual([null, []])
  // What the killed process had begun is free again; a process that takes its place finds the rest.
  const next = await startJobs(url, folder)
  expect(await Promise.all([next, jobs[1]].map((child) => runJobsAt(child, monday)))).toEqual([[], []])
  expect((await told()).map(({ recipient }) => recipient).toSorted()).toEqual(readers.toSorted())

  // The next week, and both at once again.
  const later = instantAt('2026-12-14', '08:00', zone)
  expect(await Promise.all([next, jobs[1]].map((child) => runJobsAt(child, later)))).toEqual([[], []])
  const weeks = (await told()).map(({ recipient, subject }) => `${recipient} ${subject}`)
  expect(new Set(weeks).size).toBe(weeks.length)
  expect(weeks).toHaveLength(2 * companies)
  for (const child of [next, jobs[1]]) child.kill('SIGKILL')
  await close()
})
