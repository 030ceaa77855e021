import type { OperationStatus } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'

/** What waits to be done by a job, of all servers. */
export interface Queues {
  mails: Pick<OperationStatus['mail'], 'waiting' | 'failed' | 'waiting_since'>
  openPayments: number
}

/** Counts what waits: mails to be sent and given up, payments without an end. */
export async function countQueues(db: Database): Promise<Queues> {
  const mails = await db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where given_up_at is null)::int`.as('waiting'),
      sql<number>`count(*) filter (where given_up_at is not null)::int`.as('failed'),
      sql<string | null>`min(created_at) filter (where given_up_at is null)`.as('waiting_since'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('check_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { mails, openPayments: payments.open }
}
