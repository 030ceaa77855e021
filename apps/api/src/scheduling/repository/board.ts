import {
  addDays,
  addressParts,
  addressTitle,
  type Board,
  type BoardCity,
  type BoardDay,
  type BoardPhotographer,
  type BoardVisit,
  dayPlan,
  type LocalDate,
  measuredPoint,
  type PositionPrecision,
  skillsFor,
  slotOf,
  status,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { positionOfPostalCode } from '../../places/property-position.ts'
import { termColumns, termsOfRow } from '../../settings/repository/terms.ts'
import { periodColumns, publicPeriodOfRow } from '../../visits/repository/preferred-periods.ts'
import { closedWeekday } from './availability.ts'

/** The days and the city of a board; all cities when null. */
export interface BoardRange {
  from: LocalDate
  days: number
  city: string | null
}

interface Shown {
  first: LocalDate
  last: LocalDate
  city: string | null
}

/** How many waiting ensaios a board lists; more are told by their number. */
const mostWaiting = 60

/** Is the booking `b` live and on the days shown? */
const isShown = ({ first, last }: Shown) =>
  sql<SqlBool>`(b.released_at is null and b.day between ${first}::date and ${last}::date)`

type PhotographerRow = Omit<BoardPhotographer, 'base'> & { base_cep: string | null }

function photographerOf({ base_cep, ...row }: PhotographerRow): BoardPhotographer {
  return { ...row, base: base_cep === null ? null : measuredPoint(positionOfPostalCode(base_cep)) }
}

/** The photographers who work for the cities shown, and those who have a visit there on the days shown. */
async function readPhotographers(db: Database, shown: Shown): Promise<BoardPhotographer[]> {
  const { first, last, city } = shown
  const isOfCity = city === null ? sql<SqlBool>`true` : sql<SqlBool>`p.city = ${city}`
  const goesToCity = city === null ? sql<SqlBool>`true` : sql<SqlBool>`s.city = ${city}`
  const week = sql`date_trunc('week', ${first}::timestamp)::date`
  const { rows } = await sql<PhotographerRow>`
    select p.id, p.name, p.city, p.active, p.base_cep, p.skills,
      (select count(*)::int from bookings b
        where b.provider_id = p.id and b.released_at is null and b.day between ${week} and ${week} + 6) as week_visits,
      array(select w.weekday::int from provider_working_days w where w.provider_id = p.id order by w.weekday) as working_days,
      coalesce((
        select jsonb_agg(jsonb_build_object('starts_on', o.starts_on, 'ends_on', o.ends_on) order by o.starts_on, o.id)
        from provider_time_off o
        where o.provider_id = p.id and o.starts_on <= ${last}::date and o.ends_on >= ${first}::date
      ), '[]') as time_off
    from providers p
    where (p.active and ${isOfCity}) or exists (
      select 1 from bookings b join photo_sessions s on s.id = b.session_id
      where b.provider_id = p.id and ${isShown(shown)} and ${goesToCity})`.execute(db)
  return rows
    .map(photographerOf)
    .sort(
      (one, other) =>
        one.city.localeCompare(other.city, 'pt-BR') ||
        one.name.localeCompare(other.name, 'pt-BR') ||
        one.id - other.id,
    )
}

/** The last word on the time of `s` came from staff, so that those who receive the photographer have not chosen or confirmed it. */
const isConfirmed = sql<boolean>`coalesce((
  select e.actor <> 'staff' from session_events e
  where e.session_id = s.id and e.kind in ('scheduled', 'rescheduled', 'informed')
  order by e.id desc limit 1), true)`

/** Ensaios with what a card of the board shows, and their live booking. */
function selectCards(db: Database) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.session_id', '=', 's.id').on('b.released_at', 'is', null),
    )
    .leftJoin('preferred_periods as preferred', 'preferred.session_id', 's.id')
    .leftJoin('session_positions as at', 'at.session_id', 's.id')
    .select(periodColumns)
    .select([
      's.id',
      's.status',
      's.city',
      's.time_zone',
      's.scheduled_for',
      's.created_at',
      's.date_wanted_at',
      's.address',
      's.vertical_data',
      's.unable_at',
      ...termColumns,
      'services.name as service',
      'companies.name as client',
      'b.provider_id',
      'b.day',
      'b.hour',
      'b.minutes',
      'at.latitude',
      'at.longitude',
      'at.precision',
    ])
    .select([
      sql<boolean>`(s.scheduling_responsible_info is not null or s.responsible_information is not null)`.as(
        'has_contact',
      ),
      isConfirmed.as('is_confirmed'),
      sql<number[]>`array(select distinct i.item_id from session_products i where i.session_id = s.id)`.as(
        'items',
      ),
    ])
}

