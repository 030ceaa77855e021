import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { type Tx, transact } from '../../database/database.ts'
import { dateReminderLetters, visitReminderLetters } from '../../scheduling/reminders/reminder-letters.ts'
import { mailDelivery } from '../delivery/delivered.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { mailHostingRenewed } from './hosting-renewed.ts'
import { mailUnable } from './mail-unable.ts'
import { mailAbsence, mailCancellation, mailNewDate, mailVisit } from './mail-visit.ts'
import { mailNewSession } from './new-session.ts'
import { mailPaymentReceived, mailPaymentRefunded } from './payment-moved.ts'
import { mailServiceChange } from './service-changed.ts'
import { mailTogether } from './visits-together.ts'

const noon = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const ana = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }
const orderer = 'pospago@demo.test'
const clara = 'clara@horizonte.test'
const davi = 'davi@horizonte.test'

let demo: DemoApp
let place: { id: number; token: string; companyId: number; ordererId: number }

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  const { db } = demo
  place = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .select(['s.id', 's.token', 's.company_id as companyId', 'users.id as ordererId'])
    .where('users.email', '=', orderer)
    .where('s.status', '=', 2)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('photo_sessions')
    .set({ scheduling_responsible_info: JSON.stringify(ana), notification: 0 })
    .where('id', '=', place.id)
    .execute()
  // Staff and photographers have mails of their own.
  await db.updateTable('users').set({ disabled_at: noon }).where('scope', '!=', 'client').execute()
  await db
    .deleteFrom('users')
    .where('company_id', '=', place.companyId)
    .where('id', '!=', place.ordererId)
    .execute()
  const people = [
    [clara, 'manager', 'hash', null],
    [davi, 'manager', 'hash', null],
    ['convidada@horizonte.test', 'manager', null, null],
    ['saiu@horizonte.test', 'manager', 'hash', noon],
    ['pede@horizonte.test', 'orders', 'hash', null],
  ] as const
  for (const [email, client_role, password_hash, disabled_at] of people)
    await db
      .insertInto('users')
      .values({
        email,
        name: email,
        scope: 'client',
        company_id: place.companyId,
        client_role,
        password_hash,
        disabled_at,
        created_at: noon,
      })
      .execute()
})
afterAll(() => demo.close())
beforeEach(() => setAccess({ email: orderer, isOpen: false }))

const setAccess = ({ email, isOpen }: { email: string; isOpen: boolean }) =>
  demo.db
    .updateTable('users')
    .set({ disabled_at: isOpen ? null : noon })
    .where('email', '=', email)
    .execute()

async function readersOf(write: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  await demo.db.deleteFrom('outbox').execute()
  await transact(demo.db, write)
  const mails = await demo.db.selectFrom('outbox').select('recipient').orderBy('id').execute()
  return mails.map(({ recipient }) => recipient).filter((recipient) => recipient !== ana.email)
}

const about = () => ({ sessionId: place.id, links })
const together = () => ({ token: 'g'.repeat(32), tokens: [place.token], kind: 'scheduled' as const, links })
const ordered = () => ({ sessionIds: [place.id], group: null, links, tellsOrderer: true })
const renewed = { months: 6, until: '2027-05-20', price: 6000, paidBy: 'credit' as const }
const changed = { from: 'Fotos', price: 'R$ 1,00', difference: 0, providerId: null }

async function put(tx: Tx, letters: Promise<Letter[]>): Promise<void> {
  for (const letter of await letters) await enqueueMail(tx, letter, noon)
}
const reminded = () => ({ sessionIds: [place.id], links })

const paid = () => ({ user_id: place.ordererId, reference: 'PAG-1', method: 'pix' as const })

const mails: [string, (tx: Tx) => Promise<unknown>][] = [
  ['a visit', (tx) => mailVisit(tx, { ...about(), kind: 'scheduled' }, noon)],
  ['a cancellation', (tx) => mailCancellation(tx, about(), noon)],
  ['a visit without a date', (tx) => mailNewDate(tx, { ...about(), from: 2 }, noon)],
  ['a no-show', (tx) => mailAbsence(tx, { ...about(), who: 'client' }, noon)],
  ['visits booked together', (tx) => mailTogether(tx, together(), noon)],
  ['an order', (tx) => mailNewSession(tx, ordered(), noon)],
  ['a refund', (tx) => mailPaymentRefunded(tx, paid(), { amount_cents: 9900, reason: 'Em dobro' }, noon)],
  ['a payment', (tx) => mailPaymentReceived(tx, { ...paid(), amount_cents: 9900 }, noon)],
  ['nobody who receives', (tx) => mailUnable(tx, { tokens: [place.token], reason: '', links }, noon)],
  ['a delivery', (tx) => mailDelivery(tx, { ...about(), isAgain: false }, noon)],
  ['another service', (tx) => mailServiceChange(tx, { ...about(), ...changed }, noon)],
  ['a coming visit', (tx) => put(tx, visitReminderLetters(tx, { ...reminded(), kind: 'one_day' }, noon))],
  ['a missing date', (tx) => put(tx, dateReminderLetters(tx, { ...reminded(), kind: 'second' }))],
  ['a hosting given', (tx) => mailHostingRenewed(tx, { ...about(), ...renewed, userId: null }, noon)],
  [
    'a hosting paid by them',
    (tx) => mailHostingRenewed(tx, { ...about(), ...renewed, userId: place.ordererId }, noon),
  ],
]

describe.each(mails)('the mail about %s (rule mail-readers)', (_what, write) => {
  test('goes to whoever ordered, while they have access', async () => {
    await setAccess({ email: orderer, isOpen: true })
    expect(await readersOf(write)).toEqual([orderer])
  })

  test('goes to the managers who can sign in, once their access was taken away', async () => {
    expect(await readersOf(write)).toEqual([clara, davi])
  })

  test('goes to nobody where no manager can sign in', async () => {
    for (const email of [clara, davi]) await setAccess({ email, isOpen: false })
    expect(await readersOf(write)).toEqual([])
    for (const email of [clara, davi]) await setAccess({ email, isOpen: true })
  })
})

test('a manager who receives the photographer gets one mail, as whoever receives', async () => {
  await demo.db
    .updateTable('photo_sessions')
    .set({ scheduling_responsible_info: JSON.stringify({ ...ana, email: clara }) })
    .where('id', '=', place.id)
    .execute()
  expect(await readersOf((tx) => mailVisit(tx, { ...about(), kind: 'scheduled' }, noon))).toEqual([
    davi,
    clara,
  ])
})
