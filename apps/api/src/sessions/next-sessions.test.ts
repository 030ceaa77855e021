import type { SessionPage, SessionStatus } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const hours = (count: number) => new Date(Date.parse(noon) + count * 3_600_000).toISOString()
const days = (count: number) => hours(24 * count)

let demo: DemoApp
let owner: Caller
let ids: number[]

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  const own = demo.db.selectFrom('photo_sessions').select('id').where('company_id', '=', company_id)
  ids = (await own.orderBy('id').execute()).map(({ id }) => id)
})
beforeEach(async () => {
  await demo.db.deleteFrom('rating_tags').execute()
  await demo.db.deleteFrom('ratings').execute()
  // Nothing that anybody would look for: missed long ago.
  const idle = { status: 6, scheduled_for: days(-90), delivered_at: null, canceled_at: null } as const
  await demo.db.updateTable('photo_sessions').set(idle).execute()
})
afterAll(() => demo.close())

/** Makes the company's ensaio of a place such a one, and answers its number. */
async function make(
  place: number,
  is: { status: SessionStatus; scheduled_for: string | null; delivered_at?: string },
): Promise<number> {
  const id = ids[place] ?? 0
  await demo.db
    .updateTable('photo_sessions')
    .set({ canceled_at: is.status === 3 ? noon : null, ...is, created_at: days(-30 + place) })
    .where('id', '=', id)
    .execute()
  return id
}

const visit = (place: number, ahead: number) => make(place, { status: 2, scheduled_for: hours(ahead) })
const unscheduled = (place: number) => make(place, { status: 1, scheduled_for: null })
const delivered = (place: number, ago: number) =>
  make(place, { status: 5, scheduled_for: days(-ago - 2), delivered_at: days(-ago) })

async function next(search: object = {}): Promise<number[] | undefined> {
  const answer = await owner.post('/sessions/search', search)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body.data as SessionPage).next?.map(({ id }) => id)
}

test('the soonest visits come first, then what has no date, oldest first, then what was delivered, newest first', async () => {
  const late = await visit(0, 50)
  const soon = await visit(1, 0)
  const middle = await visit(2, 3)
  await visit(3, 51)
  const undated = await unscheduled(4)
  const fresh = await delivered(5, 1)
  await delivered(6, 2)
  expect(await next()).toEqual([soon, middle, late, undated, fresh])
})

test('visits take the places that nothing else needs', async () => {
  const visits = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => visit(nth, nth)))
  expect(await next()).toEqual(visits.slice(0, 5))
  const one = await unscheduled(0)
  expect(await next()).toEqual([...visits.slice(0, 4), one])
})

test('a visit that has begun, material that was rated or is old, and what is over are not among them', async () => {
  await make(0, { status: 2, scheduled_for: new Date(Date.parse(noon) - 1).toISOString() })
  await delivered(1, 15)
  const rated = await delivered(2, 1)
  await make(3, { status: 3, scheduled_for: null })
  await make(4, { status: 8, scheduled_for: days(-3), delivered_at: days(-1) })
  expect(await next()).toEqual([rated])
  expect((await owner.post(`/sessions/${rated}/ratings`, { rate: 5 })).status).toBe(200)
  expect(await next()).toEqual([])
})

test('they come with the first page of the whole list alone, however it is ordered', async () => {
  const soon = await visit(0, 1)
  expect(await next({ page: 1, order_by: 'created_at', descending: false })).toEqual([soon])
  expect(await next({ page: 2 })).toBeUndefined()
  expect(await next({ filter: { status: [2] } })).toBeUndefined()
})

test('nobody sees another company’s', async () => {
  await visit(0, 1)
  const stranger = await signedIn(demo.app, 'outra@demo.test')
  const answer = await stranger.post('/sessions/search', {})
  expect((answer.body.data as SessionPage).next).toEqual([])
})
