import {
  type Actor,
  canMove,
  earlyMoveRefusal,
  moveRefusal,
  type Session,
  type SessionStatus,
  sessionStatuses,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
/** A Tuesday, 08h30 at the property. */
const start = '2026-12-01T11:30:00.000Z'
/** The morning of the tests' own day: that visit has begun. */
const begun = '2026-11-20T11:30:00.000Z'
const orderer = 'pospago@demo.test'
const ana = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }

let demo: DemoApp
let callers: Record<'client' | 'photographer' | 'admin', Caller>
let id: number
let providerId: number

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  const [client, photographer, admin] = await Promise.all(
    [orderer, 'fotografo@demo.test', 'admin@demo.test'].map((email) => signedIn(demo.app, email)),
  )
  callers = { client, photographer, admin } as typeof callers
  const found = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('session_products as p', 'p.session_id', 's.id')
    .select('s.id')
    .where('users.email', '=', orderer)
    .where('s.status', '=', 1)
    .where('s.city', '=', 'São Paulo')
    .where('p.item_id', '=', 11)
    .executeTakeFirstOrThrow()
  id = found.id
  const provider = await demo.db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select('providers.id')
    .where('users.email', '=', 'fotografo@demo.test')
    .executeTakeFirstOrThrow()
  providerId = provider.id
})
afterAll(() => demo.close())

/** Puts the ensaio into a status as if it had come there: booked unless it waits for a date or is cancelled, all of it delivered. */
async function put(status: SessionStatus, visitAt = start): Promise<void> {
  const { db } = demo
  await db.deleteFrom('bookings').where('session_id', '=', id).execute()
  await db.deleteFrom('outbox').execute()
  await db
    .updateTable('photo_sessions')
    .set({
      status,
      scheduled_for: status === 1 ? null : visitAt,
      delivered_at: status === 5 || status === 8 ? noon : null,
      canceled_at: status === 3 ? noon : null,
      cancellation_fee_cents: null,
      scheduling_responsible_info: JSON.stringify(ana),
    })
    .where('id', '=', id)
    .execute()
  await db.updateTable('session_products').set({ status: 3 }).where('session_id', '=', id).execute()
  if (status === 1 || status === 3) return
  const visit = { provider_id: providerId, session_id: id, day: visitAt.slice(0, 10), hour: '08h30' as const }
  await db.deleteFrom('bookings').where('day', '=', visit.day).where('provider_id', '=', providerId).execute()
  await db
    .insertInto('bookings')
    .values({ ...visit, created_at: noon })
    .execute()
}

function move(who: keyof typeof callers, to: SessionStatus, body: object = {}) {
  return callers[who].post(`/sessions/${id}`, { status: to, ...body })
}

/** Everything that a move may touch. */
async function whole() {
  const { db } = demo
  const [session, bookings, products, events, mails, ledger] = await Promise.all([
    db.selectFrom('photo_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('bookings').select(['provider_id', 'released_at']).where('session_id', '=', id).execute(),
    db
      .selectFrom('session_products')
      .select(['item_id', 'status'])
      .where('session_id', '=', id)
      .orderBy('item_id')
      .execute(),
    db.selectFrom('session_events').selectAll().where('session_id', '=', id).orderBy('id').execute(),
    db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    db.selectFrom('ledger_entries').selectAll().where('session_id', '=', id).execute(),
  ])
  return { session, bookings, products, events, mails, ledger }
}

const pairs = sessionStatuses.flatMap((from) => sessionStatuses.map((to) => [from, to] as const))
const tellsOutcome = (from: SessionStatus, to: SessionStatus) => from === 2 && [4, 6, 7].includes(to)
const reaches = (who: string, from: SessionStatus) => who !== 'photographer' || (from !== 1 && from !== 3)

describe.each([
  ['client', 'client'],
  ['photographer', 'staff'],
  ['admin', 'staff'],
] as const)('a %s', (who, actor: Actor) => {
  test.each(pairs)('%i → %i', async (from, to) => {
    await put(from, tellsOutcome(from, to) ? begun : start)
    const before = await whole()
    // What a client says about the fee changes nothing (rule untrusted-claims); of a visit far ahead there is none.
    const answer = await move(who, to, who === 'client' ? { has_fee: true } : {})
    const after = await whole()

    const refused = !reaches(who, from)
      ? [404, 'not_found']
      : to === 3 && who === 'photographer'
        ? [403, 'wrong_role']
        : canMove(from, to, actor) && to !== 2
          ? null
          : [409, 'transition_refused']
    if (refused !== null) {
      expect([answer.status, answer.body.code]).toEqual(refused)
      expect(after).toEqual(before)
      if (refused[0] === 409 && !canMove(from, to, actor)) {
        expect(answer.body.error_message).toBe(moveRefusal(from, to))
      }
      return
    }
    expect(answer.status, answer.text).toBe(200)
    expect((answer.body.data as Session).status).toBe(to)
    const isBooked = to !== 1 && to !== 3
    expect(after.session).toMatchObject({ status: to, cancellation_fee_cents: to === 3 ? 0 : null })
    expect(after.session.scheduled_for === null).toBe(to === 1 || (to === 3 && from === 1))
    expect(after.bookings.filter(({ released_at }) => released_at === null)).toHaveLength(isBooked ? 1 : 0)
    const told = after.events.slice(before.events.length)
    expect(told.map(({ actor: by, kind }) => [by, kind])).toEqual([
      [actor, to === 3 ? 'canceled' : to === 5 ? 'delivered' : 'moved'],
    ])
    expect(after.ledger).toEqual(before.ledger)
  })
})

describe.each(['photographer', 'admin'] as const)('a %s tells how a visit went', (who) => {
  test.each([4, 6, 7] as const)('once it has begun, and not before: 2 → %i', async (to) => {
    for (const ahead of [start, '2026-11-20T15:00:00.001Z']) {
      await put(2, ahead)
      const before = await whole()
      const refused = await move(who, to)
      expect([refused.status, refused.body.error_message]).toEqual([409, earlyMoveRefusal])
      expect(await whole()).toEqual(before)
    }
    await put(2, noon)
    const answer = await move(who, to)
    expect(answer.status, answer.text).toBe(200)
  })
})
