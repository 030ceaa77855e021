import {
  hasRight,
  type Instant,
  type LocalDate,
  officeRoles,
  type ProviderChoice,
  type Skill,
  type StaffProvider,
  wallClock,
} from '@ensaio/domain'
import { sql } from 'kysely'
import { hasSecondStep } from '../../accounts/repository/has-second-step.ts'
import type { Database, Tx } from '../../database/database.ts'
import { isFree, isUnbooked, worksThatDay } from '../../scheduling/repository/availability.ts'
import type { WantedSlot } from '../../scheduling/repository/bookings.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'

/** A photographer's data without their days. */
export interface ProviderParticulars {
  name: string
  phone: string
  city: string
  active: boolean
  base_cep: string | null
  skills: Skill[]
}

/** Locks a photographer, so that their days are changed one at a time; null when no photographer matches. */
export async function lockProvider(tx: Tx, { id, userId }: ProviderFilter & { id: number }) {
  const provider = await tx
    .selectFrom('providers')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .forUpdate()
    .executeTakeFirst()
  return provider ?? null
}

/** Adds a photographer with an account that has no password yet, and returns their id. */
export async function insertProvider(
  tx: Tx,
  { email, ...provider }: Omit<ProviderParticulars, 'active'> & { email: string },
  now: Instant,
): Promise<number> {
  const { name, phone } = provider
  const user = await tx
    .insertInto('users')
    .values({ scope: 'provider', name, email, phone, first_login: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('providers')
    .values({ ...provider, user_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the changed data of a photographer, also to their account if they have one. */
export async function writeProvider(
  tx: Tx,
  provider: { id: number; user_id: number | null },
  change: Partial<ProviderParticulars>,
): Promise<void> {
  const { name, phone } = change
  const person = { ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) }
  if (Object.keys(change).length > 0)
    await tx.updateTable('providers').set(change).where('id', '=', provider.id).execute()
  if (provider.user_id === null) return
  // Ends login sessions and a pending change of e-mail, which would otherwise be valid once the photographer is active again.
  if (change.active === false) {
    await tx.deleteFrom('auth_sessions').where('user_id', '=', provider.user_id).execute()
    await tx.deleteFrom('email_changes').where('user_id', '=', provider.user_id).execute()
  }
  if (Object.keys(person).length > 0)
    await tx.updateTable('users').set(person).where('id', '=', provider.user_id).execute()
}

/** Replaces the weekdays on which a photographer works. */
export async function writeWorkingDays(
  tx: Tx,
  providerId: number,
  weekdays: readonly number[],
): Promise<void> {
  await tx.deleteFrom('provider_working_days').where('provider_id', '=', providerId).execute()
  if (weekdays.length === 0) return
  await tx
    .insertInto('provider_working_days')
    .values(weekdays.map((weekday) => ({ provider_id: providerId, weekday })))
    .execute()
}

/** Adds days off; null when all of them are already off. Lock the photographer first. */
export async function insertTimeOff(
  tx: Tx,
  providerId: number,
  days: { starts_on: LocalDate; ends_on: LocalDate },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into provider_time_off (provider_id, starts_on, ends_on)
    select ${providerId}::int, ${days.starts_on}::date, ${days.ends_on}::date
    where not exists (select 1 from provider_time_off o where o.provider_id = ${providerId}::int
      and o.starts_on <= ${days.starts_on}::date and o.ends_on >= ${days.ends_on}::date)
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Deletes days off and returns them; null when they do not exist. */
export async function deleteTimeOff(tx: Tx, providerId: number, timeOffId: number) {
  const removed = await tx
    .deleteFrom('provider_time_off')
    .where('id', '=', timeOffId)
    .where('provider_id', '=', providerId)
    .returning(['starts_on', 'ends_on'])
    .executeTakeFirst()
  return removed ?? null
}

const dispatchers = officeRoles.filter((role) => hasRight({ scope: 'admin', role }, 'dispatch'))

/** The staff who get mails about an ensaio: everybody who may dispatch, and its photographer; nobody without access. */
export async function teamOf(tx: Tx, sessionId: number): Promise<{ email: string; name: string }[]> {
  const sent = tx
    .selectFrom('bookings')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select('providers.user_id')
    .where('bookings.session_id', '=', sessionId)
    .where('bookings.released_at', 'is', null)
  return tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where((eb) => eb.or([eb('role', 'in', dispatchers), eb('id', 'in', sent)]))
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Everybody who may dispatch, for mails about the work of the house. */
export async function dispatchersOf(tx: Tx): Promise<{ email: string; name: string }[]> {
  return tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('role', 'in', dispatchers)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * The photographers of a visit's city by name: whether each is free then, how many visits they have that day, and who is assigned now, also
 * one who no longer works there; that one counts as busy.
 */
export async function providerChoices(db: Database, visit: WantedSlot): Promise<ProviderChoice[]> {
  const day = sql`${visit.day}::date`
  const hour = sql`${visit.hour}::text`
  const slot = { day, hour, city: visit.city, sessionId: visit.sessionId }
  const { rows } = await sql<ProviderChoice>`
    select providers.id, providers.name, sent.id is not null as is_assigned,
      ${isFree(slot)} as is_free,
      not (providers.active and providers.city = ${visit.city} and ${isUnbooked(slot)}) as is_busy,
      ${worksThatDay({ day, city: visit.city })} as works,
      (select count(*)::int from bookings other where other.provider_id = providers.id and other.day = ${day}
        and other.released_at is null and other.session_id <> ${visit.sessionId}) as visits
    from providers left join bookings sent
      on sent.provider_id = providers.id and sent.session_id = ${visit.sessionId} and sent.released_at is null
    where sent.id is not null or (providers.active and providers.city = ${visit.city})
    order by providers.name, providers.id`.execute(db)
  return rows
}

/** A filter of photographers: all, one by id, or the one of an account. */
export type ProviderFilter = { id?: number; userId?: number }

/** Photographers as staff read them, by city and name, with their number of upcoming visits. */
export async function readStaffProviders(
  db: Database,
  filter: ProviderFilter,
  now: Instant,
): Promise<StaffProvider[]> {
  const today = sql`${wallClock(now, await readHouseZone(db)).date}::date`
  const toCome = sql`from bookings b join photo_sessions s on s.id = b.session_id
    where b.provider_id = p.id and b.released_at is null and s.scheduled_for > ${now}::timestamptz`
  const rows = await db
    .selectFrom('providers as p')
    .leftJoin('users', 'users.id', 'p.user_id')
    .select(['p.id', 'p.name', 'users.email', 'p.phone', 'p.city', 'p.active', 'p.base_cep', 'p.skills'])
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
      hasSecondStep.as('has_second_step'),
    ])
    .$if(filter.id !== undefined, (query) => query.where('p.id', '=', filter.id ?? 0))
    .$if(filter.userId !== undefined, (query) => query.where('p.user_id', '=', filter.userId ?? 0))
    .execute()
  return rows.sort(
    (one, other) =>
      one.city.localeCompare(other.city, 'pt-BR') || one.name.localeCompare(other.name, 'pt-BR'),
  )
}
