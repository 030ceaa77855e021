import { addDays, type Instant, instantAt, reminderKinds } from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { agreeAll, openNotices, phoneAt } from '@ensaio/testing/scenes/phone-house'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import {
  type AcceptedMessage,
  progressNotice,
  replyNotice,
  startWhatsApp,
  type WhatsAppStandIn,
} from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSenders } from '../../src/adapters/phone/open-senders.ts'
import { linksOf } from '../../src/config/links.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { deliverMessages } from '../../src/jobs/deliver-messages.ts'
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
const never = '2099-01-01T00:00:00.000Z'
const patienceMs = 120_000
const time = (instant: Instant) => Date.parse(instant)

let postgres: RealPostgres
let whatsapp: WhatsAppStandIn
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  whatsapp = await startWhatsApp()
})
afterEach(() => whatsapp.close())

test(`rule phone-messages: ${perDay} visits a day, moved and cancelled, in two processes that are killed ${kills} times after a message was accepted: each reminder once, none of what no longer holds`, async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const photographers = Math.ceil(perDay / hours.length)
  const scene = await remindedVisits(db, { photographers: 2 * photographers })
  const visits = Array.from({ length: days * perDay }, (_, nth) => {
    const ofDay = nth % perDay
    const day = addDays(firstDay, Math.floor(nth / perDay))
    const start = instantAt(day, hours[ofDay % hours.length] ?? '08:30', zone)
    const photographer = Math.floor(ofDay / hours.length)
    return { start, bookedAt, receiver: `quem${nth}@casa.test`, phone: phoneAt(nth), photographer }
  })
  const ids = await scene.add(visits)
  await agreeAll(
    db,
    visits.map(({ phone }) => phone),
  )
  const began = time(instantAt(addDays(firstDay, -3), '00:00', zone))
  const steps = ((days + 5) * 24 * 60) / stepMinutes
  const ticks = Array.from({ length: steps }, (_, nth) =>
    new Date(began + nth * stepMinutes * 60_000).toISOString(),
  )
  /** Until when a start was in force, by number and start; each fifth visit moves by two days, each seventh is cancelled. */
  const untils = new Map(visits.map(({ phone, start }) => [`${phone} ${start}`, never]))
  const changes = Map.groupBy(
    [...visits.entries()].flatMap(([nth, { start, phone, photographer }]) => {
      const at = ticks[ticks.findIndex((tick) => time(tick) >= time(start)) - 1 - ((nth * 7) % 130)]
      if (at === undefined || (nth % 5 !== 0 && nth % 7 !== 0)) return []
      const id = ids[nth] ?? 0
      untils.set(`${phone} ${start}`, at)
      const moved = new Date(time(start) + 48 * 3_600_000).toISOString()
      if (nth % 5 === 0) untils.set(`${phone} ${moved}`, never)
      const change = () =>
        nth % 5 === 0 ? scene.move(id, moved, at, photographers + photographer) : scene.cancel(id, at)
      return [{ at, change }]
    }),
    ({ at }) => at,
  )

  let now = ticks[0] ?? ''
  const notices = await openNotices(db, { whatsapp: whatsapp.config }, () => now)
  const acceptedAt = new Map<string, Instant[]>()
  let toTell: AcceptedMessage[] = []
  /** While set, the next accepted message waits for its answer until the process that sent it is dead. */
  let trap: { reached: () => void; killed: Promise<void> } | null = null
  whatsapp.onAccepted = async (message) => {
    acceptedAt.set(message.reference, [...(acceptedAt.get(message.reference) ?? []), now])
    toTell.push(message)
    const caught = trap
    trap = null
    caught?.reached()
    await caught?.killed
  }
  const folder = await newFolder()
  const start = () => startJobs(url, folder, { whatsapp: whatsapp.config })
  const jobs = [await start(), await start()]
  const failures: string[] = []
  let killed = 0
  for (const tick of ticks) {
    now = tick
    let reached = false
    let release: () => void = () => undefined
    if (killed < kills) {
      const dead = new Promise<void>((resolve) => {
        release = resolve
      })
      trap = {
        killed: dead,
        reached: () => {
          reached = true
          // Both die: nobody knows which of them sent it.
          for (const child of jobs) child.kill('SIGKILL')
          release()
        },
      }
    }
    const rounds = await Promise.all(jobs.map((child) => runJobsAt(child, tick)))
    trap = null
    if (reached) {
      killed += 1
      for (const nth of jobs.keys()) jobs[nth] = await start()
      rounds.push(...(await Promise.all(jobs.map((child) => runJobsAt(child, tick)))))
    }
    failures.push(...rounds.flatMap((round) => round ?? []))
    // Each notice comes twice, the newest first, and every ninth "delivered" is lost.
    const told = toTell.toReversed()
    toTell = []
    for (const [nth, message] of told.entries())
      for (const status of ['delivered', 'sent', 'sent', 'delivered'] as const)
        if (status === 'sent' || nth % 9 !== 0)
          expect((await notices.inject(progressNotice(whatsapp.config, message, status))).statusCode).toBe(
            200,
          )
    for (const { change } of changes.get(tick) ?? []) await change()
  }
  for (const child of jobs) child.kill('SIGKILL')
  expect([failures, killed]).toEqual([[], kills])

  const reminders = await db
    .selectFrom('reminders as r')
    .innerJoin('photo_sessions as s', 's.id', 'r.session_id')
    .select(['s.scheduling_responsible_info as receiver', 'r.kind', 'r.about'])
    .where('r.kind', 'in', reminderKinds)
    .execute()
  const written = await db.selectFrom('phone_messages').selectAll().execute()
  const keyOf = ({ recipient, occasion }: { recipient: string; occasion: string }) =>
    `${recipient} ${occasion}`
  expect(
    written
      .filter(({ reader }) => reader === 'holder')
      .map(keyOf)
      .toSorted(),
  ).toEqual(reminders.map(({ receiver, kind, about }) => `${receiver?.phone} ${kind} ${about}`).toSorted())
  expect(reminders.length).toBeGreaterThan(days * perDay * 2)
  for (const message of written) {
    const times = acceptedAt.get(message.reference) ?? []
    expect(times, keyOf(message)).toHaveLength(1)
    const until = untils.get(`${message.recipient} ${message.occasion.split(' ')[1]}`) ?? ''
    // Nothing is sent once the visit has moved or was cancelled.
    expect(time(times[0] ?? never), keyOf(message)).toBeLessThanOrEqual(time(until))
    expect([message.sent_at === null, message.given_up_at], keyOf(message)).toEqual([false, null])
  }
  expect(acceptedAt.size).toBe(written.length)
  reportFigure(
    'Messages to phones, each once',
    `${written.length} messages of ${visits.length} visits, ${killed} times two processes were killed`,
  )
  await notices.close()
  await close()
})

