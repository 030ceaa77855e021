import { hostedUntil, initialSettings, instantAt } from '@ensaio/domain'
import { type RemindedVisits, remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

let database: OpenDatabase
let scene: RemindedVisits
let now = ''
beforeAll(async () => {
  database = await openEmptyDatabase()
  scene = await remindedVisits(database.db, { photographers: 1, hasPassword: true })
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  for (const table of [
    'outbox',
    'reminders',
    'bookings',
    'session_events',
    'tours',
    'session_products',
    'photo_sessions',
    'mail_preferences',
    'settings',
    'weekly_digests',
  ] as const)
    await db.deleteFrom(table).execute()
})

const clock = { now: () => now }
/** Runs the job at a day and time, as two servers would: the second finds nothing to do. */
async function tick(day: string, time = '08:00'): Promise<number> {
  now = at(day, time)
  const failures: unknown[] = []
  const run = () => sendReminders({ db: database.db, clock, links }, (error) => failures.push(error))
  const written = await run()
  expect([await run(), failures]).toEqual([0, []])
  return written
}
const letters = () =>
  database.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).orderBy('id').execute()
async function deliver(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await deliverMail({ db: database.db, clock, mailer, from, links }, (error) => {
    throw error
  })
  return sent
}
const renew = (id: number, hosting_months: number) =>
  database.db
    .updateTable('tours')
    .set({ hosting_months })
    .where('session_product_id', 'in', (eb) =>
      eb.selectFrom('session_products').select('id').where('session_id', '=', id),
    )
    .execute()

/** Tours that were delivered on a day in June, and are online for six months: until 10 December. */
async function hosted(count: number, months = 6): Promise<number[]> {
  const start = at('2026-06-01', '10:30')
  const units = Array.from({ length: count }, (_, nth) => String(84 + nth))
  const starts = (nth: number) => new Date(Date.parse(start) + nth * 7_200_000).toISOString()
  const ids = await scene.add(units.map((unit, nth) => ({ unit, start: starts(nth), bookedAt: start })))
  for (const [nth, id] of ids.entries()) {
    // Half of the tours are stored before the delivery, half after it.
    if (nth % 2 === 0) await scene.addTour(id, months)
    await scene.deliver(id, at('2026-06-10', '23:30'))
    if (nth % 2 === 1) await scene.addTour(id, months)
  }
  return ids
}

test('30 and 7 days before the end the company is told, once each (rule hosting-notices)', async () => {
  const [id = 0] = await hosted(1)
  expect(await tick('2026-11-09')).toBe(0)
  expect(await tick('2026-11-10', '07:59')).toBe(0)
  expect(await tick('2026-11-10')).toBe(1)
  expect(await tick('2026-11-13')).toBe(0)
  expect(await tick('2026-12-02')).toBe(0)
  expect(await tick('2026-12-03')).toBe(1)
  expect(await tick('2026-12-10')).toBe(0)
  const [month, week] = await letters()
  expect(month?.recipient).toBe('pedido@casa.test')
  expect(month?.subject).toBe('A hospedagem do tour termina em 10/12/2026: Rua Augusta, 1500, Unidade 84')
  expect(month?.text).toMatch(/No ar até 10\/12\/2026: Rua Augusta, 1500, Unidade 84/)
  expect(month?.text).toContain(`http://localhost:3000/sessions/${id}\n`)
  expect(month?.text).toContain('?tema=hosting_notices')
  expect(week?.subject).toBe(month?.subject)
  const events = await database.db.selectFrom('session_events').select(['kind', 'detail']).execute()
  expect(events.filter(({ kind }) => kind === 'reminded').map(({ detail }) => detail)).toEqual([
    { reminder: 'hosting_month', until: '2026-12-10' },
    { reminder: 'hosting_week', until: '2026-12-10' },
  ])
})

test('the mail leads to the renewal where the house offers one (rule hosting-renewal)', async () => {
  await hosted(1)
  const settings = { ...initialSettings, hosting_6_months: 149 }
  await transact(database.db, (tx) => writeSettings(tx, settings, 1, at('2026-06-01', '12:00')))
  expect(await tick('2026-11-10')).toBe(1)
  const [mail] = await letters()
  expect(mail?.text).toContain('Renovar a hospedagem')
  expect(mail?.text).toContain('renove a hospedagem na página do ensaio')
  expect(mail?.text).not.toContain('fale com a nossa equipe')
})

test('a server that was away over the weekend tells it afterwards, and later no more', async () => {
  await hosted(1)
  expect(await tick('2026-11-13')).toBe(1)
  expect((await letters())[0]?.subject).toMatch(/em 10\/12\/2026/)
  expect(await tick('2026-12-07')).toBe(0)
})

