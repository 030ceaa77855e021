import { calendarFile } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { mailNewSession } from './new-session.ts'
import { mailPaymentReceived } from './payment-moved.ts'

const noon = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const orderer = 'pospago@demo.test'
const ana = { name: 'Ana Souza', phone: '(51) 99999-8888', email: 'ana@exemplo.test' }

let demo: DemoApp
let place: { id: number; token: string }
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  place = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .select(['s.id', 's.token'])
    .where('users.email', '=', orderer)
    .where('s.status', '=', 1)
    .where('s.city', '=', 'São Paulo')
    .executeTakeFirstOrThrow()
  // Mails to photographers have their own test file.
  await demo.db.updateTable('providers').set({ user_id: null }).execute()
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('bookings').where('session_id', '=', place.id).execute()
  const afresh = { status: 1, scheduled_for: null, canceled_at: null, notification: 4 } as const
  await demo.db
    .updateTable('photo_sessions')
    .set({ ...afresh, cancellation_fee_cents: null, scheduling_responsible_info: null })
    .where('id', '=', place.id)
    .execute()
  await demo.db.deleteFrom('outbox').execute()
})

async function newMails() {
  const mails = await demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  await demo.db.deleteFrom('outbox').execute()
  return mails
}

async function book(hour: string, over: object = {}, responsible = ana) {
  const body = { date: '2026-11-30', hour, keys: 'Na portaria', scheduling_responsible_info: responsible }
  return demoCaller(demo.app).post(`/sessions/public/${place.token}`, { ...body, ...over })
}

async function cancel() {
  const caller = await signedIn(demo.app, orderer)
  return caller.post(`/sessions/${place.id}`, { status: 3 })
}

describe('a visit from its booking to its end', () => {
  test('mails both sides about each change, as one calendar entry', async () => {
    expect((await book('10h30')).status).toBe(200)
    const booked = await newMails()
    expect(booked.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [orderer, expect.stringMatching(/^Ensaio agendado: .+, 30\/11\/2026$/)],
      [ana.email, expect.stringMatching(/^Ensaio agendado: .+, 30\/11\/2026$/)],
    ])
    const [notice, invitation] = booked
    expect(notice?.text).toContain('Quem recebe: Ana Souza')
    expect(notice?.text).toContain(`${links.session(place.id)}\n`)
    expect(invitation?.text).toContain('Quando: segunda-feira, 30 de novembro de 2026, 10h30')
    expect(invitation?.text).toContain(`${links.calendar(place.token)}\n`)
    expect(invitation?.text).toContain('Como preparar o imóvel\n- Acenda')

    demo.setClock('2026-11-21T15:00:00.000Z')
    expect((await book('13h30')).status).toBe(200)
    const moved = await newMails()
    expect(moved.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^Ensaio reagendado: .+, 30\/11\/2026$/)),
    )

    demo.setClock('2026-11-30T15:00:00.000Z')
    expect((await cancel()).status).toBe(200)
    const canceled = await newMails()
    expect(canceled.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [orderer, expect.stringMatching(/^Ensaio cancelado: .+, 30\/11\/2026$/)],
      [ana.email, expect.stringMatching(/^Ensaio cancelado: .+, 30\/11\/2026$/)],
    ])
    const [told, released] = canceled
    expect(told?.text).toMatch(/Taxa de cancelamento \(30%\): R\$\s\d+,\d\d/)
    // The person with the keys must not read what the company pays.
    expect(`${released?.text}${released?.html}`).not.toMatch(/Taxa|R\$/)
    expect(released?.text).not.toContain(place.token)

    const events = [booked, moved, canceled].flat().map(({ event }) => event)
    expect(new Set(events.map((event) => event?.uid))).toEqual(new Set([`${place.token.slice(0, 8)}@ensaio`]))
    const [first = 0, second = 0, third = 0] = [booked, moved, canceled].map(
      ([mail]) => mail?.event?.sequence,
    )
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(events.map((event) => event?.status)).toEqual([
      ...Array(4).fill('CONFIRMED'),
      ...Array(2).fill('CANCELLED'),
    ])
    const file = calendarFile(moved[0]?.event ?? (booked[0]?.event as never))
    expect(file).toContain('DTSTART:20261130T163000Z\r\n')
  })

  test('a new person with the keys gets a mail, and the others get none', async () => {
    await book('10h30')
    await newMails()
    await book('10h30', { keys: 'Com a vizinha' })
    expect(await newMails()).toEqual([])
    await book('10h30', {}, { ...ana, name: 'Rui Dias', email: 'rui@exemplo.test' })
    expect((await newMails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['rui@exemplo.test', expect.stringMatching(/^Ensaio agendado: /)],
    ])
    await cancel()
  })

  test('one person on both sides gets one mail', async () => {
    await book('10h30', {}, { ...ana, email: orderer })
    expect((await newMails()).map(({ recipient }) => recipient)).toEqual([orderer])
    await cancel()
    expect((await newMails()).map(({ recipient }) => recipient)).toEqual([orderer])
  })

  test('a refused booking sends no mail', async () => {
    expect((await book('10h30', { date: '2026-11-29' })).status).toBe(409)
    expect(await newMails()).toEqual([])
  })

  test('the cancellation of an ensaio without a date mentions no fee and has no calendar entry', async () => {
    await cancel()
    const [told, invited] = await newMails()
    expect([told?.event, invited?.event]).toEqual([null, null])
    expect(told?.text).not.toMatch(/Taxa|Quando/)
    expect(invited?.recipient).toMatch(/@exemplo\.test$/)
  })
})