test('rule phone-consent: numbers that answer SAIR while their reminders are due, on two servers: nothing is taken afterwards', async () => {
  const url = await postgres.createDatabase()
  const servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
  ] as const
  const [{ db }] = servers
  await migrate(db)
  const count = 60
  const scene = await remindedVisits(db, { photographers: count })
  const now = instantAt('2026-12-09', '10:30', zone)
  const visits = Array.from({ length: count }, (_, nth) => ({
    start: instantAt('2026-12-10', '10:30', zone),
    bookedAt,
    receiver: `quem${nth}@casa.test`,
    phone: phoneAt(nth),
    photographer: nth,
  }))
  await scene.add(visits)
  const phones = visits.map(({ phone }) => phone)
  await agreeAll(db, phones)
  const notices = await openNotices(servers[1].db, { whatsapp: whatsapp.config }, () => now)
  const accepted: string[] = []
  whatsapp.onAccepted = ({ to }) => accepted.push(`+${to}`)
  const links = linksOf('http://localhost:3000')
  const senders = openSenders({ whatsapp: whatsapp.config, sms: null }, links.smsNotices)
  const failures: unknown[] = []
  const failed = (error: unknown) => failures.push(error)
  const clock = { now: () => now }

  /** Per number, when the answer to SAIR came: the count of accepted messages, and whether a sender held one. */
  const stopped: { phone: string; wasSent: number; wasTaken: boolean }[] = []
  const stop = async (phone: string) => {
    const { statusCode } = await notices.inject(replyNotice(whatsapp.config, phone.slice(1), 'SAIR'))
    expect(statusCode).toBe(200)
    const wasSent = accepted.filter((one) => one === phone).length
    const rows = await db
      .selectFrom('phone_messages')
      .select('attempts')
      .where('recipient', '=', phone)
      .execute()
    stopped.push({ phone, wasSent, wasTaken: rows.some(({ attempts }) => attempts > 0) })
  }
  // All wait, of which the first are taken while the last leave.
  await sendReminders({ db, clock, links }, failed)
  const work = servers.map((server) => deliverMessages({ db: server.db, clock, links, senders }, failed))
  const leaving = phones.filter((_, nth) => nth % 2 === 0).toReversed()
  await Promise.all([...work, ...leaving.map(stop)])
  await deliverMessages({ db, clock, links, senders }, failed)

  const countOf = (phone: string) => accepted.filter((one) => one === phone).length
  expect(failures).toEqual([])
  expect(phones.filter((phone) => !leaving.includes(phone)).map(countOf)).toEqual(
    Array.from({ length: count / 2 }, () => 1),
  )
  for (const { phone, wasSent, wasTaken } of stopped) {
    expect(countOf(phone), phone).toBeLessThanOrEqual(1)
    if (!wasTaken) expect(countOf(phone), phone).toBe(wasSent)
  }
  expect(stopped.filter(({ phone }) => countOf(phone) === 0).length).toBeGreaterThan(0)
  await notices.close()
  await Promise.all(servers.map((server) => server.close()))
})
