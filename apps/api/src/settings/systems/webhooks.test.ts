import { createHmac } from 'node:crypto'
import { type SecretWebhook, type Webhook, type WebhookDelivery, webhookEvents } from '@ensaio/domain'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { type EventReceiver, openReceiver } from '@ensaio/testing/stand-ins/event-receiver'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventSender } from '../../adapters/events/send-event.ts'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { deliverWebhooks } from '../../jobs/deliver-webhooks.ts'
import { recordEvent, recordPast } from '../../sessions/repository/timeline.ts'
import { announcePayment } from './repository/events.ts'

const noon = '2026-11-20T15:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString()

let demo: DemoApp
let receiver: EventReceiver
let manager: Caller
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { webhooksAnywhere: true } })
  receiver = await openReceiver()
  manager = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(async () => {
  await receiver.close()
  await demo.close()
})
beforeEach(async () => {
  demo.setClock(noon)
  receiver.received = []
  receiver.answers = { status: 200, body: 'ok' }
  await demo.db.deleteFrom('webhooks').execute()
})

async function add(caller: Caller, events: readonly string[] = webhookEvents): Promise<SecretWebhook> {
  const answer = await caller.post(caller === admin ? '/staff/hooks' : '/hooks', {
    url: receiver.url,
    events,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const send = (now = noon, anywhere = true) =>
  deliverWebhooks({
    db: demo.db,
    clock: { now: () => now },
    links: linksOf('http://localhost:3000'),
    send: eventSender({ anywhere }),
  })
const deliveries = async (id: number): Promise<WebhookDelivery[]> =>
  (await manager.get(`/hooks/${id}/deliveries`)).body.data
const webhooks = async (): Promise<Webhook[]> => (await manager.get('/hooks')).body.data

async function ensaio(email = 'pospago@demo.test') {
  return demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.company_id', 's.company_id')
    .select(['s.id', 's.company_id', 's.scheduled_for', 's.time_zone'])
    .where('users.email', '=', email)
    .where('s.scheduled_for', 'is not', null)
    .orderBy('s.id')
    .executeTakeFirstOrThrow()
}

type Kind = Parameters<typeof recordEvent>[1]['kind']
async function happens(kind: Kind, email?: string, record = recordEvent) {
  const { id } = await ensaio(email)
  const event = { sessionId: id, actor: 'system', userId: null, kind, detail: {} } as const
  await transact(demo.db, (tx) => record(tx, event, noon))
}

describe('an event (rule webhook)', () => {
  test('is sent as JSON, signed with the time, and told once', async () => {
    const { id, secret } = await add(manager)
    expect(secret).toMatch(/^whsec_[0-9a-f]{48}$/)
    expect(JSON.stringify(await webhooks())).not.toContain(secret)
    await happens('scheduled')
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const [sent] = receiver.received
    const of = await ensaio()
    const told = JSON.parse(sent?.body ?? '')
    expect(told).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'scheduled',
      created_at: noon,
      data: {
        session: {
          id: of.id,
          company_id: of.company_id,
          client_code: expect.toBeOneOf([expect.any(String), null]),
          status: expect.any(Number),
          scheduled_for: of.scheduled_for,
          time_zone: of.time_zone,
        },
      },
    })
    const seconds = Date.parse(noon) / 1000
    const signed = createHmac('sha256', secret).update(`${seconds}.${sent?.body}`).digest('hex')
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      'ensaio-event': 'scheduled',
      'ensaio-event-id': told.id,
      'ensaio-signature': `t=${seconds},v1=${signed}`,
    })
    const delivered = {
      event_id: told.id,
      state: 'delivered',
      attempts: 1,
      answer_code: 200,
      answer_body: 'ok',
    }
    expect(await deliveries(id)).toMatchObject([delivered])
  })

  test.each([
    ['created', 'ordered'],
    ['scheduled', 'scheduled'],
    ['rescheduled', 'moved'],
    ['canceled', 'cancelled'],
  ] as const)('of the timeline, %s is told as %s', async (kind, event) => {
    const { id } = await add(manager)
    await happens(kind)
    expect((await deliveries(id)).map((one) => one.event)).toEqual([event])
  })

  test('a second delivery is a correction, and others are not told', async () => {
    await demo.db
      .deleteFrom('session_events')
      .where('session_id', '=', (await ensaio()).id)
      .execute()
    const { id } = await add(manager)
    for (const kind of ['photo_added', 'delivered', 'rated', 'delivered'] as const) await happens(kind)
    expect((await deliveries(id)).map((one) => one.event)).toEqual(['corrected', 'delivered'])
  })

  test('of a payment tells its reference and amount', async () => {
    const { id } = await add(manager)
    const payment = { reference: 'p-1', company_id: (await ensaio()).company_id, amount_cents: 39_900 }
    await transact(demo.db, (tx) => announcePayment(tx, payment, noon))
    await send()
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).toEqual({
      payment: { reference: 'p-1', company_id: payment.company_id, amount: 399 },
    })
    expect((await deliveries(id))[0]?.event).toBe('paid')
  })

  test('goes to the own company and the house alone, to those who want it, under one id', async () => {
    await add(manager, ['cancelled'])
    await add(await signedIn(demo.app, 'outra@demo.test'))
    await add(manager)
    await add(admin)
    await happens('scheduled')
    await happens('created', undefined, recordPast)
    const rows = await demo.db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select(['d.event_id', 'w.company_id'])
      .orderBy('w.id')
      .execute()
    expect(rows.map(({ company_id }) => company_id)).toEqual([(await ensaio()).company_id, null])
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(1)
  })

  test('is written with the change or not at all: a booked visit is told, a refused one is not', async () => {
    const place = await demoVisits(demo).unscheduled('São Paulo')
    const { id } = await add(admin)
    const book = () =>
      demoCaller(demo.app).post(`/sessions/public/${place.token}`, demoBooking('2026-12-01', '10h30'))
    expect((await book()).status).toBe(200)
    await demo.db.updateTable('photo_sessions').set({ status: 4 }).where('token', '=', place.token).execute()
    expect((await book()).status).not.toBe(200)
    const told = (await admin.get(`/staff/hooks/${id}/deliveries`)).body.data as WebhookDelivery[]
    expect(told.map((one) => one.event)).toEqual(['scheduled'])
    await demoVisits(demo).reset(place)
  })
})

