import { initialSettings, instantAt } from '@ensaio/domain'
import { clearVisits, type RemindedVisits, remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, mailbox } from '../adapters/mail/mail.ts'
import { linksOf } from '../config/links.ts'
import { type OpenDatabase, transact } from '../database/database.ts'
import { findByLink, writeTopic } from '../mail/repository/mail-preferences.ts'
import { writeSettings } from '../settings/repository/settings.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendReminders } from './send-reminders.ts'

const links = linksOf('http://localhost:3000')
const from = mailbox('Ensaio <ola@ensaio.test>')
const at = (day: string, time: string) => instantAt(day, time, 'America/Sao_Paulo')
const longAgo = at('2026-11-20', '12:00')
const start = at('2026-12-10', '10:30')

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
/** Runs the job at a day and time, as two servers would: the second finds nothing to do. */
async function tick(day: string, time: string): Promise<number> {
  now = at(day, time)
  const failures: unknown[] = []
  const run = () => sendReminders({ db: database.db, clock, links }, (error) => failures.push(error))
  const written = await run()
  expect([await run(), failures]).toEqual([0, []])
  return written
}
const letters = () =>
  database.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).orderBy('id').execute()
const recipients = async () => (await letters()).map(({ recipient }) => recipient).toSorted()
async function deliver(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await deliverMail({ db: database.db, clock, mailer, from, links }, (error) => {
    throw error
  })
  return sent
}

const usual = { start, bookedAt: longAgo, receiver: 'ana@exemplo.test' }

