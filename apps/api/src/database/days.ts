import type { LocalDate } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'

/** Noon of a day in UTC: within 26 hours of every instant that any clock shows on that day. */
export function noonOf(day: LocalDate): RawBuilder<unknown> {
  return sql`(${day}::timestamp at time zone 'UTC' + interval '12 hours')`
}
