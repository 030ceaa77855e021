import { randomBytes } from 'node:crypto'
import type { Instant } from '@ensaio/domain'
import { secretHash } from '../accounts/login-session.ts'
import type { Tx } from '../database/database.ts'
import type { DemoPeopleIds } from './insert-people.ts'

const hour = 3_600_000

/** A key that nobody has, of a company and of the house, and an address of a company that is turned off, with what was sent to it: nothing leaves a demo. */
export async function insertSystems(tx: Tx, people: DemoPeopleIds, now: Instant): Promise<void> {
  const ago = (hours: number): Instant => new Date(Date.parse(now) - hours * hour).toISOString()
  const company = people.companies.get('postpaid') ?? 0
  const manager = people.users.get('postpaid') ?? 0
  const key = () => ({ token_hash: secretHash(randomBytes(24).toString('hex')), hint: '4f1c9a' })
  await tx
    .insertInto('api_keys')
    .values([
      {
        ...key(),
        company_id: company,
        created_by: manager,
        name: 'ERP',
        scopes: ['sessions_read', 'sessions_order'],
        created_at: ago(24 * 90),
        expires_at: null,
        used_at: ago(3),
      },
      {
        ...key(),
        company_id: null,
        created_by: people.admin,
        name: 'Painel de indicadores',
        scopes: ['sessions_read', 'finance_read'],
        created_at: ago(24 * 40),
        expires_at: ago(-24 * 50),
        used_at: ago(20),
      },
    ])
    .execute()
  const { id } = await tx
    .insertInto('webhooks')
    .values({
      company_id: company,
      created_by: manager,
      url: 'https://erp.horizonte.test/avisos/ensaio',
      events: ['scheduled', 'moved', 'cancelled', 'delivered'],
      secret: `whsec_${randomBytes(24).toString('hex')}`,
      created_at: ago(24 * 90),
      active: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = await tx
    .selectFrom('photo_sessions')
    .select(['id', 'status'])
    .where('company_id', '=', company)
    .where('scheduled_for', 'is not', null)
    .orderBy('id')
    .limit(4)
    .execute()
  const sent = told.map((session, nth) => {
    const at = ago(30 + 20 * nth)
    const event_id = `evt_${randomBytes(12).toString('hex')}`
    const event = nth === 3 ? 'delivered' : 'scheduled'
    const body = { id: event_id, event, at, session_id: session.id, status: session.status }
    const row = { webhook_id: id, event_id, event, body: JSON.stringify(body), created_at: at } as const
    // The newest one found the other system out of order.
    return nth === 0
      ? { ...row, attempts: 19, given_up_at: ago(6), answer_code: 503, answer_body: 'Service Unavailable' }
      : { ...row, attempts: nth === 1 ? 2 : 1, delivered_at: at, answer_code: 200, answer_body: 'ok' }
  })
  // The list shows the newest first, by id.
  if (sent.length > 0) await tx.insertInto('webhook_deliveries').values(sent.toReversed()).execute()
}
