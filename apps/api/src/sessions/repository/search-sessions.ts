import {
  type DateRange,
  type Instant,
  type SessionOrder,
  type SessionPage,
  type SessionSearch,
  type SessionStatus,
  sessionStatuses,
  sessionsPerPage,
  status,
} from '@ensaio/domain'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { idsOf } from '../../database/in-batches.ts'
import { prepared } from '../../database/prepared.ts'
import { searchWords } from '../../database/search-text.ts'
import { nextSessions } from './next-sessions.ts'
import { listed, type SummaryRow, selectSummaries, summaryOf } from './summaries.ts'

type Search = v.InferOutput<typeof SessionSearch>

/** Up to this offset, skipping rows is faster than counting them first. */
const nearby = 1000

const orders: Record<SessionOrder, RawBuilder<unknown>> = {
  scheduled_for: listed,
  created_at: sql`s.created_at`,
  status: sql`s.status`,
  client_code: sql`lower(s.client_code) collate "C"`,
  id: sql`s.id`,
}

/** Unscheduled come first when descending and last when ascending, so that one index serves both. */
function inOrder(column: RawBuilder<unknown>, descending: boolean): RawBuilder<unknown> {
  const direction = descending ? sql`desc nulls first` : sql`asc nulls last`
  return sql`${column} ${direction}, s.id ${direction}`
}

/** Reads a range of matching rows in order, possibly counted from the end. Skipped rows are not joined. */
function selectRows(
  db: Database,
  companyId: number,
  { filter, order_by, descending }: Search,
  part: { skip: number; take: number; fromEnd: boolean },
) {
  const column = orders[order_by]
  const ids = db
    .selectFrom('photo_sessions as s')
    .where('s.company_id', '=', companyId)
    .where((build) => build.and([...filtersOf(companyId, filter), hasStatus(filter.status ?? [])]))
    .select('s.id')
    .orderBy(inOrder(column, descending !== part.fromEnd))
    // In the text, as a plan for any part at all would be one for the longest.
    .limit(sql.lit(part.take))
    .offset(sql.lit(part.skip))
  return selectSummaries(db).where('s.id', 'in', ids).orderBy(inOrder(column, descending))
}

/** Is this the first page without filters? Only that query is prepared: with filters, the best plan depends on their values. */
function isUsual({ filter, page }: Search): boolean {
  return page === 1 && Object.keys(filter).length === 0
}

async function readCounts(db: Database, companyId: number, { filter }: Search): Promise<Counts> {
  const row = await countsOf(db, companyId, filtersOf(companyId, filter)).executeTakeFirst()
  return row?.counts ?? []
}

function pageOf(rows: readonly SummaryRow[], counts: Counts, { filter }: Search): SessionPage {
  const found = sumOf(counts, filter.status ?? [])
  return {
    sessions: rows.map(summaryOf),
    last_page: Math.max(1, Math.ceil(found / sessionsPerPage)),
    ...countersOf(counts),
  }
}

/**
 * A page of a company's ensaios; ties are settled by id, in the same direction, so that pages never overlap (rule list-counters). What the list opens with
 * tells, too, what comes next.
 */
export async function searchSessions(
  db: Database,
  companyId: number,
  search: Search,
  now: Instant,
): Promise<SessionPage> {
  if (!isUsual(search)) return findPage(db, companyId, search)
  const [page, next] = await Promise.all([findPage(db, companyId, search), nextSessions(db, companyId, now)])
  return { ...page, next }
}

/** The version of a company's list, which differs after each write to what the list shows; empty while the company has had no ensaio. */
export async function readListVersion(db: Database, companyId: number): Promise<string> {
  const row = await db
    .selectFrom('session_counts')
    .select(sql<string>`version::text`.as('version'))
    .where('company_id', '=', companyId)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.version ?? ''
}

/** The ids of all matching ensaios, in the order of the list. */
export function listedIds(
  db: Database,
  companyId: number,
  { filter, order_by, descending }: Search,
): Promise<number[]> {
  const conditions = [...filtersOf(companyId, filter), hasStatus(filter.status ?? [])]
  return idsOf(
    db,
    sql`select s.id from photo_sessions s where s.company_id = ${companyId}::int and ${sql.join(conditions, sql` and `)}
      order by ${inOrder(orders[order_by], descending)}`,
  )
}

