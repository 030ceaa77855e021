import {
  type Instant,
  isVisitNear,
  type Queue,
  type QueuePage,
  queues,
  sessionsPerPage,
  status,
  withoutPlace,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database } from '../../database/database.ts'
import { inQueue, type QueueQuestion, queueConditions } from './queue-conditions.ts'
import { selectSummaries, summaryOf } from './session-summary.ts'

/** Most urgent first; ties are settled by id, so that pages never overlap. */
const orders: Record<Queue, RawBuilder<unknown>> = {
  to_schedule: sql`s.created_at, s.id`,
  today: sql`s.scheduled_for, s.id`,
  to_close: sql`s.scheduled_for, s.id`,
  to_deliver: sql`s.scheduled_for, s.id`,
  in_revision: sql`s.scheduled_for, s.id`,
  all: sql`s.scheduled_for desc nulls first, s.id desc`,
}

const waiting = queues.filter((queue) => queue !== 'all')
// Most sessions are over and in no queue: separate counts can use an index.
const isOver = sql<SqlBool>`s.status in (${sql.lit(status.canceled)}, ${sql.lit(status.delivered)})`
const isOpen = sql<SqlBool>`s.status in (1, 2, 4, 6, 7, 8)`

async function totals(
  db: Database,
  where: RawBuilder<SqlBool>[],
  now: Instant,
): Promise<QueuePage['totals']> {
  const found = (state: RawBuilder<SqlBool>) =>
    db.selectFrom('photo_sessions as s').where((build) => build.and([state, ...where]))
  const open = found(isOpen)
    .select(sql<number>`count(*)::int`.as('open'))
    .select(
      waiting.map((queue) => sql<number>`(count(*) filter (where ${inQueue(queue, now)}))::int`.as(queue)),
    )
  const [counted, over] = await Promise.all([
    open.executeTakeFirstOrThrow(),
    found(isOver).select(sql<number>`count(*)::int`.as('over')).executeTakeFirstOrThrow(),
  ])
  const { open: stillOpen, ...heaps } = counted
  return { ...heaps, all: stillOpen + over.over }
}

/** Reads a page of a queue; photographers get only their own sessions (rule accessible-to). */
export async function searchQueue(
  db: Database,
  viewer: Viewer,
  wanted: QueueQuestion,
  now: Instant,
): Promise<QueuePage> {
  const where = queueConditions(viewer, wanted)
  const counted = await totals(db, where, now)
  // Selects the page's ids first, so that details are read only for the rows shown.
  const page = db
    .selectFrom('photo_sessions as s')
    .select('s.id')
    .where((build) => build.and([inQueue(wanted.queue, now), ...where]))
    .orderBy(orders[wanted.queue])
    .limit(sessionsPerPage)
    .offset((wanted.page - 1) * sessionsPerPage)
  const rows = await selectSummaries(db)
    .innerJoin('companies', 'companies.id', 's.company_id')
    .select(['s.company_id', 'companies.name as company_name', 'companies.logo_file'])
    .where('s.id', 'in', page)
    .orderBy(orders[wanted.queue])
    .execute()
  return {
    sessions: rows.map((row) => ({
      ...(viewer.scope === 'provider' && !isVisitNear(row, now)
        ? withoutPlace(summaryOf(row))
        : summaryOf(row)),
      client: { id: row.company_id, name: row.company_name, logo_url: logoUrl(row.logo_file) },
    })),
    last_page: Math.max(1, Math.ceil(counted[wanted.queue] / sessionsPerPage)),
    totals: counted,
  }
}
