import type { Instant, LocalDate } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { ProviderFilter } from './staff-providers.ts'

/** A photographer's data without their days. */
export interface ProviderParticulars {
  name: string
  phone: string
  city: string
  active: boolean
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
  { email, ...provider }: { name: string; email: string; phone: string; city: string },
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
  // Ends login sessions, which would otherwise be valid once the photographer is active again.
  if (change.active === false)
    await tx.deleteFrom('auth_sessions').where('user_id', '=', provider.user_id).execute()
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