interface PositionColumns {
  latitude: number | null
  longitude: number | null
  precision: PositionPrecision | null
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function positionOf({ latitude, longitude, precision }: PositionColumns): BoardVisit['position'] {
  return latitude === null || longitude === null || precision === null
    ? null
    : { latitude, longitude, precision }
}

function cardOf(row: CardRow): BoardVisit {
  const { day, hour, scheduled_for, time_zone } = row
  const start = row.status === status.notScheduled ? null : scheduled_for
  const slot =
    day !== null && hour !== null ? { date: day, hour } : start === null ? null : slotOf(start, time_zone)
  return {
    id: row.id,
    status: row.status,
    city: row.city,
    time_zone,
    scheduled_for: start,
    slot,
    minutes: row.minutes ?? 0,
    provider_id: row.provider_id,
    title: addressTitle(row.address),
    neighborhood: addressParts(row.address).neighborhood,
    position: positionOf(row),
    skills: skillsFor(row.items),
    vertical_data: { unit: row.vertical_data.unit, complement: row.vertical_data.complement },
    service: row.service,
    client: row.client,
    terms: termsOfRow(row),
    unable_at: row.unable_at,
    has_contact: row.has_contact,
    is_confirmed: row.is_confirmed,
    preferred_period: publicPeriodOfRow(row),
    waiting_since: row.status === status.notScheduled ? (row.date_wanted_at ?? row.created_at) : null,
  }
}

/** The visits of the photographers on the days shown, in any city: each occupies its photographer. */
async function readVisits(
  db: Database,
  photographers: readonly number[],
  shown: Shown,
): Promise<BoardVisit[]> {
  const rows = await selectCards(db)
    .where(sql<SqlBool>`b.provider_id = any(${photographers}::int[])`)
    .where(isShown(shown))
    .orderBy('b.day')
    .orderBy('b.hour')
    .orderBy('s.id')
    .execute()
  return rows.map(cardOf)
}

/** The ensaios that wait for a date or a photographer, those that did not take place first, then by how long they wait. */
async function readWaiting(db: Database, shown: Shown) {
  const waits: RawBuilder<SqlBool>[] = [
    sql`(s.status in (${sql.lit(status.notScheduled)}, ${sql.lit(status.clientNoShow)}, ${sql.lit(status.providerNoShow)})
      or (s.status = ${sql.lit(status.scheduled)} and b.id is null))`,
    // Those are on the board itself.
    sql`not coalesce(${isShown(shown)}, false)`,
    ...(shown.city === null ? [] : [sql<SqlBool>`s.city = ${shown.city}`]),
  ]
  const rows = await selectCards(db)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where((build) => build.and(waits))
    .orderBy(sql`s.status = ${sql.lit(status.notScheduled)}`)
    .orderBy(sql`coalesce(s.date_wanted_at, s.created_at)`)
    .orderBy('s.id')
    .limit(mostWaiting)
    .execute()
  return { waiting: rows.map(cardOf), waiting_total: rows[0]?.total ?? 0 }
}

function holidaysOf(db: Database, { first, last }: Shown) {
  return db
    .selectFrom('holidays')
    .select(['day', 'city', 'name'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('city', (order) => order.asc().nullsFirst())
    .execute()
}

function citiesOf(db: Database) {
  return db
    .selectFrom('cities')
    .select(['name', 'time_zone', 'active', 'hours', 'travel_minutes'])
    .orderBy('name')
    .execute()
}

type CityRow = Awaited<ReturnType<typeof citiesOf>>[number]
type HolidayRow = Awaited<ReturnType<typeof holidaysOf>>[number]

function boardCity(city: CityRow, holidays: readonly HolidayRow[], days: readonly LocalDate[]): BoardCity {
  const dayOf = (day: LocalDate): BoardDay => {
    const holiday = holidays.find((one) => one.day === day && (one.city === null || one.city === city.name))
    const { times } = dayPlan(city, day)
    const closed = holiday?.name ?? (times.length === 0 ? closedWeekday(day) : null)
    return { day, closed, times: closed === null ? [...times] : [] }
  }
  const { name, time_zone, travel_minutes } = city
  return { name, time_zone, travel_minutes, days: days.map(dayOf) }
}

/** Reads the board of the days shown, without the horizon, in five statements (rules day-board and statement-count). */
export async function readBoard(
  db: Database,
  range: BoardRange,
): Promise<Omit<Board, 'horizon_days' | 'map_tiles'>> {
  const { from, days: count, city } = range
  const days = Array.from({ length: count }, (_, nth) => addDays(from, nth))
  const shown = { first: from, last: addDays(from, count - 1), city }
  const photographers = await readPhotographers(db, shown)
  const [visits, beside, holidays, cities] = await Promise.all([
    readVisits(
      db,
      photographers.map(({ id }) => id),
      shown,
    ),
    readWaiting(db, shown),
    holidaysOf(db, shown),
    citiesOf(db),
  ])
  const named = new Set([...photographers, ...visits, ...beside.waiting].map((one) => one.city))
  const isOnBoard = ({ name, active }: CityRow) => named.has(name) || (city === null ? active : name === city)
  return {
    from,
    cities: cities.filter(isOnBoard).map((one) => boardCity(one, holidays, days)),
    photographers,
    visits,
    ...beside,
  }
}
