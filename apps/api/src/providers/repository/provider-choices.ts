import type { ProviderChoice } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { WantedSlot } from '../../scheduling/repository/bookings.ts'
import { isFree, worksThatDay } from '../../scheduling/repository/free-providers.ts'

/** The photographers of a visit's city by name: whether each is free then, how many visits they have that day, and who is assigned now. */
export async function providerChoices(db: Database, visit: WantedSlot): Promise<ProviderChoice[]> {
  const day = sql`${visit.day}::date`
  const hour = sql`${visit.hour}::text`
  const { rows } = await sql<ProviderChoice>`
    select providers.id, providers.name, sent.id is not null as is_assigned,
      ${isFree({ day, hour, city: visit.city, sessionId: visit.sessionId })} as is_free,
      ${worksThatDay({ day, city: visit.city })} as works,
      (select count(*)::int from bookings other where other.provider_id = providers.id and other.day = ${day}
        and other.released_at is null and other.session_id <> ${visit.sessionId}) as visits
    from providers left join bookings sent
      on sent.provider_id = providers.id and sent.session_id = ${visit.sessionId} and sent.released_at is null
    where sent.id is not null or (providers.active and providers.city = ${visit.city})
    order by providers.name, providers.id`.execute(db)
  return rows
}
