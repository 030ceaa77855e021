import { lateCancelRefusal, type SessionPage, type SessionStatus } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const start = '2026-12-01T11:30:00.000Z'
const day = 24 * 60 * 60 * 1000

let demo: DemoApp
let postpaid: Caller
let prepaid: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  prepaid = await signedIn(demo.app, 'prepago@demo.test')
})
afterAll(() => demo.close())

async function idsOf(email: string, status: SessionStatus): Promise<number[]> {
  const rows = await demo.db
    .selectFrom('photo_sessions')
    .innerJoin('users', 'users.id', 'photo_sessions.created_by')
    .select('photo_sessions.id')
    .where('users.email', '=', email)
    .where('status', '=', status)
    .orderBy('photo_sessions.id')
    .execute()
  return rows.map(({ id }) => id)
}

function row(id: number) {
  return demo.db.selectFrom('photo_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function entries(id: number) {
  return demo.db
    .selectFrom('ledger_entries')
    .select(['account', 'kind', 'amount_cents'])
    .where('session_id', '=', id)
    .where('kind', '!=', 'order')
    .orderBy('id')
    .execute()
}

async function sentTo(id: number): Promise<string | undefined> {
  const sent = await demo.db
    .selectFrom('bookings')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select('providers.name')
    .where('session_id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return sent?.name
}

async function lastEvent(id: number) {
  return demo.db
    .selectFrom('session_events')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

describe('what is no status', () => {
  test.each([
    {},
    { status: 0 },
    { status: '3' },
    { status: 3.5 },
    { status: [3] },
    { status: 3, has_fee: 'no' },
  ])('%j is refused', async (body) => {
    const [id = 0] = await idsOf('pospago@demo.test', 1)
    expect((await postpaid.post(`/sessions/${id}`, body)).status).toBe(422)
    expect((await row(id)).status).toBe(1)
  })
})

describe('the fee', () => {
  test.each([
    ['24 h and a second before', -day - 1000, false],
    ['24 h before', -day, true],
    ['24 h less a second before', -day + 1000, true],
    ['at the start', 0, true],
  ])('%s, postpaid', async (_when, offset, hasFee) => {
    const [id = 0] = await idsOf('pospago@demo.test', 2)
    await demo.db.updateTable('photo_sessions').set({ scheduled_for: start }).where('id', '=', id).execute()
    const { price_cents } = await row(id)
    const provider = { name: await sentTo(id) }
    demo.setClock(new Date(Date.parse(start) + offset).toISOString())
    const caller = await signedIn(demo.app, 'pospago@demo.test')
    const answer = await caller.post(`/sessions/${id}`, { status: 3, has_fee: !hasFee })
    demo.setClock(noon)
    const fee = hasFee ? Math.round(price_cents * 0.3) : 0
    expect(answer.body.data).toMatchObject({ status: 3, provider, cancellation_fee: fee / 100 })
    expect(await entries(id)).toEqual(hasFee ? [{ account: 'invoice', kind: 'fee', amount_cents: -fee }] : [])
    const live = await demo.db
      .selectFrom('bookings')
      .select('id')
      .where('session_id', '=', id)
      .where('released_at', 'is', null)
      .execute()
    expect(live).toEqual([])
  })

  test.each(['pospago@demo.test', 'prepago@demo.test'])(
    'a second after the start %s cannot cancel any more (rule status-moves)',
    async (email) => {
      const [id = 0] = await idsOf(email, 2)
      const { scheduled_for } = await row(id)
      await demo.db.updateTable('photo_sessions').set({ scheduled_for: start }).where('id', '=', id).execute()
      const provider = await sentTo(id)
      demo.setClock(new Date(Date.parse(start) + 1000).toISOString())
      const caller = await signedIn(demo.app, email)
      const answer = await caller.post(`/sessions/${id}`, { status: 3, has_fee: false })
      demo.setClock(noon)
      expect([answer.status, answer.body.error_message]).toEqual([409, lateCancelRefusal])
      expect([(await row(id)).status, await entries(id), await sentTo(id)]).toEqual([2, [], provider])
      await demo.db.updateTable('photo_sessions').set({ scheduled_for }).where('id', '=', id).execute()
    },
  )

  test('prepaid: the debit comes back less the fee, and the balance stays the sum of its entries', async () => {
    const [late = 0, early = 0] = await idsOf('prepago@demo.test', 2)
    const sessions = [await row(late), await row(early)]
    await demo.db
      .updateTable('photo_sessions')
      .set({ scheduled_for: '2026-11-21T11:30:00.000Z' })
      .where('id', '=', late)
      .execute()
    for (const id of [late, early])
      expect((await prepaid.post(`/sessions/${id}`, { status: 3 })).status).toBe(200)
    const [latePrice = 0, earlyPrice = 0] = sessions.map(({ price_cents }) => price_cents)
    const fee = Math.round(latePrice * 0.3)
    expect(await entries(late)).toEqual([
      { account: 'credit', kind: 'refund', amount_cents: latePrice },
      { account: 'credit', kind: 'fee', amount_cents: -fee },
    ])
    expect(await entries(early)).toEqual([{ account: 'credit', kind: 'refund', amount_cents: earlyPrice }])
    const user = await prepaid.get('/auth/user')
    expect(user.body.data).toMatchObject({
      client: { credit: { balance: (50_000 + latePrice + earlyPrice - fee) / 100 } },
    })
    const { rows } = await sql<{ name: string; balance_cents: number; total: number }>`
      select name, balance_cents, coalesce(sum(amount_cents) filter (where account = 'credit'), 0)::int as total
      from companies left join ledger_entries on company_id = companies.id group by companies.id`.execute(
      demo.db,
    )
    for (const { balance_cents, total } of rows) expect(total).toBe(balance_cents)
  })

  const edges = [
    ['24 h and a second before', -day - 1000, false],
    ['24 h before', -day, true],
    ['at the start', 0, true],
    ['a second after the start', 1000, false],
  ] as const
  const words = [undefined, true, false]
  test.each(edges.flatMap(([when, ...edge]) => words.map((word) => [when, word, ...edge] as const)))(
    '%s, an admin’s word being %s',
    async (_when, hasFee, offset, isLate) => {
      const [id = 0] = [...(await idsOf('pospago@demo.test', 2)), ...(await idsOf('pospago@demo.test', 4))]
      await demo.db.updateTable('photo_sessions').set({ scheduled_for: start }).where('id', '=', id).execute()
      const { price_cents, status } = await row(id)
      const provider = { name: await sentTo(id) }
      demo.setClock(new Date(Date.parse(start) + offset).toISOString())
      const admin = await signedIn(demo.app, 'admin@demo.test')
      const word = hasFee === undefined ? {} : { has_fee: hasFee }
      const answer = await admin.post(`/sessions/${id}`, { status: 3, ...word })
      demo.setClock(noon)
      const fee = (hasFee ?? isLate) ? Math.round(price_cents * 0.3) : 0
      expect(answer.body.data).toMatchObject({ status: 3, provider, cancellation_fee: fee / 100 })
      const billed = [{ account: 'invoice', kind: 'fee', amount_cents: -fee }]
      expect(await entries(id)).toEqual(fee > 0 ? billed : [])
      const { kind, actor, detail } = await lastEvent(id)
      expect([kind, actor, detail]).toEqual(['canceled', 'staff', { from: status, fee_cents: fee }])
    },
  )

  test('an admin’s fee on a prepaid ensaio that had no date comes off the refund', async () => {
    const [id = 0] = await idsOf('prepago@demo.test', 1)
    const { price_cents } = await row(id)
    const admin = await signedIn(demo.app, 'admin@demo.test')
    expect((await admin.post(`/sessions/${id}`, { status: 3, has_fee: true })).status).toBe(200)
    expect(await entries(id)).toEqual([
      { account: 'credit', kind: 'refund', amount_cents: price_cents },
      { account: 'credit', kind: 'fee', amount_cents: -Math.round(price_cents * 0.3) },
    ])
  })

  test('what was paid in advance comes back to the credit, whatever the plan is by then', async () => {
    const [id = 0] = await idsOf('prepago@demo.test', 1)
    const { price_cents, company_id } = await row(id)
    const setPlan = (payment_plan: 1 | 2) =>
      demo.db.updateTable('companies').set({ payment_plan }).where('id', '=', company_id).execute()
    await setPlan(2)
    expect((await prepaid.post(`/sessions/${id}`, { status: 3 })).status).toBe(200)
    await setPlan(1)
    expect(await entries(id)).toEqual([{ account: 'credit', kind: 'refund', amount_cents: price_cents }])
  })

  test('a second cancel is refused, and refunds nothing more', async () => {
    const [id = 0] = await idsOf('prepago@demo.test', 3)
    const before = await entries(id)
    expect((await prepaid.post(`/sessions/${id}`, { status: 3 })).status).toBe(409)
    expect(await entries(id)).toEqual(before)
  })

  test('the ledger cannot be rewritten, and no balance goes below zero', async () => {
    const change = demo.db.updateTable('ledger_entries').set({ amount_cents: 1 }).execute()
    await expect(change).rejects.toThrow('append-only')
    await expect(demo.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only')
    const overdraw = demo.db.updateTable('companies').set({ balance_cents: -1 }).execute()
    await expect(overdraw).rejects.toThrow('balance')
  })

  test('who cancelled is noted', async () => {
    const [id = 0] = await idsOf('prepago@demo.test', 3)
    const events = await demo.db
      .selectFrom('session_events')
      .selectAll()
      .where('session_id', '=', id)
      .execute()
    expect(events.map(({ kind, actor }) => `${kind} ${actor}`)).toContain('canceled client')
  })
})

describe('the photographer of a cancelled ensaio', () => {
  const listed = async (id: number) => {
    const { body } = await postpaid.post('/sessions/search', { filter: { status: [3] } })
    return (body.data as SessionPage).sessions.filter((one) => one.id === id)
  }

  /** An ensaio whose visit is ahead; those of the demo were cancelled above. */
  async function visitAhead(): Promise<number> {
    const [id = 0] = await idsOf('pospago@demo.test', 5)
    await demo.db
      .updateTable('photo_sessions')
      .set({ status: 2, scheduled_for: start, delivered_at: null })
      .where('id', '=', id)
      .execute()
    return id
  }

  test('is remembered by the page and the list, once, and is free again', async () => {
    const id = await visitAhead()
    const provider = { name: await sentTo(id) }
    const admin = await signedIn(demo.app, 'admin@demo.test')
    // Given back and taken again in the instant of the cancel: the booking that was live then counts.
    const { provider_id, day, hour } = await demo.db
      .selectFrom('bookings')
      .selectAll()
      .where('session_id', '=', id)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow()
    await demo.db
      .updateTable('bookings')
      .set({ released_at: noon })
      .where('session_id', '=', id)
      .where('released_at', 'is', null)
      .execute()
    await demo.db
      .insertInto('bookings')
      .values({ provider_id, session_id: id, day, hour, created_at: noon })
      .execute()
    expect((await postpaid.post(`/sessions/${id}`, { status: 3 })).body.data).toMatchObject({ provider })
    expect(await listed(id)).toMatchObject([{ id, provider }])
    expect((await admin.get(`/sessions/${id}`)).body.data).toMatchObject({ provider })
    expect(await sentTo(id)).toBeUndefined()
  })

  test('is nobody when the date was given back before', async () => {
    const id = await visitAhead()
    const admin = await signedIn(demo.app, 'admin@demo.test')
    expect((await admin.post(`/sessions/${id}`, { status: 1 })).status).toBe(200)
    demo.setClock('2026-11-20T15:00:01.000Z')
    expect((await postpaid.post(`/sessions/${id}`, { status: 3 })).body.data).toMatchObject({
      provider: null,
    })
    demo.setClock(noon)
  })
})