async function findPage(db: Database, companyId: number, search: Search): Promise<SessionPage> {
  const before = (search.page - 1) * sessionsPerPage
  if (before <= nearby) {
    const counts = countsOf(db, companyId, filtersOf(companyId, search.filter))
    const asked = selectRows(db, companyId, search, {
      skip: before,
      take: sessionsPerPage,
      fromEnd: false,
    }).select(counts.as('counts'))
    const rows = await (isUsual(search) ? asked.modifyEnd(prepared) : asked).execute()
    return pageOf(rows, rows[0]?.counts ?? (await readCounts(db, companyId, search)), search)
  }
  const counts = await readCounts(db, companyId, search)
  const found = sumOf(counts, search.filter.status ?? [])
  const take = Math.max(0, Math.min(sessionsPerPage, found - before))
  if (take === 0) return pageOf([], counts, search)
  // The last page is as near as the first: it is counted from the other end.
  const fromEnd = before > found / 2
  const skip = fromEnd ? found - before - take : before
  return pageOf(await selectRows(db, companyId, search, { skip, take, fromEnd }).execute(), counts, search)
}

type Filter = v.InferOutput<typeof SessionSearch>['filter']

/** Matches days in the property's time zone (rule wire-dates). */
function inRange(column: 'scheduled_for' | 'created_at', range: DateRange): Expression<SqlBool>[] {
  const day = sql`(${sql.ref(`s.${column}`)} at time zone s.time_zone)::date`
  return [
    ...(range.from ? [sql<SqlBool>`${day} >= ${range.from}::date`] : []),
    ...(range.to ? [sql<SqlBool>`${day} <= ${range.to}::date`] : []),
  ]
}

/** Holds a piece of text: found by its pairs of letters, an index of the company's, then looked for. One letter has no pair. */
function holds(companyId: number, text: RawBuilder<string>, piece: string): Expression<SqlBool>[] {
  const pairs = sql<SqlBool>`search_pairs(s.company_id, ${text}) @> search_pairs(${companyId}, ${piece})`
  return [...([...piece].length > 1 ? [pairs] : []), sql<SqlBool>`position(${piece} in ${text}) > 0`]
}

/** Address, unit, block, reference and the client's code, as the index of `0078-list` has them. */
const soughtText = sql<string>`session_text(s.address_text, s.client_code, s.vertical_data)`

/** Every filter but the status, which counters do not honour (rule list-counters); none at all is an empty list. For queries in which `photo_sessions` is called `s`. */
function filtersOf(companyId: number, filter: Filter): Expression<SqlBool>[] {
  const code = filter.client_code?.toLowerCase()
  const services = filter.services ?? []
  return [
    ...inRange('scheduled_for', filter.session_date ?? {}),
    ...inRange('created_at', filter.created_date ?? {}),
    ...(code ? holds(companyId, sql`lower(s.client_code)`, code) : []),
    ...(services.length > 0 ? [sql<SqlBool>`s.service_id = any(${services}::int[])`] : []),
    ...searchWords(filter.address ?? '').flatMap((word) => holds(companyId, soughtText, word)),
  ]
}

/** Matches the given statuses; an empty list means all. */
function hasStatus(wanted: readonly SessionStatus[]): RawBuilder<SqlBool> {
  const [only, ...others] = wanted
  if (only === undefined) return sql<SqlBool>`true`
  // Of one status, an index has them in their order.
  return others.length === 0
    ? sql<SqlBool>`s.status = ${only}`
    : sql<SqlBool>`s.status = any(${[...wanted]}::int[])`
}

/** The number of sessions per status, starting with status 1. */
type Counts = readonly number[]

/** SQL for the stored counts of a company's sessions; null when it never had any. Filtered searches count anew. */
function countsOf(db: Database, companyId: number, filters: readonly Expression<SqlBool>[]) {
  if (filters.length === 0)
    return db.selectFrom('session_counts').select('by_status as counts').where('company_id', '=', companyId)
  const counted = sessionStatuses.map((one) => sql`(count(*) filter (where s.status = ${one}))::int`)
  return db
    .selectFrom('photo_sessions as s')
    .where('s.company_id', '=', companyId)
    .where((build) => build.and(filters))
    .select(sql<number[]>`array[${sql.join(counted)}]`.as('counts'))
}

/** Sums the counts of the given statuses; an empty list means all. */
function sumOf(counts: Counts, wanted: readonly SessionStatus[]): number {
  const meant: SessionStatus[] = wanted.length === 0 ? [...sessionStatuses] : [...new Set(wanted)]
  return meant.reduce<number>((sum, one) => sum + (counts[one - 1] ?? 0), 0)
}

/** The counters of the list (rule list-counters). */
function countersOf(counts: Counts): Omit<SessionPage, 'sessions' | 'last_page'> {
  return {
    total_sessions: sumOf(counts, []),
    total_pendings: sumOf(counts, [status.pending]),
    total_delivereds: sumOf(counts, [status.delivered]),
    total_scheduleds: sumOf(counts, [status.scheduled]),
  }
}