test('tours that end soon share a mail; who ordered reads of their own, who manages of all', async () => {
  const [first = 0] = await hosted(3)
  const person = {
    scope: 'client' as const,
    role: null,
    name: 'Ana Souza',
    created_at: at('2026-01-01', '12:00'),
  }
  const { company_id } = await database.db
    .selectFrom('photo_sessions')
    .select('company_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  const add = (email: string, over: object) =>
    database.db
      .insertInto('users')
      .values({ ...person, company_id, email, client_role: 'orders', password_hash: 'none', ...over })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: ana } = await add('ana@casa.test', {})
  await add('outra@casa.test', {})
  await add('convidada@casa.test', { client_role: 'manager', password_hash: null })
  await add('saiu@casa.test', { client_role: 'manager', disabled_at: now })
  await database.db.updateTable('photo_sessions').set({ created_by: ana }).where('id', '=', first).execute()
  expect(await tick('2026-11-10')).toBe(2)
  const sent = await letters()
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['pedido@casa.test', 'A hospedagem de 3 tours termina em 10/12/2026'],
    ['ana@casa.test', 'A hospedagem do tour termina em 10/12/2026: Rua Augusta, 1500, Unidade 84'],
  ])
  expect(sent[0]?.text).toMatch(/Unidade 84[\s\S]*Unidade 85[\s\S]*Unidade 86/)
  await database.db.updateTable('photo_sessions').set({ created_by: 1 }).execute()
  await database.db
    .deleteFrom('users')
    .where('email', 'in', ['ana@casa.test', 'outra@casa.test', 'convidada@casa.test', 'saiu@casa.test'])
    .execute()
})

test('none for a tour that was renewed, has no address or no end, or whose ensaio was cancelled; the renewed one is told at its new end', async () => {
  const [renewed = 0, empty = 0, endless = 0, canceled = 0] = await hosted(4)
  await renew(renewed, 12)
  await database.db
    .updateTable('tours')
    .set({ tour_url: null })
    .where('session_product_id', 'in', (eb) =>
      eb.selectFrom('session_products').select('id').where('session_id', '=', empty),
    )
    .execute()
  await database.db
    .updateTable('tours')
    .set({ hosting_months: null })
    .where('session_product_id', 'in', (eb) =>
      eb.selectFrom('session_products').select('id').where('session_id', '=', endless),
    )
    .execute()
  await scene.cancel(canceled, now)
  expect(await tick('2026-11-10')).toBe(0)
  expect(await tick('2027-05-11')).toBe(1)
})

test('a tour that is online for one month is told of a week before alone', async () => {
  await hosted(1, 1)
  expect(await tick('2026-06-11')).toBe(0)
  expect(await tick('2026-07-03')).toBe(1)
})

test('a notice that waits for the mail server is written again without the tour that was renewed', async () => {
  const [renewed = 0] = await hosted(2)
  expect(await tick('2026-11-10')).toBe(1)
  await renew(renewed, 12)
  expect(await deliver()).toEqual([])
  expect(await tick('2026-11-10', '08:01')).toBe(1)
  const sent = await deliver()
  expect(sent.map(({ subject }) => subject)).toEqual([
    'A hospedagem do tour termina em 10/12/2026: Rua Augusta, 1500, Unidade 85',
  ])
  expect(await tick('2026-11-10', '08:02')).toBe(0)
})

test('a notice that waited for the mail server names the day all the same', async () => {
  await hosted(1)
  expect(await tick('2026-11-10')).toBe(1)
  now = at('2026-11-12', '09:00')
  expect(
    (await deliver()).map(({ subject, text }) => [subject, text.match(/sai do ar (.+?),/)?.[1]]),
  ).toEqual([['A hospedagem do tour termina em 10/12/2026: Rua Augusta, 1500, Unidade 84', 'em 10/12/2026']])
})

test('the reader and the house turn it off', async () => {
  const [id = 0] = await hosted(1)
  const off = { topic: 'hosting_notices', is_on: false } as const
  await transact(database.db, (tx) => writeTopic(tx, 'pedido@casa.test', off, now))
  expect(await tick('2026-11-10')).toBe(0)
  await database.db.deleteFrom('mail_preferences').execute()
  const { id: admin } = await database.db
    .selectFrom('users')
    .select('id')
    .where('role', 'is not', null)
    .executeTakeFirstOrThrow()
  await transact(database.db, (tx) =>
    writeSettings(tx, { ...initialSettings, hosting_notices: false }, admin, now),
  )
  await renew(id, 7)
  expect(await tick('2026-12-11')).toBe(0)
})

test('the database computes the last day as the pages show it', async () => {
  const deliveries = [
    '2026-08-31T15:00:00Z',
    '2026-11-21T01:30:00Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T02:59:00Z',
  ]
  const bookedAt = at('2026-01-01', '12:00')
  const ids = await scene.add(
    deliveries.map((_, nth) => ({ start: at(`2026-06-0${nth + 1}`, '10:30'), bookedAt })),
  )
  for (const [nth, id] of ids.entries()) {
    await scene.addTour(id, nth * 3)
    await scene.deliver(id, deliveries[nth] ?? '')
    for (const months of [0, 1, 6, 12, 18]) {
      await renew(id, months)
      const { hosted_until } = await database.db
        .selectFrom('tours')
        .innerJoin('session_products as p', 'p.id', 'session_product_id')
        .select('hosted_until')
        .where('p.session_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(hosted_until).toBe(hostedUntil(deliveries[nth] ?? '', months, 'America/Sao_Paulo'))
    }
  }
})
