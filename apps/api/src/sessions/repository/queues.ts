import {
  type Instant,
  isVisitNear,
  type LocalDate,
  type Queue,
  type QueuedSession,
  type QueuePage,
  type QueueSearch,
  queues,
  type SessionStatus,
  type Stage,
  sessionStatuses,
  sessionsPerPage,
  stageOf,
  statusesIn,
  withoutPlace,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as v from 'valibot'
import type { Viewer } from '../../accounts/viewer.ts'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database } from '../../database/database.ts'
import { noonOf } from '../../database/days.ts'
import { idsOf } from '../../database/in-batches.ts'
import { plainWords } from '../../database/plain-column.ts'
import { arrivalColumns, arrivalOfRow } from '../../visits/repository/arrivals.ts'
import { periodColumns, periodOfRow } from '../../visits/repository/preferred-periods.ts'
import { isAboutVisit } from '../../visits/repository/preparedness.ts'
import { accessibleTo } from './access.ts'
import { matchesWord } from './queue-words.ts'
import { selectSummaries, summaryOf } from './summaries.ts'

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

const isOneOf = (statuses: readonly SessionStatus[]) =>
  sql<SqlBool>`s.status in (${sql.join(statuses.map((one) => sql.lit(one)))})`
const hasStage = (...stages: Stage[]) => isOneOf(statusesIn(...stages))

const isOverIn: Record<Stage, boolean> = {
  to_schedule: false,
  scheduled: false,
  to_deliver: false,
  delivered: true,
  in_revision: false,
  canceled: true,
}
// Most sessions are over and in no queue: separate counts can use an index.
const isOver = isOneOf(sessionStatuses.filter((one) => isOverIn[stageOf(one)]))
const isOpen = isOneOf(sessionStatuses.filter((one) => !isOverIn[stageOf(one)]))

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
  const where = queueConditions(viewer, wanted, now)
  const counted = await totals(db, where, now)
  // Selects the page's ids first, so that details are read only for the rows shown.
  const page = db
    .selectFrom('photo_sessions as s')
    .select('s.id')
    .where((build) => build.and([inQueue(wanted.queue, now), ...where]))
    .orderBy(orders[wanted.queue])
    .limit(sessionsPerPage)
    .offset((wanted.page - 1) * sessionsPerPage)
  const rows = await selectQueued(db).where('s.id', 'in', page).orderBy(orders[wanted.queue]).execute()
  return {
    sessions: rows.map((row) => queuedOf(row, viewer, now)),
    last_page: Math.max(1, Math.ceil(counted[wanted.queue] / sessionsPerPage)),
    totals: counted,
  }
}

function selectQueued(db: Database) {
  return selectSummaries(db)
    .innerJoin('companies', 'companies.id', 's.company_id')
    .leftJoin('preparedness as ready', (join) => join.on(isAboutVisit))
    .leftJoin('preferred_periods as preferred', 'preferred.session_id', 's.id')
    .leftJoin('arrivals as arrival', 'arrival.session_id', 's.id')
    .select(arrivalColumns)
    .select(periodColumns)
    .select(['ready.answer', 's.company_id', 'companies.name as company_name', 'companies.logo_file'])
}

type QueuedRow = Awaited<ReturnType<ReturnType<typeof selectQueued>['execute']>>[number]

function queuedOf(row: QueuedRow, viewer: Viewer, now: Instant): QueuedSession {
  const isHidden = viewer.scope === 'provider' && !isVisitNear(row, now)
  return {
    ...(isHidden ? withoutPlace(summaryOf(row)) : summaryOf(row)),
    preparedness: isHidden ? null : row.answer,
    preferred_period: viewer.scope === 'provider' ? null : periodOfRow(row),
    arrival: arrivalOfRow(row),
    client: { id: row.company_id, name: row.company_name, logo_url: logoUrl(row.logo_file) },
  }
}

/** The ids of a whole queue, in its order. */
export function queuedIds(
  db: Database,
  viewer: Viewer,
  wanted: QueueQuestion,
  now: Instant,
): Promise<number[]> {
  const where = sql.join([inQueue(wanted.queue, now), ...queueConditions(viewer, wanted, now)], sql` and `)
  return idsOf(db, sql`select s.id from photo_sessions s where ${where} order by ${orders[wanted.queue]}`)
}

/** Ensaios by id, as the viewer reads them in a queue. */
export async function queuedSessions(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
  now: Instant,
): Promise<QueuedSession[]> {
  const rows = await selectQueued(db)
    .where('s.id', 'in', [...ids])
    .execute()
  return rows.map((row) => queuedOf(row, viewer, now))
}

/** Parsed filters of a queue search. */
export type QueueQuestion = v.InferOutput<typeof QueueSearch>

const everyVisit = sql<SqlBool>`true`

/** Matches visits on a day of the property's time zone. The outer bounds use no zone, so that an index applies. */
function onDay(day: RawBuilder<unknown>, around: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.scheduled_for between ${around} - interval '38 hours' and ${around} + interval '38 hours'
    and (s.scheduled_for at time zone s.time_zone)::date = ${day})`
}

/** Matches visits between two days, both inclusive; a missing day leaves that side open. */
function inDays(first: LocalDate | null, last: LocalDate | null): RawBuilder<SqlBool>[] {
  const day = sql`(s.scheduled_for at time zone s.time_zone)::date`
  const from = (at: LocalDate) =>
    sql<SqlBool>`(s.scheduled_for >= ${noonOf(at)} - interval '38 hours' and ${day} >= ${at}::date)`
  const to = (at: LocalDate) =>
    sql<SqlBool>`(s.scheduled_for <= ${noonOf(at)} + interval '38 hours' and ${day} <= ${at}::date)`
  return [...(first === null ? [] : [from(first)]), ...(last === null ? [] : [to(last)])]
}

/** Matches the sessions that are in a queue at an instant. Expects `photo_sessions` aliased as `s`. */
function inQueue(queue: Queue, now: Instant): RawBuilder<SqlBool> {
  const instant = sql`${now}::timestamptz`
  const conditions: Record<Queue, RawBuilder<SqlBool>> = {
    to_schedule: hasStage('to_schedule'),
    today: sql`(${hasStage('scheduled', 'to_deliver')} and ${onDay(sql`(${instant} at time zone s.time_zone)::date`, instant)})`,
    to_close: sql`(${hasStage('scheduled')} and s.scheduled_for < ${instant})`,
    to_deliver: hasStage('to_deliver'),
    in_revision: hasStage('in_revision'),
    all: everyVisit,
  }
  return conditions[queue]
}

/** All filters except the queue, plus the viewer's access: the conditions of the totals. */
function queueConditions(viewer: Viewer, wanted: QueueQuestion, now: Instant): RawBuilder<SqlBool>[] {
  const { text, city, provider_id: provider, day, until } = wanted
  return [
    accessibleTo(viewer),
    ...plainWords(text).map((word) => matchesWord(word, viewer, now)),
    ...(city ? [sql<SqlBool>`s.city = ${city}`] : []),
    ...(wanted.status === null ? [] : [isOneOf([wanted.status])]),
    ...(until === null ? (day === null ? [] : [onDay(sql`${day}::date`, noonOf(day))]) : inDays(day, until)),
    ...(provider === null
      ? []
      : [
          sql<SqlBool>`exists (select 1 from bookings sent
            where sent.session_id = s.id and sent.provider_id = ${provider} and sent.released_at is null)`,
        ]),
  ]
}
