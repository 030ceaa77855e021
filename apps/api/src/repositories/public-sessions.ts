import type { PublicSession } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../ports/database.ts'
import { prepared } from '../ports/prepared.ts'
import { reachedBy } from '../reach.ts'
import type { Viewer } from '../viewer.ts'
import { calendarState } from './calendar-changes.ts'
import { logoUrl } from './companies.ts'

/** What the holder of a scheduling link may know (D14), and its id for a viewer who reaches it; null when nobody gave out that token. */
export async function readPublicSession(
  db: Database,
  token: string,
  viewer: Viewer | null = null,
): Promise<PublicSession | null> {
  const row = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.session_id', '=', 's.id').on('bookings.released_at', 'is', null),
    )
    .leftJoin('providers', 'providers.id', 'bookings.provider_id')
    .select((viewer === null ? sql<boolean>`false` : reachedBy(viewer)).as('is_reached'))
    .select([
      's.id',
      's.status',
      's.scheduled_for',
      's.time_zone',
      's.address',
      's.vertical_data',
      's.responsible_information',
      'services.name as service_name',
      'services.vertical_id',
      'companies.name as company_name',
      'companies.logo_file',
      'providers.name as provider_name',
    ])
    .where('s.token', '=', token)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    ...(row.is_reached && { session_id: row.id }),
    status: row.status,
    scheduled_for: row.scheduled_for,
    time_zone: row.time_zone,
    service: { name: row.service_name, vertical: { id: row.vertical_id } },
    address: row.address,
    vertical_data: { unit: row.vertical_data.unit, complement: row.vertical_data.complement },
    client: { name: row.company_name, logo_url: logoUrl(row.logo_file) },
    responsible_name: row.responsible_information?.name ?? null,
    provider_name: row.provider_name,
  }
}

/** What scheduling works with, by token, and the state of the calendar at that moment. */
export async function findByToken(db: Database, token: string) {
  const found = await db
    .selectFrom('photo_sessions')
    .select(['id', 'city', 'time_zone', 'status', 'scheduled_for', calendarState.as('calendar_state')])
    .where('token', '=', token)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return found ?? null
}

/** The same, with the ensaio's row locked: what else would change it waits, and so meets the outcome. */
export async function lockByToken(tx: Tx, token: string) {
  const found = await tx
    .selectFrom('photo_sessions')
    .select([
      'id',
      'city',
      'time_zone',
      'status',
      'scheduled_for',
      'vertical_data',
      'scheduling_responsible_info',
    ])
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}