describe('reminders of a visit (rule visit-reminders)', () => {
  test('each of the three goes once to the receiver and the orderer, at its time', async () => {
    const [id = 0] = await scene.add([usual])
    expect(await tick('2026-12-08', '10:29')).toBe(0)
    expect(await tick('2026-12-08', '10:30')).toBe(2)
    expect(await tick('2026-12-09', '10:30')).toBe(2)
    expect(await tick('2026-12-10', '07:59')).toBe(0)
    // The morning's, and the photographer's summary, which the evening before had missed.
    expect(await tick('2026-12-10', '08:00')).toBe(3)
    expect(await tick('2026-12-10', '10:30')).toBe(0)
    const sent = await letters()
    const to = (address: string) => sent.filter(({ recipient }) => recipient === address)
    expect(to('ana@exemplo.test').map(({ subject }) => subject.split(':')[0])).toEqual([
      'Lembrete da visita',
      'O fotógrafo vem amanhã',
      'O fotógrafo vem hoje',
    ])
    const [first, second] = to('ana@exemplo.test')
    expect(first?.subject).toMatch(/Rua Augusta, 1500, Unidade 84, 10\/12\/2026$/)
    expect(first?.text).toMatch(/Quando: quinta-feira, 10 de dezembro de 2026, 10h30/)
    expect(first?.text).toMatch(/O fotógrafo vem na quinta-feira, 10 de dezembro\. Se o dia/)
    expect(first?.text).toMatch(/Como preparar o imóvel\n- Acenda/)
    expect(first?.text).toMatch(/http:\/\/localhost:3000\/calendar\/[\w-]+/)
    expect(first?.text).toMatch(/até 24 horas antes/)
    expect(second?.text).toMatch(/O horário não muda mais por aqui/)
    expect(to('pedido@casa.test')[0]?.text).toContain(`http://localhost:3000/sessions/${id}`)
    const lines = await database.db
      .selectFrom('session_events')
      .select('detail')
      .where('kind', '=', 'reminded')
      .orderBy('id')
      .execute()
    expect(lines.map(({ detail }) => detail.reminder)).toEqual(['two_days', 'one_day', 'morning', 'day'])
  })

  test('a cancelled visit gets none', async () => {
    const [id = 0] = await scene.add([usual])
    await scene.cancel(id, now)
    expect(await tick('2026-12-08', '10:30')).toBe(0)
  })

  test('a moved visit gets those of its new time alone', async () => {
    const [id = 0] = await scene.add([usual])
    expect(await tick('2026-12-08', '10:30')).toBe(2)
    await scene.move(id, at('2026-12-12', '13:30'), at('2026-12-08', '11:00'))
    expect(await tick('2026-12-09', '10:30')).toBe(0)
    expect(await tick('2026-12-10', '08:00')).toBe(0)
    expect(await tick('2026-12-10', '13:30')).toBe(2)
  })

  test('a visit that is moved to a near time gets those that lie ahead of the move', async () => {
    const [id = 0] = await scene.add([{ ...usual, start: at('2026-12-20', '10:30') }])
    await scene.move(id, at('2026-12-10', '13:30'), at('2026-12-09', '12:00'))
    expect(await tick('2026-12-09', '12:30')).toBe(0)
    expect(await tick('2026-12-09', '13:30')).toBe(2)
  })

  test('a visit that was booked late gets those that lie ahead', async () => {
    await scene.add([{ ...usual, bookedAt: at('2026-12-09', '12:00') }])
    expect(await tick('2026-12-09', '12:01')).toBe(0)
    expect(await tick('2026-12-09', '20:00')).toBe(1)
    expect(await tick('2026-12-10', '08:00')).toBe(2)
  })

  test('who orders and receives gets one mail, and who said that they cannot receive gets none', async () => {
    const [own = 0] = await scene.add([{ ...usual, receiver: 'PEDIDO@casa.test' }])
    await tick('2026-12-09', '10:30')
    expect(await recipients()).toEqual(['PEDIDO@casa.test'])
    await database.db.deleteFrom('outbox').execute()
    await database.db.updateTable('photo_sessions').set({ unable_at: now }).where('id', '=', own).execute()
    await tick('2026-12-10', '08:00')
    expect(await recipients()).toEqual(['foto0@casa.test', 'pedido@casa.test'])
  })

  test('who was invited to choose the date is told, too', async () => {
    await scene.add([{ ...usual, invited: 'sindica@exemplo.test' }])
    await tick('2026-12-09', '10:30')
    expect(await recipients()).toEqual(
      ['ana@exemplo.test', 'pedido@casa.test', 'sindica@exemplo.test'].toSorted(),
    )
  })

  test('visits of one order on one day are told in one mail', async () => {
    const group = await scene.addGroup()
    const visit = { ...usual, groupId: group.id }
    await scene.add([
      visit,
      { ...visit, unit: '85', start: at('2026-12-10', '13:30') },
      { ...visit, unit: '86', start: at('2026-12-10', '15:30'), photographer: 1 },
      { ...visit, unit: '87', start: at('2026-12-11', '10:30') },
    ])
    expect(await tick('2026-12-09', '10:30')).toBe(4)
    const sent = await letters()
    const mine = sent.filter(({ recipient }) => recipient === 'ana@exemplo.test')
    // The day after's visit is two days ahead, and has its own.
    expect(
      mine.map(({ text }) => ['84', '85', '86', '87'].filter((unit) => text.includes(`Unidade ${unit}`))),
    ).toEqual([['84', '85', '86'], ['87']])
    expect(mine[0]?.text).toContain(`/calendar/${group.token}`)
    expect(await tick('2026-12-09', '13:30')).toBe(0)
    expect(await tick('2026-12-09', '15:30')).toBe(0)
  })

  test('a reminder that waits for the mail server is dropped once the visit moves', async () => {
    const [id = 0] = await scene.add([usual, { ...usual, receiver: 'rui@exemplo.test', photographer: 1 }])
    await tick('2026-12-09', '10:30')
    await scene.cancel(id, now)
    const sent = await deliver()
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(
      ['pedido@casa.test', 'rui@exemplo.test'].toSorted(),
    )
    expect(await letters()).toHaveLength(2)
  })
})

