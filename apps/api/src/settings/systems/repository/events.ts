import { randomUUID } from 'node:crypto'
import { type Instant, reaisOf, type WebhookEvent } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { prepared } from '../../../database/prepared.ts'
import type { SessionEventKind } from '../../../database/tables/session.ts'

/** The kinds of the timeline that other systems are told of. */
const told: Partial<Record<SessionEventKind, WebhookEvent>> = {
  created: 'ordered',
  scheduled: 'scheduled',
  rescheduled: 'moved',
  canceled: 'cancelled',
  delivered: 'delivered',
}

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

async function enqueue(
  tx: Tx,
  {
    event,
    companyId,
    data,
  }: { event: RawBuilder<unknown>; companyId: RawBuilder<unknown>; data: RawBuilder<unknown> },
  from: RawBuilder<unknown>,
  now: Instant,
): Promise<void> {
  const id = randomUUID()
  await sql`insert into webhook_deliveries (webhook_id, event_id, event, body, created_at)
    select w.id, ${id}, told.event, json_build_object('id', ${id}::text, 'type', told.event, 'created_at', ${now}::text,
      'data', told.data)::text, ${now}::timestamptz
    from (select ${event} as event, ${companyId} as company_id, ${data} as data ${from}) told
    join webhooks w on (w.company_id = told.company_id or w.company_id is null)
      and w.active and told.event = any(w.events)
    order by w.id ${prepared}`.execute(tx)
}

/** Puts an event of an ensaio into the outbox of every address that wants it, in the transaction of the change (rule webhook). */
export async function announceSession(
  tx: Tx,
  { sessionId, kind }: { sessionId: number; kind: SessionEventKind },
  now: Instant,
): Promise<void> {
  const event = told[kind]
  if (event === undefined) return
  const again = sql`(select count(*) > 1 from session_events e where e.session_id = s.id and e.kind = 'delivered')`
  await enqueue(
    tx,
    {
      event:
        event === 'delivered'
          ? sql`case when ${again} then 'corrected' else 'delivered' end`
          : sql`${event}::text`,
      companyId: sql`s.company_id`,
      data: sql`json_build_object('session', json_build_object('id', s.id, 'company_id', s.company_id,
        'client_code', s.client_code, 'status', s.status, 'scheduled_for', ${utc('s.scheduled_for')},
        'time_zone', s.time_zone))`,
    },
    sql`from photo_sessions s where s.id = ${sessionId}::int`,
    now,
  )
}

/** The same for a payment that arrived. */
export async function announcePayment(
  tx: Tx,
  payment: { reference: string; company_id: number; amount_cents: number },
  now: Instant,
): Promise<void> {
  const { reference, company_id, amount_cents } = payment
  const data = { payment: { reference, company_id, amount: reaisOf(amount_cents) } }
  await enqueue(
    tx,
    { event: sql`'paid'`, companyId: sql`${company_id}::int`, data: sql`${JSON.stringify(data)}::json` },
    sql``,
    now,
  )
}
