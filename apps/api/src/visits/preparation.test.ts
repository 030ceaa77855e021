import {
  type AuditPage,
  instantAt,
  type KeptPreparation,
  type PreparationList,
  type PublicSession,
  preparationLists,
  standardPreparation,
} from '@ensaio/domain'
import { type DemoPlace, demoBooking, demoReceiver, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { sendReminders } from '../jobs/send-reminders.ts'

const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const address = '/staff/settings/preparation'
const gate = { about: 'place', text: 'Abra o portão da garagem.' }
const fence = { about: 'other', text: 'Apare a grama da frente.' }
const general = { about: 'keys', text: 'Deixe as chaves na portaria.' }

let demo: DemoApp
let admin: Caller
let visits: ReturnType<typeof demoVisits>
let place: DemoPlace
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  visits = demoVisits(demo)
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('preparation_lists').execute()
  await demo.db.deleteFrom('outbox').execute()
  place = await visits.unscheduled()
  return () => visits.reset(place)
})

const lists = async (): Promise<KeptPreparation[]> => (await admin.get(address)).body.data
const listOf = async (list: PreparationList) => (await lists()).find((one) => one.list === list)
const save = (list: PreparationList, ...lines: object[]) => admin.post(address, { list, lines })
const anybody = () => demoCaller(demo.app)
const book = () => anybody().post(`/sessions/public/${place.token}`, demoBooking(monday, '08h30'))
const look = async (): Promise<PublicSession> =>
  (await anybody().get(`/sessions/public/${place.token}`)).body.data
const file = async () => (await anybody().get(`/sessions/public/${place.token}/visit.ics`)).text
const setKind = (kind: string | null) => admin.post(`/sessions/${place.id}`, { vertical_data: { kind } })
const mailsTo = async (recipient: string) => {
  const rows = await demo.db.selectFrom('outbox').select('text').where('recipient', '=', recipient).execute()
  return rows.map(({ text }) => text).join('\n')
}
const receiver = demoReceiver.email.toLowerCase()

describe('the lists of the house (rule preparation-lists)', () => {
  test('begin with the standard texts; a kind without lines of its own has those of every property', async () => {
    expect((await lists()).map(({ list }) => list)).toEqual(preparationLists)
    for (const one of await lists()) {
      expect(one).toEqual({ list: one.list, lines: standardPreparation(one.list), changed: null })
    }
    await save('property', general)
    expect((await listOf('land'))?.lines).toEqual([general])
    expect((await listOf('land'))?.changed).toBeNull()
    expect((await listOf('car'))?.lines).toEqual(standardPreparation('car'))
    await save('land', fence)
    expect(await listOf('land')).toMatchObject({ lines: [fence], changed: { at: noon } })
    await admin.post(`${address}/reset`, { list: 'land' })
    expect((await listOf('land'))?.lines).toEqual([general])
  })

  test('refuse an empty list, an empty line and an unknown topic, and say where', async () => {
    expect((await save('land')).status).toBe(422)
    const refused = await save('land', gate, { about: 'other', text: ' ' })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['lines.1.text']])
    expect((await save('land', { about: 'moon', text: 'Olhe' })).status).toBe(422)
    expect((await listOf('land'))?.changed).toBeNull()
  })

  test('are kept in the audit log with both texts; the same lines again are no change', async () => {
    const count = async () =>
      (
        await demo.db
          .selectFrom('office_events')
          .select('id')
          .where('kind', '=', 'preparation_changed')
          .execute()
      ).length
    const before = await count()
    await save('land', fence)
    await save('land', fence)
    await admin.post(`${address}/reset`, { list: 'land' })
    expect((await count()) - before).toBe(2)
    const page = (await admin.get('/staff/audit')).body.data as AuditPage
    const told = page.entries.filter(({ text }) => text.includes('lista de preparo')).slice(0, 2)
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('devolveu o texto original à lista de preparo “Terreno”'),
      expect.stringContaining('mudou a lista de preparo “Terreno”'),
    ])
    expect(told[1]?.changes).toEqual([
      { label: 'Linhas', from: expect.stringContaining('Acenda todas as luzes'), to: fence.text },
    ])
  })
})

describe('who receives the photographer reads the list of their kind of property', () => {
  test('on the page and in the calendar file of a booked visit, at once after a change', async () => {
    await save('house', gate)
    await save('property', general)
    expect((await look()).preparation).toBeUndefined()
    await setKind('house')
    expect((await book()).body.data).toMatchObject({ preparation: [gate] })
    expect((await file()).replaceAll('\r\n ', '')).toContain(gate.text)
    await setKind('apartment')
    expect((await look()).preparation).toEqual([general])
    await setKind(null)
    expect((await look()).preparation).toEqual([general])
    await save('property', fence)
    expect((await look()).preparation).toEqual([fence])
    await admin.post(`${address}/reset`, { list: 'property' })
    expect((await look()).preparation).toBeUndefined()
    expect((await file()).replaceAll('\r\n ', '')).toContain('Acenda todas as luzes')
  })

  test('in the mail of the booking and in the reminders', async () => {
    await save('house', gate)
    await setKind('house')
    await book()
    expect(await mailsTo(receiver)).toContain(`- ${gate.text}`)
    await save('house', fence)
    await demo.db.deleteFrom('outbox').execute()
    const now = instantAt('2026-11-29', '09:00', 'America/Sao_Paulo')
    const failures: unknown[] = []
    await sendReminders(
      { db: demo.db, clock: { now: () => now }, links: linksOf('http://localhost:3000') },
      (error) => failures.push(error),
    )
    expect(failures).toEqual([])
    const reminder = await mailsTo(receiver)
    expect(reminder).toContain(`- ${fence.text}`)
    expect(reminder).not.toContain(gate.text)
  })

  test('never that of another kind, and cars have their own', async () => {
    await save('property', general)
    await save('car', fence)
    const service = await demo.db
      .selectFrom('services')
      .select('id')
      .where('vertical_id', '=', 2)
      .executeTakeFirstOrThrow()
    const before = await visits.session(place.id)
    const change = (serviceId: number) =>
      demo.db
        .updateTable('photo_sessions')
        .set({ service_id: serviceId })
        .where('id', '=', place.id)
        .execute()
    await change(service.id)
    await book()
    expect((await look()).preparation).toEqual([fence])
    await admin.post(`${address}/reset`, { list: 'car' })
    expect((await look()).preparation).toBeUndefined()
    await change(before.service_id)
  })
})

test('an order names the kind of its property; a car has none (rule vertical-fields)', async () => {
  const refused = await admin.post(`/sessions/${place.id}`, { vertical_data: { kind: 'castle' } })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'vertical_data.kind': 'Escolha um tipo da lista.' },
  ])
  expect((await setKind('land')).body.data).toMatchObject({ vertical_data: { kind: 'land' } })
  await setKind(null)
})