describe('an order', () => {
  const order = (sessionIds: number[], group: string | null = null) =>
    transact(demo.db, (tx) => mailNewSession(tx, { sessionIds, group, links, tellsOrderer: true }, noon))

  test('is mailed to the person who ordered, and with notification 4 to the responsible person', async () => {
    await order([place.id])
    const [first, second] = await newMails()
    expect([first?.recipient, first?.subject]).toEqual([orderer, expect.stringMatching(/^Ensaio criado: /)])
    expect(second?.subject).toMatch(/^Escolha o dia do ensaio: /)
    expect(second?.text).toMatch(/^Olá, \p{L}+!\n\nA Construtora Horizonte pediu um ensaio em /u)
    for (const mail of [first, second]) {
      expect(mail?.text).toContain(`Escolher dia e horário:\n${links.calendar(place.token)}\n`)
    }
    expect(second?.text).not.toMatch(/R\$/)
  })

  test('several units are in one mail per person, with one link for all', async () => {
    const others = await demo.db
      .selectFrom('photo_sessions')
      .select(['id', 'token'])
      .where('status', '=', 1)
      .where('company_id', '=', 1)
      .limit(3)
      .execute()
    const group = 'g'.repeat(32)
    await order(
      others.map(({ id }) => id),
      group,
    )
    const mails = await newMails()
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^3 ensaios criados: /),
      expect.stringMatching(/^Escolha o dia do ensaio: /),
    ])
    for (const { text } of mails) {
      expect(text).toContain(`Escolher dia e horário:\n${links.calendar(group)}\n`)
      for (const { token } of others) expect(text).not.toContain(token)
    }
  })

  test('without notification the responsible person gets no mail', async () => {
    await demo.db.updateTable('photo_sessions').set({ notification: 0 }).where('id', '=', place.id).execute()
    await order([place.id])
    expect((await newMails()).map(({ recipient }) => recipient)).toEqual([orderer])
  })
})

test('a received payment is mailed to the payer, with the new balance', async () => {
  const payer = await demo.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'prepago@demo.test')
    .executeTakeFirstOrThrow()
  const payment = { user_id: payer.id, amount_cents: 39_900, reference: 'pay_abc' }
  await transact(demo.db, (tx) => mailPaymentReceived(tx, payment, noon))
  const [mail] = await newMails()
  expect(mail).toMatchObject({ recipient: 'prepago@demo.test', subject: 'Pagamento recebido' })
  expect(mail?.text).toContain('Valor pago: R$\u00a0399,00\nCréditos: R$\u00a0500,00\nReferência: pay_abc')
})
