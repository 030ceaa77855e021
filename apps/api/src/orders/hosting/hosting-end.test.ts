import {
  defaultZone,
  firstHostingEnd,
  type Hosting,
  type Publication,
  type PublicProperty,
  type Session,
  type Tour,
} from '@ensaio/domain'
import { hostTour } from '@ensaio/testing/scenes/hosted-tour'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyTables } from '../../companies/repository/company-export.ts'
import { transact } from '../../database/database.ts'

const until = '2026-11-20'
// Its last day is over in São Paulo at 03:00 UTC.
const lastMinute = '2026-11-21T02:59:59.000Z'
const over = '2026-11-21T03:00:00.000Z'

let demo: DemoApp
let client: Caller
let admin: Caller
let sessionId: number
beforeAll(async () => {
  demo = await openDemoApp({ now: lastMinute })
  client = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  sessionId = await hostTour(demo.db, 'pospago@demo.test', until)
})
afterAll(() => demo.close())

const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
async function seenBy(caller: Caller) {
  const session: Session = dataOf(await caller.get(`/sessions/${sessionId}`))
  const tours = session.products.flatMap(({ deliverables }) =>
    (deliverables as Tour[]).filter((one) => 'matterport_url' in one),
  )
  return { end: firstHostingEnd(session.products), tour: tours.at(-1) }
}
test('a tour has no address from the day after its last one, but for our people, and a renewal brings it back (rule hosting-end)', async () => {
  const page: Publication = dataOf(await client.post(`/sessions/${sessionId}/publication`, publicationForm))
  const published = async () =>
    dataOf<PublicProperty>(await demoCaller(demo.app).get(`/properties/${page.code}`))
  const before = await seenBy(client)
  expect(before).toMatchObject({ end: until, tour: { hosted_until: until } })
  expect(before.tour).not.toHaveProperty('has_ended')
  const address = before.tour?.matterport_url ?? ''
  expect(address).toMatch(/^https:/)
  expect((await published()).tours).toContain(address)

  demo.setClock(over)
  const after = await seenBy(client)
  const gone = { matterport_url: null, tour_url: null, has_ended: true, hosted_until: until }
  expect(after).toMatchObject({ end: until, tour: gone })
  expect((await client.get(`/sessions/${sessionId}`)).text).not.toContain(address)
  expect((await published()).tours).toEqual([])
  expect((await seenBy(admin)).tour).toMatchObject({ matterport_url: address })

  const { offers }: Hosting = dataOf(await client.get(`/sessions/${sessionId}/hosting`))
  const [offer] = offers
  if (offer === undefined) throw new Error('The demo offers no renewal.')
  const renewal = { months: offer.months, price: offer.price, until: offer.until }
  dataOf(await client.post(`/sessions/${sessionId}/hosting`, renewal, { 'idempotency-key': 'a'.repeat(32) }))
  expect((await seenBy(client)).tour).toMatchObject({ matterport_url: address, hosted_until: offer.until })
  expect((await published()).tours).toContain(address)
})

test('neither has it in the export of its company (rule company-export)', async () => {
  await hostTour(demo.db, 'pospago@demo.test', until)
  const ofSession = demo.db.selectFrom('session_products').select('id').where('session_id', '=', sessionId)
  const write = (columns: object) =>
    demo.db.updateTable('tours').set(columns).where('session_product_id', 'in', ofSession).execute()
  const { company_id: companyId } = await demo.db
    .selectFrom('photo_sessions')
    .select('company_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const addresses = ['https://my.matterport.com/show/?m=de5ta40', 'https://tour.test/de5ta40']
  await write({ matterport_url: addresses[0], tour_url: addresses[1] })
  const toldAt = async (now: string) => {
    const tables = await transact(demo.db, (tx) => companyTables(tx, companyId, { now, zone: defaultZone }))
    const links = tables.find(({ name }) => name === 'links.csv')?.content
    return addresses.filter((one) => links?.includes(one))
  }
  expect([await toldAt(lastMinute), await toldAt(over)]).toEqual([addresses, []])
  // A tour without a last day stays.
  await write({ hosting_months: null })
  expect(await toldAt(over)).toEqual(addresses)
})
