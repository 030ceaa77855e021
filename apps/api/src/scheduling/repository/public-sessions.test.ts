import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { expect, onTestFinished, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'

test('link, calendar file and mails name the photographer by the first name, and by none after the visit (rule first-name-only)', async () => {
  const demo = await openDemoApp({ now: noon })
  onTestFinished(() => demo.close())
  const anybody = () => demoCaller(demo.app)
  const place = await demoVisits(demo).unscheduled()
  const link = `/sessions/public/${place.token}`
  expect((await anybody().post(link, demoBooking(monday, '08h30'))).status).toBe(200)
  const { name } = await demo.db
    .selectFrom('bookings')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select('providers.name')
    .where('session_id', '=', place.id)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [first = '', surname = ''] = name.split(' ')
  const told = [(await anybody().get(link)).text, (await anybody().get(`${link}/visit.ics`)).text]
  const mails = demo.db.selectFrom('outbox').selectAll().where('recipient', '=', 'ana@exemplo.test')
  const mail = JSON.stringify(await mails.execute())
  for (const text of [...told, mail]) {
    expect(text).toContain(first)
    expect(text).not.toContain(surname)
  }

  await demo.db.insertInto('arrivals').values({ session_id: place.id, on_the_way_at: noon }).execute()
  await demo.db
    .updateTable('photo_sessions')
    .set({ status: 5, delivered_at: noon })
    .where('id', '=', place.id)
    .execute()
  const after = await anybody().get(link)
  expect(after.text).not.toContain(first)
  expect(after.body.data).toMatchObject({
    status: 5,
    provider_name: null,
    arrival: null,
    preparedness: null,
  })
})
