import { initialSettings, instantAt } from '@ensaio/domain'
import { clearVisits, type RemindedVisits, remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, mailbox } from '../adapters/mail/mail.ts'
import { linksOf } from '../config/links.ts'
import { type OpenDatabase, transact } from '../database/database.ts'
import { writeTopic } from '../mail/repository/mail-preferences.ts'
import { writeSettings } from '../settings/repository/settings.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendReminders } from './send-reminders.ts'

const links = linksOf('http://localhost:3000')
const from = mailbox('Ensaio <ola@ensaio.test>')
const at = (day: string, time: string) => instantAt(day, time, 'America/Sao_Paulo')
const longAgo = at('2026-11-20', '12:00')

let database: OpenDatabase
let scene: RemindedVisits
let now = longAgo
beforeAll(async () => {
  database = await openEmptyDatabase()
  scene = await remindedVisits(database.db, { photographers: 3 })
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  await clearVisits(db)
  for (const table of ['mail_preferences', 'settings'] as const) await db.deleteFrom(table).execute()
})

const clock = { now: () => now }
/** Runs the job at a day and time, as two servers would, and returns the summaries that it wrote: the second finds nothing to do. */
async function tick(day: string, time: string) {
  now = at(day, time)
  const failures: unknown[] = []
  const run = () => sendReminders({ db: database.db, clock, links }, (error) => failures.push(error))
  const known = (await summaries()).length
  await run()
  expect([await run(), failures]).toEqual([0, []])
  return (await summaries()).slice(known)
}
const summaries = () =>
  database.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .where('recipient', 'like', 'foto%')
    .orderBy('id')
    .execute()
/** Sends what waits; returns the summaries. */
async function deliver(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await deliverMail({ db: database.db, clock, mailer, from, links }, (error) => {
    throw error
  })
  return sent.filter(({ to }) => to.address.startsWith('foto'))
}

const visit = (time: string, over: object = {}) => ({
  start: at('2026-12-10', time),
  bookedAt: longAgo,
  receiver: 'ana@exemplo.test',
  ...over,
})

