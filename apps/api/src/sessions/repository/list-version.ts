import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * The version of the list of a user's company, which differs after each write to what the list shows; empty while the company has had no
 * ensaio. For queries on `users`.
 */
export const listVersion = sql<string>`coalesce(
  (select version::text from session_counts where session_counts.company_id = users.company_id), '')`

/** The version of a company's list, as a part of other statements: no row while the company has had no ensaio. */
export function versionOf(db: Database, companyId: number) {
  return db
    .selectFrom('session_counts')
    .select(sql<string>`version::text`.as('version'))
    .where('company_id', '=', companyId)
}
