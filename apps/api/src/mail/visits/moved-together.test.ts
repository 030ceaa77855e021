import type { PlacedOrder } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoBooking } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const orderer = 'pospago@demo.test'
// Far enough that the demo has no visit then.
const monday = '2027-01-11'
const ana = { name: 'Ana Souza', phone: '(51) 99999-8888', email: 'ana@exemplo.test' }
const bia = { name: 'Bia Lima', phone: '(51) 99999-7777', email: 'bia@exemplo.test' }

let demo: DemoApp
let placed: PlacedOrder
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
})
afterAll(() => demo.close())
beforeEach(async () => {
  const owner = await signedIn(demo.app, orderer)
  const { id } = await demo.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  const units = ['81', '82', '83'].map((unit) => ({ unit, complement: 'Torre B', area: 60 }))
  placed = (await owner.post('/sessions', demoOrder(id, { units }))).body.data
  return () => demo.db.deleteFrom('bookings').where('day', '=', monday).execute()
})

const group = () => placed.group_token ?? ''
const tokenOf = (nth: number) => placed.sessions[nth]?.token ?? ''

async function book(token: string, body: object): Promise<void> {
  const answer = await demoCaller(demo.app).post(`/sessions/public/${token}`, body)
  expect(answer.status, answer.text).toBe(200)
}

/** Books each unit by its own link, received by the given person. */
async function bookEach(receivers: readonly (typeof ana)[]): Promise<void> {
  const hours = ['08h30', '10h30', '13h30']
  for (const [nth, scheduling_responsible_info] of receivers.entries())
    await book(tokenOf(nth), demoBooking(monday, hours[nth] ?? '', { scheduling_responsible_info }))
}

/** Moves all units by the link of all, and returns the mails about it, but those to photographers. */
async function moveAll() {
  await demo.db.deleteFrom('outbox').execute()
  const units = placed.sessions.map(({ token }) => token)
  await book(group(), { date: monday, hour: '10h30', units })
  const mails = await demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return mails.filter(({ recipient }) => [orderer, ana.email, bia.email].includes(recipient))
}

test('each person who receives is mailed their own visits, with the single mail where it is one', async () => {
  await bookEach([ana, bia, ana])
  const [toOrderer, toAna, toBia, ...more] = await moveAll()
  expect(more).toEqual([])
  expect([toOrderer, toAna, toBia].map((mail) => mail?.recipient)).toEqual([orderer, ana.email, bia.email])
  expect(toOrderer?.subject).toContain('3 ensaios reagendados')
  expect(toOrderer?.text).toContain('Ana Souza e Bia Lima')

  expect(toAna?.subject).toContain('2 ensaios reagendados')
  expect(toAna?.text).toContain('Unidade 81, Torre B: segunda-feira, 11 de janeiro de 2027, 10h30')
  expect(toAna?.text).toContain('Unidade 83, Torre B: segunda-feira, 11 de janeiro de 2027, 15h30')
  expect(toAna?.text).not.toContain('Unidade 82')
  expect(toAna?.text).toContain(`/calendar/${group()}\n`)
  expect(toAna?.event?.others).toHaveLength(1)

  expect(toBia?.text).toContain('segunda-feira, 11 de janeiro de 2027, 13h30')
  expect(toBia?.text).toContain('Unidade 82')
  expect(toBia?.text).toContain(`/calendar/${tokenOf(1)}\n`)
  expect(toBia?.event?.others ?? []).toEqual([])
})

test('where nobody is known to receive the first, the others are mailed all the same', async () => {
  await bookEach([ana, bia, bia])
  await demo.db
    .updateTable('photo_sessions')
    .set({ scheduling_responsible_info: null })
    .where('id', '=', placed.sessions[0]?.id ?? 0)
    .execute()
  const mails = await moveAll()
  expect(mails.map(({ recipient }) => recipient)).toEqual([orderer, bia.email])
  expect(mails[1]?.subject).toContain('2 ensaios reagendados')
})

test('who ordered and receives one themselves is mailed it once, and the others beside', async () => {
  await bookEach([{ ...ana, email: orderer }, bia, bia])
  const mails = await moveAll()
  expect(mails.map(({ recipient }) => recipient)).toEqual([orderer, orderer, bia.email])
  expect(mails[0]?.subject).toContain('2 ensaios reagendados')
  expect(mails[0]?.text).not.toContain('Unidade 81')
  expect(mails[1]?.text).toContain('Unidade 81')
})
