import { type Instant, regionTypes, visitWindow } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import { plainColumn, plainText } from '../../database/plain-column.ts'

/** The reference in lower case. Accents are kept: removing them is slow, and references rarely have any. */
const reference = sql`(case when octet_length(s.client_code) = length(s.client_code)
  then lower(s.client_code) else ${plainColumn('s.client_code')} end)`

const { daysBefore, daysAfter } = visitWindow
const dayAt = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone s.time_zone)::date`

/** The text of `isVisitNear` in SQL. Expects `photo_sessions` as `s`. */
export const isNear = (now: Instant) =>
  sql<SqlBool>`coalesce(${dayAt(sql`${now}::timestamptz`)} between ${dayAt(sql`s.scheduled_for`)} - ${sql.lit(daysBefore)}
    and ${dayAt(sql`s.scheduled_for`)} + ${sql.lit(daysAfter)}, false)`

/** All that `withoutPlace` leaves of an address. */
const region = sql`(select string_agg(${plainText(sql`concat(part ->> 'long_name', ' ', part ->> 'short_name')`)}, ' ')
  from jsonb_array_elements(s.address -> 'address_components') part
  where part -> 'types' ?| array[${sql.join(regionTypes.map((one) => sql.lit(one)))}])`

function addressHolds(word: string, viewer: Viewer, now: Instant): RawBuilder<SqlBool> {
  const whole = sql<SqlBool>`position(${word} in s.address_text) > 0`
  if (viewer.scope !== 'provider') return whole
  return sql<SqlBool>`(case when ${isNear(now)} then ${whole} else coalesce(position(${word} in ${region}), 0) > 0 end)`
}

/**
 * Matches the ensaios of a queue that hold a word: in the address, the client's name, the reference or the number. Photographers find no
 * address that they may not read (rule photographer-window).
 */
export function matchesWord(word: string, viewer: Viewer, now: Instant): RawBuilder<SqlBool> {
  const id = /^\d{1,9}$/.test(word) ? sql`or s.id = ${Number(word)}` : sql``
  return sql<SqlBool>`(${addressHolds(word, viewer, now)}
    or s.company_id in (select c.id from companies c where position(${word} in ${plainColumn('c.name')}) > 0)
    or position(${word} in ${reference}) > 0 ${id})`
}
