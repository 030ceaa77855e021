import { type PlacedOrder, type ServiceOffers, slotStart } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoBooking } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const morning = slotStart(monday, '08h30', 'America/Sao_Paulo')

let demo: DemoApp
let owner: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

async function order(more: object = {}): Promise<PlacedOrder> {
  const { id } = await demo.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  const answer = await owner.post('/sessions', demoOrder(id, more))
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const tokenOf = ({ sessions }: PlacedOrder, nth = 0) => sessions[nth]?.token ?? ''
const idOf = ({ sessions }: PlacedOrder, nth = 0) => sessions[nth]?.id ?? 0

async function book(token: string): Promise<void> {
  const answer = await demoCaller(demo.app).post(`/sessions/public/${token}`, demoBooking(monday, '08h30'))
  expect(answer.status, answer.text).toBe(200)
}

/** Changes to a service whose name has a capital T, as the start of a visit has. */
async function changeToTour(id: number): Promise<void> {
  const { offers } = (await owner.get(`/sessions/${id}/services`)).body.data as ServiceOffers
  const offer = offers.find(({ service, difference }) => service.name.startsWith('Tour') && difference > 0)
  const body = { service_id: offer?.service.id, difference: offer?.difference }
  const answer = await owner.post(`/sessions/${id}/service`, body)
  expect(answer.status, answer.text).toBe(200)
}

async function eventsOf(token: string) {
  const answer = await demoCaller(demo.app).get(`/sessions/public/${token}/visit.ics`)
  expect(answer.status, answer.text).toBe(200)
  const events = new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent')
  return events.map((event) => ({
    status: event.getFirstPropertyValue('status'),
    start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
  }))
}

test('the name of a changed service is no start: the others of a link are in its file', async () => {
  const units = ['81', '82'].map((unit) => ({ unit, complement: 'Torre B', area: 60 }))
  const placed = await order({ units })
  await changeToTour(idOf(placed, 1))
  expect((await owner.post(`/sessions/${idOf(placed, 1)}`, { status: 3 })).status).toBe(200)
  await book(tokenOf(placed))
  expect(await eventsOf(placed.group_token ?? '')).toEqual([{ status: 'CONFIRMED', start: morning }])
})

test('a date that was released after a change of service is called off at the start that it had', async () => {
  const placed = await order()
  await book(tokenOf(placed))
  await changeToTour(idOf(placed))
  const staff = await signedIn(demo.app, 'admin@demo.test')
  expect((await staff.post(`/sessions/${idOf(placed)}`, { status: 1 })).status).toBe(200)
  expect(await eventsOf(tokenOf(placed))).toEqual([{ status: 'CANCELLED', start: morning }])
})
