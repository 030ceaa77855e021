import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addDays, type Instant, instantAt, type ReminderKind, visitReminders } from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../src/config/links.ts'
import { type Database, transact } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { sendReminders } from '../src/jobs/send-reminders.ts'

const isFull = process.env.TRUST === 'full'
const { days, perDay, kills } = isFull
  ? { days: 30, perDay: 200, kills: 20 }
  : { days: 3, perDay: 16, kills: 6 }
const zone = 'America/Sao_Paulo'
const hours = ['08:30', '10:30', '13:30', '15:30']
const firstDay = '2026-12-01'
const stepMinutes = 30
const bookedAt = '2026-11-01T12:00:00.000Z'
const patienceMs = 120_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

const script = fileURLToPath(
  new URL('../../../packages/testing/src/server/reminder-process.ts', import.meta.url),
)

/** A process that runs the jobs, and is killed now and then. */
async function startJobs(url: string, folder: string): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, MAIL_FOLDER: folder }
  const child = fork(script, { env, execArgv: [] })
  await once(child, 'message')
  return child
}

/** Runs the jobs of a process at an instant; null when it was killed meanwhile. */
function runAt(child: ChildProcess, now: Instant): Promise<string[] | null> {
  return new Promise((resolve) => {
    const ended = () => resolve(null)
    child.once('exit', ended)
    child.once('message', (failures) => {
      child.off('exit', ended)
      resolve(failures as string[])
    })
    child.send(now)
  })
}

async function countMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((build) => build.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A start of a visit, from when on and until when it was in force. */
interface Period {
  id: number
  start: Instant
  from: Instant
  until: Instant
}

const time = (instant: Instant) => Date.parse(instant)

/** The reminders that a period must get, and when: those that a tick of the clock finds due while it is in force. */
function expectedOf(
  { start, from, until }: Period,
  ticks: readonly Instant[],
): { kind: ReminderKind; tick: Instant }[] {
  return visitReminders({ start, timeZone: zone, bookedAt: from }).flatMap(({ kind, at }) => {
    const tick = ticks.find((one) => time(one) >= time(at))
    return tick !== undefined && time(tick) <= time(until) && time(tick) < time(start) ? [{ kind, tick }] : []
  })
}

test(`rule visit-reminders: ${perDay} visits a day, moved and cancelled, in two processes that are killed ${kills} times: each once, none of what no longer holds`, async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, patienceMs)
  await migrate(db)
  const scene = await remindedVisits(db, { photographers: Math.ceil(perDay / hours.length) })
  const visits = Array.from({ length: days * perDay }, (_, nth) => {
    const ofDay = nth % perDay
    const day = addDays(firstDay, Math.floor(nth / perDay))
    const start = instantAt(day, hours[ofDay % hours.length] ?? '08:30', zone)
    return {
      start,
      bookedAt,
      receiver: `quem${nth}@casa.test`,
      photographer: Math.floor(ofDay / hours.length),
    }
  })
  const ids = await scene.add(visits)
  const began = time(instantAt(addDays(firstDay, -3), '00:00', zone))
  const steps = ((days + 5) * 24 * 60) / stepMinutes
  const ticks = Array.from({ length: steps }, (_, nth) =>
    new Date(began + nth * stepMinutes * 60_000).toISOString(),
  )

  const never = '2099-01-01T00:00:00.000Z'
  const history: Period[] = visits.map(({ start }, nth) => ({
    id: ids[nth] ?? 0,
    start,
    from: bookedAt,
    until: never,
  }))
  /** Each fifth visit moves by two days, each seventh is cancelled, at some tick before it begins. */
  const changes = new Map<Instant, (() => Promise<void>)[]>()
  for (const [nth, period] of [...history.entries()]) {
    const at = ticks[ticks.findIndex((tick) => time(tick) >= time(period.start)) - 1 - ((nth * 7) % 130)]
    if (at === undefined || (nth % 5 !== 0 && nth % 7 !== 0)) continue
    period.until = at
    const { id } = period
    const moved = new Date(time(period.start) + 48 * 3_600_000).toISOString()
    if (nth % 5 === 0) history.push({ id, start: moved, from: at, until: never })
    const change = () => (nth % 5 === 0 ? scene.move(id, moved, at) : scene.cancel(id, at))
    changes.set(at, [...(changes.get(at) ?? []), change])
  }

  const folder = await newFolder()
  const jobs = [await startJobs(url, folder), await startJobs(url, folder)]
  const failures: string[] = []
  const due = history.flatMap((period) => expectedOf(period, ticks))
  // In the middle of the rounds that write most.
  const countAt = (tick: Instant) => due.filter((one) => one.tick === tick).length
  const fatal = new Set(ticks.toSorted((one, other) => countAt(other) - countAt(one)).slice(0, kills))
  let killed = 0
  for (const tick of ticks) {
    const before = await countMails(db)
    const rounds = jobs.map((child) => runAt(child, tick))
    if (fatal.has(tick)) {
      const victim = killed % jobs.length
      await expect.poll(() => countMails(db), { timeout: patienceMs, interval: 5 }).toBeGreaterThan(before)
      const child = jobs[victim]
      child?.kill('SIGKILL')
      killed += 1
      failures.push(...((await rounds[victim]) ?? []))
      jobs[victim] = await startJobs(url, folder)
      rounds[victim] = runAt(jobs[victim], tick)
    }
    for (const round of rounds) failures.push(...((await round) ?? ['A process ended by itself.']))
    for (const change of changes.get(tick) ?? []) await change()
  }
  for (const child of jobs) child.kill('SIGKILL')
  expect([failures, killed]).toEqual([[], kills])

  const sent = await db.selectFrom('reminders').select(['id', 'session_id', 'kind', 'about']).execute()
  const expected = history.flatMap((period) =>
    expectedOf(period, ticks).map(({ kind }) => `${period.id} ${kind} ${period.start}`),
  )
  expect(sent.map(({ session_id, kind, about }) => `${session_id} ${kind} ${about}`).toSorted()).toEqual(
    expected.toSorted(),
  )
  expect(sent.length).toBeGreaterThan(days * perDay * 2)
  const mails = await db
    .selectFrom('outbox')
    .select(['reminder_ids', 'recipient', 'sent_at', 'given_up_at'])
    .execute()
  const copies = mails.map(({ reminder_ids, recipient }) => `${reminder_ids} ${recipient}`)
  expect(new Set(copies).size).toBe(copies.length)
  expect(mails).toHaveLength(sent.length * 3)
  // A killed process holds its mail for five minutes; half an hour later another one sent it, under the same id.
  expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([])
  expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(mails.length)
  reportFigure(
    'Reminders sent, each once',
    `${mails.length} mails of ${visits.length} visits, ${killed} kills`,
  )
  await close()
})

