import { type Instant, type LocalDate, type Queue, type QueueSearch, status } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as v from 'valibot'
import type { Viewer } from '../../accounts/viewer.ts'
import { plainColumn, plainWords } from '../../database/plain-column.ts'
import { accessibleTo } from '../access.ts'

/** Parsed filters of a queue search. */
export type QueueQuestion = v.InferOutput<typeof QueueSearch>

const hasStatus = (...wanted: number[]) =>
  sql<SqlBool>`s.status in (${sql.join(wanted.map((one) => sql.lit(one)))})`
const everyVisit = sql<SqlBool>`true`

/** The reference in lower case. Accents are kept: removing them is slow, and references rarely have any. */
const reference = sql`(case when octet_length(s.client_code) = length(s.client_code)
  then lower(s.client_code) else ${plainColumn('s.client_code')} end)`

/** Matches visits on a day of the property's time zone. The outer bounds use no zone, so that an index applies. */
function onDay(day: RawBuilder<unknown>, around: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.scheduled_for between ${around} - interval '38 hours' and ${around} + interval '38 hours'
    and (s.scheduled_for at time zone s.time_zone)::date = ${day})`
}

const noonOf = (day: LocalDate) => sql`(${day}::timestamp at time zone 'UTC' + interval '12 hours')`

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
export function inQueue(queue: Queue, now: Instant): RawBuilder<SqlBool> {
  const instant = sql`${now}::timestamptz`
  const conditions: Record<Queue, RawBuilder<SqlBool>> = {
    to_schedule: hasStatus(status.notScheduled, status.clientNoShow, status.providerNoShow),
    today: sql`(${hasStatus(status.scheduled, status.pending)} and ${onDay(sql`(${instant} at time zone s.time_zone)::date`, instant)})`,
    to_close: sql`(${hasStatus(status.scheduled)} and s.scheduled_for < ${instant})`,
    to_deliver: hasStatus(status.pending),
    in_revision: hasStatus(status.atRevision),
    all: everyVisit,
  }
  return conditions[queue]
}

function matchesWord(word: string): RawBuilder<SqlBool> {
  const id = /^\d{1,9}$/.test(word) ? sql`or s.id = ${Number(word)}` : sql``
  return sql<SqlBool>`(position(${word} in s.address_text) > 0
    or s.company_id in (select c.id from companies c where position(${word} in ${plainColumn('c.name')}) > 0)
    or position(${word} in ${reference}) > 0 ${id})`
}

/** All filters except the queue, plus the viewer's access: the conditions of the totals. */
export function queueConditions(viewer: Viewer, wanted: QueueQuestion): RawBuilder<SqlBool>[] {
  const { text, city, provider_id: provider, day, until } = wanted
  return [
    accessibleTo(viewer),
    ...plainWords(text).map(matchesWord),
    ...(city ? [sql<SqlBool>`s.city = ${city}`] : []),
    ...(wanted.status === null ? [] : [hasStatus(wanted.status)]),
    ...(until === null ? (day === null ? [] : [onDay(sql`${day}::date`, noonOf(day))]) : inDays(day, until)),
    ...(provider === null
      ? []
      : [
          sql<SqlBool>`exists (select 1 from bookings sent
            where sent.session_id = s.id and sent.provider_id = ${provider} and sent.released_at is null)`,
        ]),
  ]
}
