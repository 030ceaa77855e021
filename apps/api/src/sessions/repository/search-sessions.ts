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
import { flattened } from '../../database/json-text.ts'
import { prepared } from '../../database/prepared.ts'
import { searchWords } from '../../database/search-text.ts'
import { versionOf } from './list-version.ts'
import { nextSessions } from './next-sessions.ts'
import { listed, readWritten, selectWritten } from './summaries.ts'

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

/** SQL for the ids of a range of rows `s`, in order. */
function idsOfPart(
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { skip, take }: { skip: number; take: number },
): RawBuilder<number[]> {
  // In the text, as a plan for any part at all would be one for the longest.
  return sql`array(select s.id from ${from} order by ${order} limit ${sql.lit(take)} offset ${sql.lit(skip)})`
}

/** SQL for the ensaios of a company that match all filters, as `s`. */
function matching(companyId: number, { filter }: Search): RawBuilder<unknown> {
  const conditions = [...filtersOf(companyId, filter), hasStatus(filter.status ?? [])]
  return sql`photo_sessions s where s.company_id = ${companyId}::int and ${sql.join(conditions, sql` and `)}`
}

/** Is this the first page without filters? */
function isUsual({ filter, page }: Search): boolean {
  return page === 1 && Object.keys(filter).length === 0
}

/**
 * Is this a search that connections keep a plan of? Planning takes longer than finding a page and writing it. Only where the best plan is the
 * same for all values: everything, and days, whose matches are all counted, with or without statuses (ten statements). For statuses alone,
 * words and services it depends on them, and other orders and pages would be thousands of statements.
 */
function keepsPlan({ filter, page, order_by, descending }: Search): boolean {
  const { status = [], services = [], session_date, created_date, client_code, address } = filter
  const hasDays = [session_date, created_date].some((range) => range?.from || range?.to)
  const isPlanned = hasDays || status.length === 0
  const isListed = page === 1 && order_by === 'scheduled_for' && descending
  return isListed && isPlanned && services.length === 0 && !client_code && !address
}

/** A page of the list, with its ensaios written. */
export interface ListedPage {
  /** The version of the list that it shows, or an older one (`listVersion`). */
  version: string
  /** The ensaios as the entries of a JSON array. */
  sessions: string
  /** The rest of `SessionPage`. */
  rest: Omit<SessionPage, 'sessions'>
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
): Promise<ListedPage> {
  const { version, sessions, counts } = await findPage(db, companyId, search)
  const found = sumOf(counts, search.filter.status ?? [])
  const rest = { last_page: Math.max(1, Math.ceil(found / sessionsPerPage)), ...countersOf(counts) }
  if (!isUsual(search)) return { version, sessions, rest }
  // After the version, so that it is as new or newer.
  return { version, sessions, rest: { ...rest, next: await nextSessions(db, companyId, now) } }
}

/** The ids of all matching ensaios, in the order of the list. */
export function listedIds(db: Database, companyId: number, search: Search): Promise<number[]> {
  const order = inOrder(orders[search.order_by], search.descending)
  return idsOf(db, sql`select s.id from ${matching(companyId, search)} order by ${order}`)
}

interface FoundPage {
  version: string
  sessions: string
  counts: Counts
}

async function findPage(db: Database, companyId: number, search: Search): Promise<FoundPage> {
  const { filter, order_by, descending } = search
  const order = orders[order_by]
  const before = (search.page - 1) * sessionsPerPage
  const filters = filtersOf(companyId, filter)
  const isFiltered = filters.length > 0
  // Counting reads all that the filters find, so the page is taken from the same rows; without filters, an index has it.
  const found = isFiltered
    ? sql`with found as materialized (select s.id, s.status, ${order} as place from photo_sessions s
        where s.company_id = ${companyId}::int and ${sql.join(filters, sql` and `)})`
    : sql``
  const counts = isFiltered ? countsOfFound : countsOf(db, companyId)
  const head = sql`${found} select ${versionOf(db, companyId)} as version, ${counts} as counts`
  if (before > nearby) {
    const page = pageOf(await sql<FoundRow>`${head}`.execute(db))
    const ids = await farIds(db, companyId, search, sumOf(page.counts, filter.status ?? []))
    return { ...page, sessions: await readWritten(db, ids) }
  }
  const part = { skip: before, take: sessionsPerPage }
  const ids = isFiltered
    ? idsOfPart(sql`found s where ${hasStatus(filter.status ?? [])}`, inOrder(sql`s.place`, descending), part)
    : idsOfPart(matching(companyId, search), inOrder(order, descending), part)
  if (keepsPlan(search)) {
    const written = selectWritten(db, ids)
    return pageOf(await sql<FoundRow>`${head}, ${written} as sessions ${prepared}`.execute(db))
  }
  // The ensaios are written by a statement of their own, whose plan is kept.
  const { rows } = await sql<FoundRow & { ids: number[] }>`${head}, ${ids} as ids`.execute(db)
  return { ...pageOf({ rows }), sessions: await readWritten(db, rows[0]?.ids ?? []) }
}

/** The ids of a page that is far from the first one. The last is as near as the first: it is counted from the other end. */
async function farIds(db: Database, companyId: number, search: Search, sum: number): Promise<number[]> {
  const before = (search.page - 1) * sessionsPerPage
  const take = Math.max(0, Math.min(sessionsPerPage, sum - before))
  if (take === 0) return []
  const fromEnd = before > sum / 2
  const part = { skip: fromEnd ? sum - before - take : before, take }
  const order = inOrder(orders[search.order_by], search.descending !== fromEnd)
  const ids = idsOfPart(matching(companyId, search), order, part)
  const { rows } = await sql<{ ids: number[] }>`select ${ids} as ids`.execute(db)
  const found = rows[0]?.ids ?? []
  return fromEnd ? found.toReversed() : found
}

type FoundRow = { [Key in keyof FoundPage]?: FoundPage[Key] | null }

function pageOf({ rows: [row] }: { rows: FoundRow[] }): FoundPage {
  return { version: row?.version ?? '', sessions: row?.sessions ?? '', counts: row?.counts ?? [] }
}

type Filter = v.InferOutput<typeof SessionSearch>['filter']

/** Matches days in the property's time zone (rule wire-dates). One comparison, as finding the day takes most of the time, and one statement for all ranges. */
function inRange(column: 'scheduled_for' | 'created_at', { from, to }: DateRange): Expression<SqlBool>[] {
  if (!from && !to) return []
  const day = sql`(${sql.ref(`s.${column}`)} at time zone s.time_zone)::date`
  return [sql<SqlBool>`${day} <@ ${`[${from ?? ''},${to ?? ''}]`}::daterange`]
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

/** SQL for the stored counts of a company's sessions; null when it never had any. */
function countsOf(db: Database, companyId: number) {
  return db.selectFrom('session_counts').select('by_status').where('company_id', '=', companyId)
}

/** SQL for the counts of what filters found. */
const countsOfFound = flattened(
  sql`(select array[${sql.join(
    sessionStatuses.map((one) => sql`(count(*) filter (where s.status = ${sql.lit(one)}))::int`),
  )}] from found s)`,
)

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