describe('the summary of a photographer’s day (rule day-summary)', () => {
  test('is one mail on the evening before, with the visits in order, and nothing else comes', async () => {
    // Booked in another order than they take place.
    const [third = 0, first = 0, second = 0] = await scene.add([
      visit('15:30', { unit: '91' }),
      visit('08:30', { unit: '92' }),
      visit('13:30', { unit: '93' }),
    ])
    expect(await tick('2026-12-08', '12:00')).toEqual([])
    expect(await tick('2026-12-09', '15:30')).toEqual([])
    expect(await tick('2026-12-09', '19:59')).toEqual([])
    const [mail, ...others] = await tick('2026-12-09', '20:00')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'foto0@casa.test',
      subject: 'Você tem 3 visitas amanhã, 10/12/2026',
    })
    const page = (id: number) => `Ver a visita: http://localhost:3000/backoffice/sessions/${id}\n`
    const order = ['08h30', page(first), '13h30', page(second), '15h30', page(third)]
    const places = order.map((one) => mail?.text.indexOf(one) ?? -1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(mail?.text).toMatch(/Rua Augusta, 1500, Consolação, São Paulo – SP\nFotos\n/)
    expect(mail?.text).toContain('https://www.google.com/maps/search/?api=1&query=Rua%20Augusta')
    // The page of the visit holds contacts, keys and unit (rule photographer-window).
    expect(mail?.text).not.toMatch(/Ana|9999|Unidade|calendar/)
    expect(await tick('2026-12-10', '08:00')).toEqual([])
    expect(await tick('2026-12-10', '12:00')).toEqual([])
  })

  test('goes to each photographer for their own visits; a day without visits has none', async () => {
    await scene.add([
      visit('08:30'),
      visit('08:30', { photographer: 1 }),
      visit('13:30', { photographer: 1 }),
    ])
    const sent = await tick('2026-12-09', '20:00')
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['foto0@casa.test', 'Você tem 1 visita amanhã, 10/12/2026'],
      ['foto1@casa.test', 'Você tem 2 visitas amanhã, 10/12/2026'],
    ])
  })

  test('a server that was away sends it in the morning, without what has begun', async () => {
    await scene.add([visit('08:30'), visit('13:30')])
    expect(await tick('2026-12-09', '21:30')).toEqual([])
    expect(await tick('2026-12-10', '07:59')).toEqual([])
    const [mail] = await tick('2026-12-10', '08:45')
    expect(mail?.subject).toBe('Você tem 1 visita hoje, 10/12/2026')
    expect(mail?.text).not.toContain('08h30')
  })

  test('what is booked after that evening is told by its own mail', async () => {
    await scene.add([visit('13:30', { bookedAt: at('2026-12-09', '20:01') })])
    expect(await tick('2026-12-09', '20:02')).toEqual([])
    expect(await tick('2026-12-10', '08:00')).toEqual([])
  })

  test('a cancelled visit is left out; a moved one is of its new day', async () => {
    const [canceled = 0, moved = 0] = await scene.add([visit('08:30'), visit('10:30'), visit('13:30')])
    await scene.cancel(canceled, at('2026-12-09', '12:00'))
    await scene.move(moved, at('2026-12-11', '15:30'), at('2026-12-09', '12:00'))
    const [mail] = await tick('2026-12-09', '20:00')
    expect(mail?.text).toContain('13h30')
    expect(mail?.text).not.toMatch(/08h30|10h30|15h30/)
    const [next] = await tick('2026-12-10', '20:00')
    expect(next?.text).toContain('15h30')
  })

  test('while it waits for the mail server, a change writes it again as the day is now', async () => {
    const [first = 0, second = 0] = await scene.add([visit('08:30'), visit('10:30')])
    await tick('2026-12-09', '20:00')
    await scene.move(second, at('2026-12-10', '15:30'), at('2026-12-09', '20:01'), 1)
    expect(await deliver()).toEqual([])
    expect(await tick('2026-12-09', '20:02')).toHaveLength(1)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/sessions/${first}\n`)
    expect(mail?.text).not.toContain(`/sessions/${second}\n`)
    // Sent once, it is not written again.
    await scene.cancel(first, now)
    expect(await tick('2026-12-09', '20:03')).toEqual([])
  })

  test('while it waits past midnight, it is written again in the morning, for today', async () => {
    await scene.add([visit('08:30'), visit('13:30')])
    await tick('2026-12-09', '20:00')
    now = at('2026-12-10', '00:30')
    expect(await deliver()).toEqual([])
    expect(await tick('2026-12-10', '07:59')).toEqual([])
    await tick('2026-12-10', '08:00')
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Você tem 2 visitas hoje, 10/12/2026'])
    expect(await tick('2026-12-10', '08:01')).toEqual([])
  })

  test('one with a visit before the morning, when it would be written again, is sent as it is', async () => {
    await scene.add([visit('07:30'), visit('13:30')])
    await tick('2026-12-09', '20:00')
    now = at('2026-12-10', '00:30')
    const [mail] = await deliver()
    expect(mail?.subject).toBe('Você tem 2 visitas amanhã, 10/12/2026')
  })

  test('of a photographer without an account waits until there is one', async () => {
    await scene.add([visit('13:30')])
    const left = (disabled_at: string | null) =>
      database.db.updateTable('users').set({ disabled_at }).where('email', '=', 'foto0@casa.test').execute()
    await left(now)
    expect(await tick('2026-12-09', '20:00')).toEqual([])
    await left(null)
    expect(await tick('2026-12-10', '08:00')).toHaveLength(1)
  })

  test('is turned off by its reader, and with the reminders of visits by the house', async () => {
    await scene.add([visit('13:30'), visit('13:30', { photographer: 1 })])
    const off = { topic: 'day_summary', is_on: false } as const
    await transact(database.db, (tx) => writeTopic(tx, 'foto0@casa.test', off, now))
    const sent = await tick('2026-12-09', '20:00')
    expect(sent.map(({ recipient }) => recipient)).toEqual(['foto1@casa.test'])
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('role', 'is not', null)
      .executeTakeFirstOrThrow()
    await database.db.deleteFrom('day_summaries').execute()
    await transact(database.db, (tx) =>
      writeSettings(tx, { ...initialSettings, visit_reminders: false }, id, now),
    )
    expect(await tick('2026-12-10', '08:00')).toEqual([])
  })
})