describe('a reminder of several visits that waits for the mail server (rule visit-reminders)', () => {
  const subjectsTo = (sent: readonly Mail[], address: string) =>
    sent
      .filter(({ to }) => to.address === address)
      .map(({ text }) => [...text.matchAll(/Unidade (\d+)/g)].map(([, unit]) => unit))
  const three = async () => {
    const { id: groupId } = await scene.addGroup()
    const ids = await scene.add([
      { ...usual, groupId },
      { ...usual, groupId, unit: '85', start: at('2026-12-10', '13:30') },
      { ...usual, groupId, unit: '86', start: at('2026-12-10', '15:30'), photographer: 1 },
    ])
    expect(await tick('2026-12-09', '10:30')).toBe(2)
    return ids
  }

  test('leaves out the one that moved, and tells of the others', async () => {
    const [, moved = 0] = await three()
    await scene.move(moved, at('2026-12-12', '13:30'), now)
    const sent = await deliver()
    expect(subjectsTo(sent, 'ana@exemplo.test')).toEqual([['84', '86']])
    expect(subjectsTo(sent, 'pedido@casa.test')).toEqual([['84', '86']])
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(['ana@exemplo.test', 'pedido@casa.test'])
    const mine = sent.find(({ to }) => to.address === 'ana@exemplo.test')
    expect(mine?.text).toContain(mine?.unsubscribeUrl ?? 'none')
    expect(await deliver()).toEqual([])
    // The moved one has the reminders of its new time.
    expect(await tick('2026-12-11', '13:30')).toBe(2)
  })

  test('is about the single one that is left, under its own address', async () => {
    const [moved = 0, , canceled = 0] = await three()
    await scene.move(moved, at('2026-12-12', '10:30'), now)
    await scene.cancel(canceled, now)
    const sent = await deliver()
    const mine = sent.find(({ to }) => to.address === 'ana@exemplo.test')
    expect(mine?.subject).toMatch(/: Rua Augusta, 1500, Unidade 85, 10\/12\/2026$/)
  })

  test('so does one of missing dates, once a date was chosen for some', async () => {
    const { id: groupId } = await scene.addGroup()
    const one = { start: null, bookedAt: at('2026-12-01', '10:00'), groupId, invited: 'sindica@exemplo.test' }
    const [dated = 0] = await scene.add([one, { ...one, unit: '85' }, { ...one, unit: '86' }])
    expect(await tick('2026-12-04', '10:00')).toBe(1)
    await scene.cancel(dated, now)
    expect(subjectsTo(await deliver(), 'sindica@exemplo.test')).toEqual([['85', '86']])
  })
})

