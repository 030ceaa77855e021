import type { AuditPage, CreatedApiKey, TimelineEvent } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { type EventReceiver, openReceiver } from '@ensaio/testing/stand-ins/event-receiver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventSender } from '../../adapters/events/send-event.ts'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { deliverWebhooks } from '../../jobs/deliver-webhooks.ts'
import { disableAccount } from '../../privacy/repository/disable-account.ts'
import { erasePerson } from '../../privacy/repository/erase-person.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { readWebhooks } from './repository/webhooks.ts'

const noon = '2026-11-20T15:00:00.000Z'
const manager = 'pospago@demo.test'

let demo: DemoApp
let receiver: EventReceiver
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { webhooksAnywhere: true } })
  receiver = await openReceiver()
})
afterAll(async () => {
  await receiver.close()
  await demo.close()
})

async function createKey(email: string, path: string, scopes: readonly string[], name: string) {
  const answer = await (await signedIn(demo.app, email)).post(path, { name, scopes, days: null })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as CreatedApiKey
}
const program = ({ secret }: CreatedApiKey) => {
  const caller = demoCaller(demo.app)
  const headers = { authorization: `Bearer ${secret}` }
  return {
    get: (path: string) => caller.get(path, headers),
    post: (path: string, body: object) => caller.post(path, body, headers),
  }
}
const send = (hours = 0) =>
  deliverWebhooks({
    db: demo.db,
    clock: { now: () => new Date(Date.parse(noon) + hours * 3_600_000).toISOString() },
    links: linksOf('http://localhost:3000'),
    send: eventSender({ anywhere: true }),
  })

test('what a key does names the key in the history, also after it was revoked (rule api-key)', async () => {
  const key = await createKey(manager, '/keys', ['sessions_order', 'sessions_read'], 'ERP')
  const [service] = (await program(key).get('/services')).body.data as { id: number }[]
  const placed = await program(key).post('/sessions', demoOrder(service?.id ?? 0))
  expect(placed.status, placed.text).toBe(200)
  const [{ id, token }] = (placed.body.data as { sessions: [{ id: number; token: string }] }).sessions
  const booking = { date: '2026-11-30', hour: '10h30' }
  const receiving = { name: 'Ana Souza', phone: '11912345678', email: 'ana@exemplo.test' }
  const booked = await program(key).post(`/sessions/public/${token}`, {
    ...booking,
    scheduling_responsible_info: receiving,
  })
  expect(booked.status, booked.text).toBe(200)

  const owner = await signedIn(demo.app, manager)
  expect((await owner.delete(`/keys/${key.id}`)).status).toBe(200)
  const events = (await owner.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
  expect(events.map(({ actor }) => actor)).toEqual(['Mariana Duarte, chave ERP', 'Mariana Duarte, chave ERP'])
  // What she does herself names no key.
  await owner.post(`/sessions/${id}`, { status: 3 })
  const [newest] = (await owner.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
  expect(newest?.actor).toBe('Mariana Duarte')
})

test('what a key of the house does names the key in the audit log (rule audit-log)', async () => {
  const key = await createKey('admin@demo.test', '/staff/keys', ['sessions_read'], 'BI')
  const answer = await program(key).post('//backoffice/api/staff/sessions/csv', { queue: 'all' })
  expect(answer.status, answer.text).toBe(200)
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const { entries } = (await admin.get('/staff/audit')).body.data as AuditPage
  expect(entries[0]).toMatchObject({ actor: 'Helena Prado, chave BI' })
})

test('an erased person’s keys end; the address of their company goes on (rules api-key and webhook)', async () => {
  await demo.db.deleteFrom('webhooks').execute()
  const key = await createKey(manager, '/keys', ['sessions_read'], 'Site')
  const owner = await signedIn(demo.app, manager)
  await owner.post('/hooks', { url: receiver.url, events: ['scheduled'] })
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', manager)
    .executeTakeFirstOrThrow()
  const colleague = { scope: 'client', client_role: 'manager', company_id, first_login: false } as const
  await demo.db
    .insertInto('users')
    .values({ ...colleague, name: 'Rita Lobo', email: 'rita@horizonte.test', created_at: noon })
    .execute()
  const session = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('company_id', '=', company_id)
    .where('scheduled_for', 'is not', null)
    .executeTakeFirstOrThrow()
  const happens = () =>
    transact(demo.db, (tx) =>
      recordEvent(
        tx,
        { sessionId: session.id, actor: 'system', userId: null, kind: 'scheduled', detail: {} },
        noon,
      ),
    )

  await disableAccount(demo.db, manager, noon)
  expect((await program(key).get(`/sessions/${session.id}`)).status).toBe(401)
  await erasePerson(demo.db, { emails: [manager], phones: [], cpfs: [] }, noon)
  expect((await program(key).get(`/sessions/${session.id}`)).status).toBe(401)
  expect(await demo.db.selectFrom('api_keys').select('id').where('name', '=', 'Site').execute()).toEqual([])

  await happens()
  expect(await send()).toBe(1)
  expect(receiver.received).toHaveLength(1)
  const [webhook] = await readWebhooks(demo.db, company_id)
  expect(webhook).toMatchObject({ active: true, created_by: 'conta removida' })

  // When it fails for days, those who may care for it hear of it.
  receiver.answers = { status: 503, body: '' }
  await happens()
  await send()
  await happens()
  await send(73)
  const mails = await demo.db
    .selectFrom('outbox')
    .select('recipient')
    .where('subject', '=', 'Os avisos a um sistema foram desligados')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['rita@horizonte.test'])
})
