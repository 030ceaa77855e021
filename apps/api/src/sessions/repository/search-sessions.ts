import {
  type Instant,
  type SessionOrder,
  type SessionPage,
  type SessionSearch,
  sessionsPerPage,
} from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { listed } from './listed.ts'
import { nextSessions } from './next-sessions.ts'
import { filtersOf, hasStatus } from './session-conditions.ts'
import { type Counts, countersOf, countsOf, sumOf } from './session-counts.ts'
import { type SummaryRow, selectSummaries, summaryOf } from './session-summary.ts'

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
