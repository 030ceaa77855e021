import { defaultZone, type Instant, type StaffProvider, wallClock } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** A filter of photographers: all, one by id, or the one of an account. */
export type ProviderFilter = { id?: number; userId?: number }

/** Photographers as staff read them, by city and name, with their number of upcoming visits. */
export async function readStaffProviders(
  db: Database,
  filter: ProviderFilter,
  now: Instant,
): Promise<StaffProvider[]> {
  const today = sql`${wallClock(now, defaultZone).date}::date`
  const toCome = sql`from bookings b join photo_sessions s on s.id = b.session_id
    where b.provider_id = p.id and b.released_at is null and s.scheduled_for > ${now}::timestamptz`
  const rows = await db
    .selectFrom('providers as p')
    .leftJoin('users', 'users.id', 'p.user_id')
    .select(['p.id', 'p.name', 'users.email', 'p.phone', 'p.city', 'p.active'])
    .select([
      sql<number[]>`array(select w.weekday::int from provider_working_days w
        where w.provider_id = p.id order by w.weekday)`.as('working_days'),
      sql<StaffProvider['time_off']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'starts_on', o.starts_on, 'ends_on', o.ends_on,
          'visits', (select count(*) ${toCome} and b.day between o.starts_on and o.ends_on)
        ) order by o.starts_on, o.id)
        from provider_time_off o where o.provider_id = p.id and o.ends_on >= ${today}), '[]')`.as('time_off'),
      sql<number>`(select count(*)::int ${toCome})`.as('upcoming_visits'),
      sql<boolean>`(users.id is not null and users.password_hash is null)`.as('is_invited'),
    ])
    .$if(filter.id !== undefined, (query) => query.where('p.id', '=', filter.id ?? 0))
    .$if(filter.userId !== undefined, (query) => query.where('p.user_id', '=', filter.userId ?? 0))
    .execute()
  return rows.sort(
    (one, other) =>
      one.city.localeCompare(other.city, 'pt-BR') || one.name.localeCompare(other.name, 'pt-BR'),
  )
}
