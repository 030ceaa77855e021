import { type SessionPage, type SessionStatus, sessionStatuses, status } from '@ensaio/domain'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The number of sessions per status, starting with status 1. */
export type Counts = readonly number[]

/** SQL for the stored counts of a company's sessions; null when it never had any. Filtered searches count anew. */
export function countsOf(db: Database, companyId: number, filters: readonly Expression<SqlBool>[]) {
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
export function sumOf(counts: Counts, wanted: readonly SessionStatus[]): number {
  const meant: SessionStatus[] = wanted.length === 0 ? [...sessionStatuses] : [...new Set(wanted)]
  return meant.reduce<number>((sum, one) => sum + (counts[one - 1] ?? 0), 0)
}

/** The counters of the list (rule list-counters). */
export function countersOf(counts: Counts): Omit<SessionPage, 'sessions' | 'last_page'> {
  return {
    total_sessions: sumOf(counts, []),
    total_pendings: sumOf(counts, [status.pending]),
    total_delivereds: sumOf(counts, [status.delivered]),
    total_scheduleds: sumOf(counts, [status.scheduled]),
  }
}
