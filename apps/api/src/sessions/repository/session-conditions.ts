import type { DateRange, SessionSearch, SessionStatus } from '@ensaio/domain'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as v from 'valibot'
import { searchWords } from './search-text.ts'

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
export function filtersOf(companyId: number, filter: Filter): Expression<SqlBool>[] {
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
export function hasStatus(wanted: readonly SessionStatus[]): RawBuilder<SqlBool> {
  const [only, ...others] = wanted
  if (only === undefined) return sql<SqlBool>`true`
  // Of one status, an index has them in their order.
  return others.length === 0
    ? sql<SqlBool>`s.status = ${only}`
    : sql<SqlBool>`s.status = any(${[...wanted]}::int[])`
}
