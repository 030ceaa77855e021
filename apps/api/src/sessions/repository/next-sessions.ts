import { type Instant, nextSessionsShown, type SessionSummary, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { listed, selectSummaries, summaryOf } from './summaries.ts'

/** The number of visits listed before the company's open tasks; more only when there are too few tasks. */
const visitsBefore = 3

const days = 86_400_000
const ago = (now: Instant, count: number) => new Date(Date.parse(now) - count * days).toISOString()

/**
 * What a company looks for first: its next visits, soonest first, and what waits on it: ensaios without a date, oldest first, and material of
 * the last 14 days that nobody rated, newest first.
 */
export async function nextSessions(db: Database, companyId: number, now: Instant): Promise<SessionSummary[]> {
  const of = (is: number) => sql`s.company_id = ${companyId} and s.status = ${sql.lit(is)}`
  const some = sql.lit(nextSessionsShown)
  // Each reads the first entries of `photo_sessions_status_listed`. As an array, whose length Postgres does not guess by the company: else it
  // would plan this anew each time, which takes ten times as long as finding them.
  const rows = await selectSummaries(db)
    .where(
      's.id',
      '=',
      sql<number>`any(array(
        (select s.id from photo_sessions s where ${of(status.scheduled)} and ${listed} >= ${now} order by ${listed}, s.id limit ${some})
        union all
        (select s.id from photo_sessions s where ${of(status.notScheduled)} order by ${listed} nulls last, s.id limit ${some})
        union all
        (select s.id from photo_sessions s where ${of(status.delivered)} and ${listed} between ${ago(now, 60)} and ${now}
          and s.delivered_at > ${ago(now, 14)} and not exists (select 1 from ratings where ratings.session_id = s.id)
          order by ${listed} desc, s.id desc limit ${some})))`,
    )
    .modifyEnd(prepared)
    .execute()
  const sorted = (is: number, key: (row: (typeof rows)[number]) => string, direction: 1 | -1) =>
    rows
      .filter((row) => row.status === is)
      .sort((one, other) => direction * (key(one).localeCompare(key(other)) || one.id - other.id))
  const visits = sorted(status.scheduled, (row) => row.scheduled_for ?? '', 1)
  const waiting = [
    ...sorted(status.notScheduled, (row) => row.created_at, 1),
    ...sorted(status.delivered, (row) => row.delivered_at ?? '', -1),
  ]
  const shown = Math.max(visitsBefore, nextSessionsShown - waiting.length)
  return [...visits.slice(0, shown), ...waiting].slice(0, nextSessionsShown).map(summaryOf)
}
