import type { Instant } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'

/** Was a mail of the outbox written on an earlier day than today, by the property's clock? Its “amanhã” is wrong then. Expects `photo_sessions` aliased as `s`. */
export function wasWrittenBefore(now: Instant): RawBuilder<boolean> {
  return sql`(outbox.created_at at time zone s.time_zone)::date < (${now}::timestamptz at time zone s.time_zone)::date`
}
