import { clientItemIds, materialKind, type SessionSummary, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { photoUrl } from '../../deliverables/repository/photo-addresses.ts'
import { termColumns, termsOfRow } from '../../settings/repository/terms.ts'
import { isDelivered } from './access.ts'

/** The items whose photos clients see: the cover is one of them. */
const coverItems = clientItemIds.filter((id) => materialKind(id) === 'photos').map((id) => sql.lit(id))

const cover = sql<[id: number, version: number] | null>`(
  select array[photos.id, photos.version] from photos join session_products p on p.id = photos.session_product_id
  where p.session_id = s.id and p.item_id in (${sql.join(coverItems)}) and ${isDelivered}
  order by photos.is_featured desc, photos.position, photos.id limit 1
)`

/** The live booking; for a cancelled session, the booking that the cancellation released. */
const lastBooking = sql<number>`(
  select b.id from bookings b
  where b.session_id = s.id and (b.released_at is null or (s.status = ${sql.lit(status.canceled)} and b.released_at = s.canceled_at))
  order by b.id desc limit 1
)`

/** Ensaios with what a row of the list shows: service, photographer and a cover. */
export function selectSummaries(db: Database) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .leftJoin('bookings', (join) => join.on('bookings.id', '=', lastBooking))
    .leftJoin('providers', 'providers.id', 'bookings.provider_id')
    .select([
      's.id',
      's.status',
      's.scheduled_for',
      's.created_at',
      's.delivered_at',
      's.time_zone',
      ...termColumns,
      's.client_code',
      's.promised_on',
      's.address',
      's.vertical_data',
      's.service_id',
      'services.name as service_name',
      'services.vertical_id',
      'providers.name as provider_name',
    ])
    .select(cover.as('cover'))
}

/** A row of `selectSummaries`. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** A row as the list shows it. */
export function summaryOf(row: SummaryRow): SessionSummary {
  return {
    id: row.id,
    status: row.status,
    scheduled_for: row.scheduled_for,
    created_at: row.created_at,
    delivered_at: row.delivered_at,
    time_zone: row.time_zone,
    terms: termsOfRow(row),
    promised_on: row.scheduled_for && row.promised_on,
    client_code: row.client_code,
    service: { id: row.service_id, name: row.service_name, vertical: { id: row.vertical_id } },
    provider:
      row.provider_name === null ? null : { name: row.provider_name, user: { profile_image_path: null } },
    address: row.address,
    vertical_data: row.vertical_data,
    cover_url: row.cover && photoUrl(row.cover[0], 'thumbnail', row.cover[1]),
  }
}

/** SQL for the sort key of sessions (`s`), as in the indexes of `0078-list`: without a date first, cancelled without a date last. */
export const listed = sql`(case when s.status = ${sql.lit(status.canceled)} and s.scheduled_for is null then '-infinity'::timestamptz else s.scheduled_for end)`