describe('what does not arrive', () => {
  test('waits longer each time and is sent again under the same id, until it arrives', async () => {
    const { id } = await add(manager)
    receiver.answers = { status: 500, body: 'x'.repeat(5000) }
    await happens('scheduled')
    expect([await send(), await send()]).toEqual([1, 0])
    const [failed] = await deliveries(id)
    expect(failed).toMatchObject({
      state: 'waiting',
      attempts: 1,
      answer_code: 500,
      next_at: '2026-11-20T15:00:15.000Z',
    })
    expect(failed?.answer_body).toHaveLength(1000)
    expect((await webhooks())[0]?.failing_since).toBe(noon)
    await send('2026-11-20T15:00:15.000Z')
    expect((await deliveries(id))[0]?.next_at).toBe('2026-11-20T15:00:45.000Z')
    receiver.answers = { status: 204, body: '' }
    await send(later(1))
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 3, answer_code: 204 })
    expect((await webhooks())[0]?.failing_since).toBeNull()
    expect(new Set(receiver.received.map(({ headers }) => headers['ensaio-event-id'])).size).toBe(1)
  })

  test('a redirect is not followed', async () => {
    const { id } = await add(manager)
    receiver.answers = { status: 302, body: '', headers: { location: `${receiver.url}/elsewhere` } }
    await happens('scheduled')
    await send()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/ensaio'])
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', answer_code: 302 })
  })

  test('nothing leaves to a private address, or without TLS, outside development', async () => {
    const { id } = await add(manager)
    for (const url of [receiver.url, receiver.url.replace('http:', 'https:')]) {
      await demo.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute()
      await happens('scheduled')
      await send(noon, false)
    }
    expect(receiver.received).toEqual([])
    expect((await deliveries(id)).map(({ last_error }) => last_error)).toEqual([
      '127.0.0.1 is no public address.',
      '127.0.0.1 is no public address.',
    ])
  })

  test('for three days turns the address off, gives up what waits, and its author gets one mail', async () => {
    const { id } = await add(manager)
    receiver.answers = { status: 503, body: '' }
    await happens('scheduled')
    await send()
    await happens('canceled')
    await send(later(73))
    expect((await webhooks())[0]).toMatchObject({ active: false, stopped_at: later(73) })
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
    await happens('scheduled')
    expect(await send(later(74))).toBe(0)
    const mails = await demo.db
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('subject', '=', 'Os avisos a um sistema foram desligados')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['pospago@demo.test'])
    expect(mails[0]?.text).toContain('http://localhost:3000/profile/systems')
    const again = await manager.post(`/hooks/${id}`, { events: ['scheduled'], active: true })
    expect(again.body.data).toMatchObject([{ active: true, stopped_at: null, failing_since: null }])
  })
})

