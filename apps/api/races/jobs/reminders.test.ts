import { readdir } from 'node:fs/promises'
import {
  addDays,
  type Instant,
  instantAt,
  isQuiet,
  type LocalDate,
  type ReminderKind,
  visitReminders,
  wallClock,
} from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../src/config/links.ts'
import { type Database, transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { sendReminders } from '../../src/jobs/send-reminders.ts'

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

async function countMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((build) => build.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A start of a visit with its photographer, from when on and until when it was in force. */
interface Period {
  id: number
  start: Instant
  photographer: number
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

/** What a photographer is told of a day at the first of these ticks that finds it due: `id start` of each visit; null when nothing is. */
function summaryOf(
  periods: readonly Period[],
  { day, ticks }: { day: LocalDate; ticks: readonly Instant[] },
): { tick: Instant; visits: string[] } | null {
  const evening = time(instantAt(addDays(day, -1), '20:00', zone))
  for (const tick of ticks.filter((one) => time(one) >= evening && !isQuiet(one, zone))) {
    const now = time(tick)
    const known = periods.filter(
      ({ from, until, start }) => time(from) < now && now <= time(until) && now < time(start),
    )
    if (known.some(({ from }) => time(from) <= evening))
      return { tick, visits: known.map(({ id, start }) => `${id} ${start}`).toSorted() }
    if (now > evening + 24 * 3_600_000) return null
  }
  return null
}

test(`rules visit-reminders and day-summary: ${perDay} visits a day, moved and cancelled, in two processes that are killed ${kills} times: each once, none of what no longer holds`, async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const photographers = Math.ceil(perDay / hours.length)
  // Moved visits go to photographers of their own, whose slots are free.
  const scene = await remindedVisits(db, { photographers: 2 * photographers })
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
  const history: Period[] = visits.map(({ start, photographer }, nth) => ({
    id: ids[nth] ?? 0,
    start,
    photographer,
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
    const photographer = photographers + period.photographer
    if (nth % 5 === 0) history.push({ id, start: moved, photographer, from: at, until: never })
    const change = () => (nth % 5 === 0 ? scene.move(id, moved, at, photographer) : scene.cancel(id, at))
    changes.set(at, [...(changes.get(at) ?? []), change])
  }

  const folder = await newFolder()
  const jobs = [await startJobs(url, folder), await startJobs(url, folder)]
  const failures: string[] = []
  const byDay = Map.groupBy(
    history,
    ({ photographer, start }) => `${photographer} ${wallClock(start, zone).date}`,
  )
  const summaries = [...byDay].flatMap(([key, periods]) => {
    const day = key.split(' ')[1] ?? ''
    const first = summaryOf(periods, { day, ticks })
    return first === null ? [] : [{ key, periods, day, ...first }]
  })
  const due = [...history.flatMap((period) => expectedOf(period, ticks)), ...summaries]
  // In the middle of the rounds that write most.
  const countAt = (tick: Instant) => due.filter((one) => one.tick === tick).length
  const fatal = new Set(ticks.toSorted((one, other) => countAt(other) - countAt(one)).slice(0, kills))
  let killed = 0
  for (const tick of ticks) {
    const before = await countMails(db)
    const rounds = jobs.map((child) => runJobsAt(child, tick))
    if (fatal.has(tick)) {
      const victim = killed % jobs.length
      await expect.poll(() => countMails(db), { timeout: patienceMs, interval: 5 }).toBeGreaterThan(before)
      const child = jobs[victim]
      child?.kill('SIGKILL')
      killed += 1
      failures.push(...((await rounds[victim]) ?? []))
      jobs[victim] = await startJobs(url, folder)
      rounds[victim] = runJobsAt(jobs[victim], tick)
    }
    for (const round of rounds) failures.push(...((await round) ?? ['A process ended by itself.']))
    for (const change of changes.get(tick) ?? []) await change()
  }
  for (const child of jobs) child.kill('SIGKILL')
  expect([failures, killed]).toEqual([[], kills])

  const sent = await db.selectFrom('reminders').select(['id', 'session_id', 'kind', 'about']).execute()
  const expected = history.flatMap((period) =>
    expectedOf(period, ticks).map(({ kind, tick }) => ({
      key: `${period.id} ${kind} ${period.start}`,
      // A mail that a killed process held while its visit changed is dropped.
      mayBeDropped: fatal.has(tick) && period.until === tick,
      until: period.until,
    })),
  )
  const keys = sent.map(({ session_id, kind, about }) => `${session_id} ${kind} ${about}`)
  expect(keys.toSorted()).toEqual(expected.map(({ key }) => key).toSorted())
  expect(sent.length).toBeGreaterThan(days * perDay * 2)
  const mails = await db
    .selectFrom('outbox')
    .select(['reminder_ids', 'day_summary_id', 'recipient', 'sent_at', 'given_up_at'])
    .execute()
  const copies = mails.map((mail) => `${mail.reminder_ids} ${mail.day_summary_id} ${mail.recipient}`)
  expect(new Set(copies).size).toBe(copies.length)
  const mailsOf = Map.groupBy(
    mails.filter((mail) => mail.day_summary_id === null),
    (mail) => mail.reminder_ids?.join() ?? '',
  )
  for (const [nth, { id }] of sent.entries()) {
    const one = expected.find(({ key }) => key === keys[nth])
    const told = mailsOf.get(String(id)) ?? []
    if (!one?.mayBeDropped || told.length > 2) expect(told, keys[nth]).toHaveLength(2)
    // Nothing is sent once the visit has moved or was cancelled.
    expect(
      told.filter(({ sent_at }) => time(sent_at ?? never) > time(one?.until ?? '')),
      keys[nth],
    ).toEqual([])
  }
  // A killed process holds its mail for five minutes; half an hour later another one sent it, under the same id.
  expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([])

  const kept = await db
    .selectFrom('day_summaries as d')
    .innerJoin('providers', 'providers.id', 'd.provider_id')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select(['d.id', 'd.day', 'users.email', 'd.session_ids', 'd.starts'])
    .execute()
  const keyOf = (email: string, day: string) => `${/\d+/.exec(email)?.[0]} ${day}`
  expect(kept.map(({ email, day }) => keyOf(email, day)).toSorted()).toEqual(
    summaries.map(({ key }) => key).toSorted(),
  )
  for (const { id, email, day, session_ids, starts } of kept) {
    const one = summaries.find(({ key }) => key === keyOf(email, day))
    const visits = session_ids
      .map((session, nth) => `${session} ${new Date(starts[nth] ?? '').toISOString()}`)
      .toSorted()
    const isUsual = visits.join() === one?.visits.join()
    // Written again where a killed process held the mail while a visit of the day changed.
    const after = ticks.slice(ticks.indexOf(one?.tick ?? '') + 1)
    const again =
      one && fatal.has(one.tick) ? summaryOf(one.periods, { day, ticks: after })?.visits : one?.visits
    if (!isUsual) expect(visits, email).toEqual(again)
    expect(mails.filter((mail) => mail.day_summary_id === id && mail.recipient === email)).toHaveLength(1)
  }
  expect(kept.length).toBeGreaterThan(days * photographers)
  expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(mails.length)
  reportFigure(
    'Reminders sent, each once',
    `${mails.length} mails of ${visits.length} visits, ${kept.length} of them summaries of a day, ${killed} kills`,
  )
  await close()
})

test('rule visit-reminders: rounds on two servers at once, while visits are cancelled: each once, none after its cancellation', async () => {
  const url = await postgres.createDatabase()
  const servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
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