test('no two reminders to one reader have equal subjects, however early the visit (rule mail-subjects)', async () => {
  const hours = ['06:30', '07:30', '08:30', '10:30', '21:30']
  await scene.add(
    hours.map((hour, nth) => ({
      ...usual,
      unit: String(nth),
      photographer: nth % 3,
      start: at('2026-12-10', hour),
    })),
  )
  await scene.add([{ start: null, bookedAt: at('2026-12-01', '10:30'), unit: 'sem data' }])
  for (const day of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'])
    for (let hour = 0; hour < 24; hour += 1) await tick(day, `${String(hour).padStart(2, '0')}:30`)
  await tick('2026-12-04', '10:30')
  await tick('2026-12-08', '10:30')
  const subjects = (await letters()).map(({ recipient, subject }) => `${recipient} ${subject}`)
  expect(subjects.length).toBeGreaterThan(hours.length * 6)
  expect(subjects.filter((one, nth) => subjects.indexOf(one) !== nth)).toEqual([])
})

describe('reminders of a missing date (rule date-reminders)', () => {
  const ordered = at('2026-12-01', '10:00')

  test('after three days to who should choose, after seven to who ordered, too', async () => {
    await scene.add([{ start: null, bookedAt: ordered, invited: 'sindica@exemplo.test' }])
    expect(await tick('2026-12-04', '09:59')).toBe(0)
    expect(await tick('2026-12-04', '10:00')).toBe(1)
    expect(await tick('2026-12-08', '10:00')).toBe(2)
    expect(await tick('2026-12-20', '10:00')).toBe(0)
    expect(await recipients()).toEqual(['pedido@casa.test', 'sindica@exemplo.test', 'sindica@exemplo.test'])
    const [first] = await letters()
    expect(first?.subject).toMatch(/^Falta escolher o dia do ensaio: Rua Augusta, 1500, Unidade 84$/)
    expect(first?.text).toMatch(/\/calendar\/[\w-]+/)
  })

  test('one mail for the ensaios of an order, with the link that books them together', async () => {
    const group = await scene.addGroup()
    const one = { start: null, bookedAt: ordered, groupId: group.id }
    await scene.add([one, { ...one, unit: '85' }])
    expect(await tick('2026-12-04', '10:00')).toBe(1)
    expect((await letters())[0]?.text).toContain(`/calendar/${group.token}`)
  })

  test('an ensaio that lost its date counts from then, and one that got a date has none', async () => {
    const [lost = 0, booked = 0] = await scene.add([usual, { start: null, bookedAt: ordered }])
    await scene.askForDate(lost, at('2026-12-05', '15:00'))
    await scene.cancel(booked, now)
    expect(await tick('2026-12-04', '10:00')).toBe(0)
    expect(await tick('2026-12-08', '15:00')).toBe(1)
    expect(await recipients()).toEqual(['ana@exemplo.test'])
  })
})

test('late deliveries are told to who may dispatch, in one mail a morning (rule late-delivery-mail)', async () => {
  const [late = 0, other = 0, done = 0] = await scene.add([
    usual,
    { ...usual, unit: '85', photographer: 1 },
    { ...usual, unit: '86', photographer: 2 },
  ])
  for (const id of [late, other]) await scene.photograph(id)
  await scene.deliver(done, now)
  expect(await tick('2026-12-14', '12:00')).toBe(0)
  expect(await tick('2026-12-15', '07:59')).toBe(0)
  expect(await tick('2026-12-15', '08:00')).toBe(1)
  const [mail] = await letters()
  expect(mail).toMatchObject({ recipient: 'coordena@casa.test', subject: '2 entregas atrasadas' })
  expect(mail?.text).toMatch(/Prometido para 14\/12\/2026: Rua Augusta, 1500, Unidade 84/)
  expect(await tick('2026-12-16', '08:00')).toBe(0)
})

describe('what a reader turned off (rule mail-preferences)', () => {
  test('does not come, and the others get theirs', async () => {
    await scene.add([usual])
    const off = { topic: 'visit_reminders', is_on: false } as const
    await transact(database.db, (tx) => writeTopic(tx, 'Ana@exemplo.test', off, now))
    await tick('2026-12-09', '10:30')
    expect(await recipients()).toEqual(['pedido@casa.test'])
  })

  test('each reminder has the headers and the link of RFC 8058, by which its reader is found', async () => {
    await scene.add([usual])
    await tick('2026-12-09', '10:30')
    const sent = await deliver()
    const mine = sent.find(({ to }) => to.address === 'ana@exemplo.test')
    const token = /\/mails\/([\w-]{32})\?tema=visit_reminders$/.exec(mine?.unsubscribeUrl ?? '')?.[1] ?? ''
    expect(mine?.text).toContain(mine?.unsubscribeUrl ?? 'none')
    expect(await findByLink(database.db, token)).toMatchObject({
      email: 'ana@exemplo.test',
      off: [],
      person: null,
    })
  })

  test('the house turns reminders off', async () => {
    await scene.add([usual, { start: null, bookedAt: at('2026-12-06', '10:30') }])
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('role', 'is not', null)
      .executeTakeFirstOrThrow()
    const off = { ...initialSettings, visit_reminders: false, date_reminders: false }
    await transact(database.db, (tx) => writeSettings(tx, off, id, now))
    expect(await tick('2026-12-09', '10:30')).toBe(0)
  })
})