describe('who cares for an address', () => {
  test('replays an event under the same id, also one that arrived', async () => {
    const { id } = await add(manager)
    await happens('scheduled')
    await send()
    const [one] = await deliveries(id)
    const again = await manager.post(`/hooks/${id}/deliveries/${one?.id}`, {})
    expect(again.body.data).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await send()
    expect(receiver.received.map(({ headers }) => headers['ensaio-event-id'])).toEqual([
      one?.event_id,
      one?.event_id,
    ])
  })

  test('finds everything that did not arrive behind the newest 50, up to 500, and sends it again', async () => {
    for (const caller of [manager, admin]) {
      const { id } = await add(caller)
      const path = `${caller === admin ? '/staff' : ''}/hooks/${id}/deliveries`
      const numbers = async () =>
        ((await caller.get(path)).body.data as WebhookDelivery[]).map(({ event_id }) => Number(event_id))
      const keep = (count: number, column: 'delivered_at' | 'given_up_at') =>
        sql`insert into webhook_deliveries (webhook_id, event_id, event, body, created_at, ${sql.ref(column)})
          select ${id}::int, nth, 'paid', '{}', ${noon}, ${noon}
          from generate_series((select count(*) from webhook_deliveries where webhook_id = ${id}::int) + 1,
            (select count(*) from webhook_deliveries where webhook_id = ${id}::int) + ${count}::int) nth`.execute(
          demo.db,
        )
      const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, nth) => from - nth)
      await keep(80, 'given_up_at')
      await keep(60, 'delivered_at')
      expect(await numbers()).toEqual([...down(140, 91), ...down(80, 1)])
      const oldest = ((await caller.get(path)).body.data as WebhookDelivery[]).at(-1)
      const again = (await caller.post(`${path}/${oldest?.id}`, {})).body.data as WebhookDelivery[]
      expect(again.at(-1)).toMatchObject({ id: oldest?.id, state: 'waiting' })
      await keep(500, 'given_up_at')
      expect(await numbers()).toEqual(down(640, 141))
    }
  })

  test('renews the secret: the former one signs nothing any more', async () => {
    const { id, secret } = await add(manager)
    const renewed = (await manager.post(`/hooks/${id}/secret`, {})).body.data as SecretWebhook
    expect(renewed.secret).not.toBe(secret)
    await happens('scheduled')
    await send()
    const [sent] = receiver.received
    const [time = '', mark = ''] = String(sent?.headers['ensaio-signature']).split(',')
    const signed = createHmac('sha256', renewed.secret).update(`${time.slice(2)}.${sent?.body}`)
    expect(mark).toBe(`v1=${signed.digest('hex')}`)
  })

  test('reaches their own alone: those of others are not found', async () => {
    const { id } = await add(manager)
    await happens('scheduled')
    const [one] = await deliveries(id)
    const other = await signedIn(demo.app, 'outra@demo.test')
    const own = await add(other)
    const asked = [
      await other.get(`/hooks/${id}/deliveries`),
      await other.post(`/hooks/${id}`, { events: ['paid'], active: false }),
      await other.post(`/hooks/${id}/secret`, {}),
      await other.post(`/hooks/${own.id}/deliveries/${one?.id}`, {}),
      await other.delete(`/hooks/${id}`),
      await admin.delete(`/staff/hooks/${id}`),
      await other.delete('/hooks/999999'),
    ]
    expect(asked.map(({ status, text }) => [status, text])).toEqual(
      asked.map(() => [404, asked.at(-1)?.text]),
    )
    expect(await webhooks()).toHaveLength(1)
    expect((await manager.delete(`/hooks/${id}`)).body.data).toEqual([])
  })
})

test.each([
  'http://erp.example/ensaio',
  'https://localhost/x',
  'https://api.localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.5:8443/x',
  'https://nome:senha@erp.example/x',
  'ftp://erp.example',
])('the address %s is refused at its field', async (url) => {
  const closed = await openDemoApp({ now: noon })
  try {
    const caller = await signedIn(closed.app, 'pospago@demo.test')
    const answer = await caller.post('/hooks', { url, events: ['paid'] })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['url']])
    expect((await caller.post('/hooks', { url: 'https://erp.example/x', events: ['paid'] })).status).toBe(200)
  } finally {
    await closed.close()
  }
})
