import { type SecretWebhook, type Webhook, type WebhookDelivery, webhookEvents } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { type EventReceiver, openReceiver } from '@ensaio/testing/stand-ins/event-receiver'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventSender } from '../../adapters/events/send-event.ts'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { deliverWebhooks } from '../../jobs/deliver-webhooks.ts'
import { announcePayment } from './repository/events.ts'

const noon = '2026-11-20T15:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString()

let demo: DemoApp
let receiver: EventReceiver
let manager: Caller
let companyId = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { webhooksAnywhere: true } })
  receiver = await openReceiver()
  manager = await signedIn(demo.app, 'pospago@demo.test')
  const found = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = found.company_id ?? 0
})
afterAll(async () => {
  await receiver.close()
  await demo.close()
})
beforeEach(async () => {
  receiver.answers = { status: 200, body: 'ok' }
  await demo.db.deleteFrom('webhooks').execute()
})

async function add(): Promise<number> {
  const answer = await manager.post('/hooks', { url: receiver.url, events: webhookEvents })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body.data as SecretWebhook).id
}

const send = (now: string) =>
  deliverWebhooks({
    db: demo.db,
    clock: { now: () => now },
    links: linksOf('http://localhost:3000'),
    send: eventSender({ anywhere: true }),
  })
const deliveries = async (id: number): Promise<WebhookDelivery[]> =>
  (await manager.get(`/hooks/${id}/deliveries`)).body.data
const webhooks = async (): Promise<Webhook[]> => (await manager.get('/hooks')).body.data
const happens = (now: string) =>
  transact(demo.db, (tx) =>
    announcePayment(tx, { reference: 'p-1', company_id: companyId, amount_cents: 39_900 }, now),
  )

describe('a refusal that is over does not turn an address off days later', () => {
  const refuses = () => {
    receiver.answers = { status: 503, body: '' }
  }
  async function expectNewEventWaits(id: number) {
    await happens(later(150))
    await send(later(150))
    expect((await webhooks())[0]).toMatchObject({ active: true, failing_since: later(150) })
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', attempts: 1 })
  }

  test('when the only delivery that waited was given up', async () => {
    const id = await add()
    refuses()
    await happens(noon)
    await demo.db.updateTable('webhook_deliveries').set({ attempts: 21 }).execute()
    await send(later(1))
    expect((await webhooks())[0]?.failing_since).toBe(later(1))
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', attempts: 22 })
    await send(later(72.5))
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', attempts: 23 })
    expect((await webhooks())[0]).toMatchObject({ active: true, failing_since: null })
    await expectNewEventWaits(id)
  })

  test('but it stays while another delivery waits', async () => {
    const id = await add()
    refuses()
    await happens(noon)
    await demo.db.updateTable('webhook_deliveries').set({ attempts: 21 }).execute()
    await send(later(1))
    await happens(later(72.5))
    await send(later(72.5))
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['waiting', 'failed'])
    expect((await webhooks())[0]).toMatchObject({ active: true, failing_since: later(1) })
  })

  test('when an old delivery was sent again: it waits like a new one', async () => {
    const id = await add()
    await happens(noon)
    await send(later(1))
    const [old] = await deliveries(id)
    refuses()
    expect((await manager.post(`/hooks/${id}/deliveries/${old?.id}`, {})).status).toBe(200)
    await send(later(73))
    const next_at = new Date(Date.parse(later(73)) + 15_000).toISOString()
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', attempts: 1, next_at })
    receiver.answers = { status: 200, body: '' }
    await send(later(74))
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
    refuses()
    await expectNewEventWaits(id)
  })
})