test('rule visit-reminders: rounds on two servers at once, while visits are cancelled: each once, none after its cancellation', async () => {
  const url = await postgres.createDatabase()
  const servers = [
    openPostgres(url, () => undefined, patienceMs),
    openPostgres(url, () => undefined, patienceMs),
  ] as const
  const [{ db }] = servers
  await migrate(db)
  const scene = await remindedVisits(db, { photographers: 60 })
  const start = instantAt('2026-12-10', '10:30', zone)
  const now = instantAt('2026-12-09', '10:30', zone)
  const ids = await scene.add(
    Array.from({ length: 60 }, (_, nth) => ({
      start,
      bookedAt,
      receiver: `quem${nth}@casa.test`,
      photographer: nth,
    })),
  )
  const failures: unknown[] = []
  const clock = { now: () => now }
  const links = linksOf('http://localhost:3000')
  const rounds = Array.from({ length: 12 }, (_, nth) =>
    sendReminders({ db: servers[nth % 2 === 0 ? 0 : 1].db, clock, links }, (error) => failures.push(error)),
  )
  // Each cancellation notes whether the reminder was there: one that is written afterwards was written too late.
  const canceled = ids
    .filter((_, nth) => nth % 2 === 0)
    .toReversed()
    .map((id) =>
      transact(servers[1].db, async (tx) => {
        await tx.selectFrom('photo_sessions').select('id').where('id', '=', id).forUpdate().execute()
        const before = await tx.selectFrom('reminders').select('id').where('session_id', '=', id).execute()
        await tx
          .updateTable('photo_sessions')
          .set({ status: 3, canceled_at: now })
          .where('id', '=', id)
          .execute()
        return { id, reminded: before.length }
      }),
    )
  await Promise.all(rounds)
  const noted = await Promise.all(canceled)
  // A later round sends the reminders that were skipped while a cancellation had locked the row.
  await sendReminders({ db, clock, links }, (error) => failures.push(error))
  const sent = await db.selectFrom('reminders').select(['session_id']).execute()
  const countOf = (id: number) => sent.filter(({ session_id }) => session_id === id).length
  expect(failures).toEqual([])
  expect(noted.map(({ id }) => countOf(id))).toEqual(noted.map(({ reminded }) => reminded))
  expect(ids.filter((_, nth) => nth % 2 === 1).map(countOf)).toEqual(Array.from({ length: 30 }, () => 1))
  const mails = await db
    .selectFrom('outbox')
    .select(['recipient'])
    .where('recipient', 'like', 'quem%')
    .execute()
  expect(mails).toHaveLength(sent.length)
  await Promise.all(servers.map((server) => server.close()))
})
