import { clientItemIds, materialKind, type SessionSummary, status } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { jsonInstant, jsonObject, jsonOf } from '../../database/json-text.ts'
import { prepared } from '../../database/prepared.ts'
import { photoUrl, photoUrlInSql } from '../../deliverables/repository/photo-addresses.ts'
import { termColumns, termsOfRow } from '../../settings/repository/terms.ts'
import { isDelivered } from './access.ts'

/** The items whose photos clients see: the cover is one of them. */
const coverItems = clientItemIds.filter((id) => materialKind(id) === 'photos').map((id) => sql.lit(id))

/** SQL for something of the photo on the cover; null without one. */
const ofCover = <Value>(asked: RawBuilder<Value>) => sql<Value | null>`(
  select ${asked} from photos join session_products p on p.id = photos.session_product_id
  where p.session_id = s.id and p.item_id in (${sql.join(coverItems)}) and ${isDelivered}
  order by photos.is_featured desc, photos.position, photos.id limit 1
)`

/** The live booking; for a cancelled session, the booking that the cancellation released. */
const lastBooking = sql<number>`(
  select b.id from bookings b
  where b.session_id = s.id and (b.released_at is null or (s.status = ${sql.lit(status.canceled)} and b.released_at = s.canceled_at))
  order by b.id desc limit 1
)`

/** Ensaios, each with its service and its photographer. */
function fromSummaries(db: Database) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .leftJoin('bookings', (join) => join.on('bookings.id', '=', lastBooking))
    .leftJoin('providers', 'providers.id', 'bookings.provider_id')
}

/** Ensaios with what a row of the list shows: service, photographer and a cover. */
export function selectSummaries(db: Database) {
  return fromSummaries(db)
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
    .select(ofCover(sql<[id: number, version: number]>`array[photos.id, photos.version]`).as('cover'))
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

/**
 * SQL for the address with its declared keys alone. The types of its parts are words of ours (`addressOf`), so that nothing but a comma between
 * two of them loses its space.
 */
const writtenAddress = sql`concat('{"address_components":[', (
  select string_agg(${jsonObject({
    types: sql`replace(part.value->>'types', '", "', '","')`,
    long_name: sql`part.value->'long_name'`,
    short_name: sql`part.value->'short_name'`,
  })}, ',') from jsonb_array_elements(s.address->'address_components') part
), '],"url":', ${jsonOf(sql`s.address->'url'`)}, '}')`

/** A row as the list shows it, written as JSON text by Postgres: what `summaryOf` makes of it, byte for byte, with the keys of `SessionSummary` in their order. */
const writtenSummary = jsonObject({
  id: sql`s.id`,
  status: sql`s.status`,
  scheduled_for: jsonInstant(sql`s.scheduled_for`),
  created_at: jsonInstant(sql`s.created_at`),
  delivered_at: jsonInstant(sql`s.delivered_at`),
  time_zone: jsonOf(sql`s.time_zone`),
  client_code: jsonOf(sql`s.client_code`),
  service: jsonObject({
    id: sql`s.service_id`,
    name: jsonOf(sql`services.name`),
    vertical: jsonObject({ id: sql`services.vertical_id` }),
  }),
  provider: sql`case when providers.name is null then 'null' else ${jsonObject({
    name: jsonOf(sql`providers.name`),
    user: sql`'{"profile_image_path":null}'`,
  })} end`,
  address: writtenAddress,
  vertical_data: jsonObject({
    unit: jsonOf(sql`s.vertical_data->'unit'`),
    complement: jsonOf(sql`s.vertical_data->'complement'`),
  }),
  terms: jsonObject({
    delivery_days: sql`s.delivery_days`,
    delivery_working_days: jsonOf(sql`s.delivery_working_days`),
    late_fee_percent: sql`s.late_fee_percent`,
    late_hours: sql`s.late_hours`,
  }),
  promised_on: jsonOf(sql`case when s.scheduled_for is not null then s.promised_on end`),
  cover_url: jsonOf(ofCover(photoUrlInSql('thumbnail'))),
})

/** Ensaios as the list shows them, in the order of an array of ids, as the entries of a JSON array; null for none. */
export function selectWritten(db: Database, ids: RawBuilder<readonly number[]>) {
  return fromSummaries(db)
    .innerJoin(
      sql<{ id: number; place: number }>`unnest(${ids}) with ordinality`.as(sql`part(id, place)`),
      'part.id',
      's.id',
    )
    .select(sql<string | null>`string_agg(${writtenSummary}, ',' order by part.place)`.as('written'))
}

/** Ensaios as the list shows them, in the order of their ids, as the entries of a JSON array. */
export async function readWritten(db: Database, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return ''
  const asked = selectWritten(db, sql`${[...ids]}::int[]`).modifyEnd(prepared)
  return (await asked.executeTakeFirstOrThrow()).written ?? ''
}

/** SQL for the sort key of sessions (`s`), as in the indexes of `0078-list`: without a date first, cancelled without a date last. */
export const listed = sql`(case when s.status = ${sql.lit(status.canceled)} and s.scheduled_for is null then '-infinity'::timestamptz else s.scheduled_for end)`
