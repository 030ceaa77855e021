import {
  type DateRange,
  type SessionOrder,
  type SessionPage,
  type SessionSearch,
  type SessionStatus,
  sessionsPerPage,
  status,
} from '@ensaio/domain'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../ports/database.ts'
import { searchWords } from './search-text.ts'
import { selectSummaries, summaryOf } from './session-summary.ts'

type Search = v.InferOutput<typeof SessionSearch>

const orders: Record<SessionOrder, RawBuilder<unknown>> = {
  scheduled_for: sql`s.scheduled_for`,
  created_at: sql`s.created_at`,
  status: sql`s.status`,
  client_code: sql`lower(s.client_code) collate "C"`,
  id: sql`s.id`,
}

/** Days are those of the property's own clock (D4). */
function inRange(column: 'scheduled_for' | 'created_at', range: DateRange): Expression<SqlBool>[] {
  const day = sql`(${sql.ref(`s.${column}`)} at time zone s.time_zone)::date`
  return [
    ...(range.from ? [sql<SqlBool>`${day} >= ${range.from}::date`] : []),
    ...(range.to ? [sql<SqlBool>`${day} <= ${range.to}::date`] : []),
  ]
}

/** Every filter but the status: what the counters honour (D3). */
function conditions(companyId: number, filter: Search['filter']): Expression<SqlBool>[] {
  const code = filter.client_code?.toLowerCase()
  const services = filter.services ?? []
  return [
    sql<SqlBool>`s.company_id = ${companyId}`,
    ...inRange('scheduled_for', filter.session_date ?? {}),
    ...inRange('created_at', filter.created_date ?? {}),
    ...(code ? [sql<SqlBool>`position(${code} in lower(s.client_code)) > 0`] : []),
    ...(services.length > 0 ? [sql<SqlBool>`s.service_id = any(${services}::int[])`] : []),
    ...searchWords(filter.address ?? '').map((word) => sql<SqlBool>`position(${word} in s.address_text) > 0`),
  ]
}

function hasStatus(wanted: readonly SessionStatus[]): RawBuilder<SqlBool> {
  return wanted.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`s.status = any(${[...wanted]}::int[])`
}

function totals(db: Database, where: Expression<SqlBool>[], wanted: RawBuilder<SqlBool>) {
  const countOf = (one: SessionStatus) => sql<number>`(count(*) filter (where s.status = ${one}))::int`
  return db
    .selectFrom('photo_sessions as s')
    .where((build) => build.and(where))
    .select([
      sql<number>`count(*)::int`.as('total_sessions'),
      countOf(status.pending).as('total_pendings'),
      countOf(status.delivered).as('total_delivereds'),
      countOf(status.scheduled).as('total_scheduleds'),
      sql<number>`(count(*) filter (where ${wanted}))::int`.as('found'),
    ])
    .executeTakeFirstOrThrow()
}

/** Unscheduled come first when descending and last when ascending, so that one index serves both. */
function inOrder(column: RawBuilder<unknown>, descending: boolean): RawBuilder<unknown> {
  const direction = descending ? sql`desc nulls first` : sql`asc nulls last`
  return sql`${column} ${direction}, s.id ${direction}`
}

/** A page of a company's ensaios; ties are settled by id, in the same direction, so that pages never overlap (D3). */
export async function searchSessions(db: Database, companyId: number, search: Search): Promise<SessionPage> {
  const where = conditions(companyId, search.filter)
  const wanted = hasStatus(search.filter.status ?? [])
  const { found, ...counters } = await totals(db, where, wanted)
  const before = (search.page - 1) * sessionsPerPage
  const size = Math.max(0, Math.min(sessionsPerPage, found - before))
  // The last page is as near as the first: it is counted from the other end.
  const fromEnd = before > found / 2
  const column = orders[search.order_by]
  // What is skipped on the way to a page is not looked up.
  const ids = db
    .selectFrom('photo_sessions as s')
    .where((build) => build.and([...where, wanted]))
    .select('s.id')
    .orderBy(inOrder(column, search.descending !== fromEnd))
    .limit(size)
    .offset(fromEnd ? Math.max(0, found - before - size) : before)
  const rows = await selectSummaries(db)
    .where('s.id', 'in', ids)
    .orderBy(inOrder(column, search.descending))
    .execute()
  return {
    sessions: rows.map(summaryOf),
    last_page: Math.max(1, Math.ceil(found / sessionsPerPage)),
    ...counters,
  }
}
