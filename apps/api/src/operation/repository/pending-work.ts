import type { Instant, OperationStatus } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Pending work of the background jobs, across all servers. */
export interface Queues {
  mails: Pick<OperationStatus['mail'], 'waiting' | 'failed' | 'waiting_since'>
  /** The last error of a mail that will be retried; null when no mail awaits a retry. */
  mailTrouble: string | null
  openPayments: number
  /** Pictures of photos to be drawn. */
  pictures: OperationStatus['pictures']
}

/** After so many failures a picture is told to be stuck. */
const stuckAfter = 3

async function countPictures(db: Database): Promise<OperationStatus['pictures']> {
  const { rows } = await sql<{ waiting: number; stuck: number }>`
    select count(*)::int as waiting, (count(*) filter (where attempts >= ${stuckAfter}))::int as stuck
    from photo_derivatives where file is null`.execute(db)
  const { waiting = 0, stuck = 0 } = rows[0] ?? {}
  if (stuck === 0) return { waiting, stuck, trouble: null }
  const newest = await sql<{ session: number; place: number; reason: string | null }>`
    select p.session_id as session, photos.position + 1 as place, d.last_error as reason
    from photo_derivatives d join photos on photos.id = d.photo_id
    join session_products p on p.id = photos.session_product_id
    where d.file is null and d.attempts >= ${stuckAfter} order by d.id desc limit 1`.execute(db)
  const [one] = newest.rows
  // Without a reason, its process ended while drawing it.
  const reason = one?.reason ?? 'o servidor parou enquanto a preparava'
  return { waiting, stuck, trouble: one ? `Ensaio ${one.session}, foto ${one.place}: ${reason}` : null }
}

/** The queues of the channels to phones. A number that cannot be reached is no trouble of the channel. */
export async function countPhones(
  db: Database,
  now: Instant,
): Promise<
  (Pick<OperationStatus['phones'][number], 'waiting' | 'failed' | 'trouble'> & { channel: string })[]
> {
  const isWaiting = sql`sent_at is null and given_up_at is null`
  const { rows } = await sql<{ channel: string; waiting: number; failed: number; trouble: string | null }>`
    select channel, (count(*) filter (where ${isWaiting}))::int as waiting,
      (count(*) filter (where given_up_at > ${now}::timestamptz - interval '7 days'))::int as failed,
      (array_agg(last_error order by id desc) filter (where last_error is not null and (${isWaiting}
        or (given_up_at > ${now}::timestamptz - interval '1 day' and last_error !~ '^(O número|A pessoa)'))))[1] as trouble
    from phone_messages
    where (${isWaiting}) or given_up_at > ${now}::timestamptz - interval '7 days'
    group by channel`.execute(db)
  return rows
}

/** Counts mails to send, mails given up, payments without a final status, and pictures to be drawn. */
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
  const retried = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const payments = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('check_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const pictures = await countPictures(db)
  return { mails, mailTrouble: retried?.last_error ?? null, openPayments: payments.open, pictures }
}
