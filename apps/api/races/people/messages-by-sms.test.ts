import { addDays, instantAt } from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { agreeAll, openNotices, phoneAt } from '@ensaio/testing/scenes/phone-house'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { smsNotice, startTwilio, type TwilioStandIn } from '@ensaio/testing/stand-ins/twilio-stand-in'
import {
  type AcceptedMessage,
  progressNotice,
  startWhatsApp,
  type WhatsAppStandIn,
} from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const isFull = process.env.TRUST === 'full'
const { count, kills } = isFull ? { count: 240, kills: 24 } : { count: 24, kills: 6 }
const zone = 'America/Sao_Paulo'
const day = '2026-12-10'
const bookedAt = '2026-11-01T12:00:00.000Z'
const stepMinutes = 15

let postgres: RealPostgres
let whatsapp: WhatsAppStandIn
let twilio: TwilioStandIn
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  whatsapp = await startWhatsApp()
  twilio = await startTwilio()
})
afterEach(async () => {
  await whatsapp.close()
  await twilio.close()
})

test(`rule phone-fallback: numbers without WhatsApp, told at once or later, in two processes that are killed ${kills} times between the services: each message arrives once, by one of both`, async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: 120_000 })
  await migrate(db)
  const scene = await remindedVisits(db, { photographers: count })
  const start = instantAt(day, '10:30', zone)
  const visits = Array.from({ length: count }, (_, nth) => {
    return { start, bookedAt, receiver: `quem${nth}@casa.test`, phone: phoneAt(nth), photographer: nth }
  })
  await scene.add(visits)
  const phones = visits.map(({ phone }) => phone)
  await agreeAll(db, phones, { alsoSms: true })
  /** WhatsApp says at once that each third number has none, and later that the next one has none. */
  const kindOf = (phone: string) => (['at once', 'later', 'never'] as const)[phones.indexOf(phone) % 3]
  whatsapp.missing = new Set(phones.filter((one) => kindOf(one) === 'at once').map((one) => one.slice(1)))

  const began = Date.parse(instantAt(addDays(day, -3), '00:00', zone))
  const steps = (3 * 24 * 60 + 11 * 60) / stepMinutes
  let now = new Date(began).toISOString()
  const phone = { whatsapp: whatsapp.config, sms: twilio.config }
  const servers = [await openNotices(db, phone, () => now), await openNotices(db, phone, () => now)] as const
  let untold: AcceptedMessage[] = []
  let untoldSms: Parameters<typeof smsNotice>[1][] = []
  /** While set, the next answer of a service waits until the processes are dead. */
  let trap: { reached: () => void; killed: Promise<void> } | null = null
  let killed = 0
  /** Each kill is at numbers further down the list: a message is tried three times at most (rule phone-messages). */
  const caught = async (to: string) => {
    const first = (killed % (kills / 3)) * ((count * 3) / kills)
    if (trap === null || phones.findIndex((one) => one.endsWith(to)) < first) return
    const held = trap
    trap = null
    held.reached()
    await held.killed
  }
  whatsapp.onAccepted = (message) => {
    untold.push(message)
    return kindOf(`+${message.to}`) === 'later' ? caught(message.to) : undefined
  }
  whatsapp.onMissing = caught
  twilio.onAccepted = (message) => {
    untoldSms.push(message)
    return caught(message.form.To ?? '')
  }
  const folder = await newFolder()
  const begin = () => startJobs(url, folder, phone)
  const jobs = [await begin(), await begin()]
  const failures: string[] = []
  for (let step = 0; step < steps; step += 1) {
    now = new Date(began + step * stepMinutes * 60_000).toISOString()
    let reached = false
    let release: () => void = () => undefined
    // A third of them for each reminder: two days and one day before, and on the morning of the visit.
    const reminder = Math.floor((step * stepMinutes) / (24 * 60))
    if (killed < (kills / 3) * reminder) {
      const dead = new Promise<void>((resolve) => {
        release = resolve
      })
      trap = {
        killed: dead,
        reached: () => {
          reached = true
          for (const child of jobs) child.kill('SIGKILL')
          release()
        },
      }
    }
    const rounds = await Promise.all(jobs.map((child) => runJobsAt(child, now)))
    trap = null
    if (reached) {
      killed += 1
      for (const nth of jobs.keys()) jobs[nth] = await begin()
    }
    failures.push(...rounds.flatMap((round) => round ?? []))
    // Each notice comes to both servers at once.
    const told = untold.map((message) =>
      kindOf(`+${message.to}`) === 'later'
        ? progressNotice(whatsapp.config, message, 'failed', 131026)
        : progressNotice(whatsapp.config, message, 'delivered'),
    )
    const notices = [...told, ...untoldSms.map((message) => smsNotice(twilio, message, 'delivered'))]
    untold = []
    untoldSms = []
    for (const notice of notices) {
      const answers = await Promise.all(servers.map((server) => server.inject(notice)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
  }
  for (const child of jobs) child.kill('SIGKILL')
  expect(killed).toBe(kills)
  expect(failures.filter((failure) => !failure.includes('(131026)'))).toEqual([])

  const rows = await db.selectFrom('phone_messages').selectAll().orderBy('id').execute()
  const events = Map.groupBy(rows, ({ recipient, occasion }) => `${recipient} ${occasion}`)
  // Three reminders of each visit: two days and one day before, and on its morning.
  expect(events.size).toBe(count * 3)
  const bySms = twilio.accepted.map(({ form }) =>
    new URL(form.StatusCallback ?? '').searchParams.get('message'),
  )
  const byWhatsApp = whatsapp.accepted.map(({ reference }) => reference)
  for (const [event, attempts] of events) {
    const [recipient = ''] = event.split(' ')
    const arrivals = attempts.map(({ reference, channel }) =>
      channel === 'sms'
        ? bySms.filter((one) => one === reference).length
        : byWhatsApp.filter((one) => one === reference && kindOf(recipient) === 'never').length,
    )
    expect([event, arrivals.reduce((sum, one) => sum + one, 0)]).toEqual([event, 1])
    expect(attempts.at(-1)?.delivered_at, event).not.toBeNull()
  }
  // Once WhatsApp has said that there is none, it is asked again only for what a killed process may have sent there.
  for (const one of phones.filter((number) => kindOf(number) !== 'never')) {
    const [first, ...others] = rows.filter(({ recipient }) => recipient === one)
    expect(first?.channel, one).toBe('whatsapp')
    expect(others.filter(({ channel, attempts }) => channel === 'whatsapp' && attempts === 1)).toEqual([])
    expect(others.filter(({ channel }) => channel === 'sms')).toHaveLength(3)
  }
  reportFigure(
    'Messages by SMS, each once',
    `${events.size} messages, two thirds to numbers without WhatsApp, ${killed} times two processes were killed`,
  )
  for (const server of servers) await server.close()
  await close()
})
