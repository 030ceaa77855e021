import {
  feeOf,
  fillPath,
  firstNameOf,
  isBooked,
  type PublicSession,
  reaisOf,
  status,
  visitCalendarPath,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { accessibleTo } from '../../sessions/repository/access.ts'
import { savedSettings } from '../../settings/repository/settings.ts'
import { termColumns, termsOfRow, withTerms } from '../../settings/repository/terms.ts'
import { arrivalColumns, arrivalOfRow } from '../../visits/repository/arrivals.ts'
import { periodColumns, publicPeriodOfRow } from '../../visits/repository/preferred-periods.ts'
import { preparationOfRow } from '../../visits/repository/preparation-lists.ts'
import { isAboutVisit } from '../../visits/repository/preparedness.ts'
import { calendarState } from './holidays.ts'

/**
 * Selects sessions for the public scheduling page, with the columns that decide which fields are shown. Company, photographer and city are
 * scalar subqueries: as further joins, they made Postgres plan the statement three times as long.
 */
export function publicRows(db: Database, viewer: Viewer | null) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .leftJoin('preparedness as ready', (join) => join.on(isAboutVisit))
    .leftJoin('preferred_periods as preferred', 'preferred.session_id', 's.id')
    .leftJoin('arrivals as arrival', 'arrival.session_id', 's.id')
    .select(arrivalColumns)
    .select(periodColumns)
    .select((viewer === null ? sql<boolean>`false` : accessibleTo(viewer)).as('is_reached'))
    .select(preparationOfRow.as('preparation'))
    .select([
      's.id',
      's.token',
      's.status',
      's.scheduled_for',
      's.time_zone',
      ...termColumns,
      's.promised_on',
      's.address',
      's.vertical_data',
      's.responsible_information',
      's.company_id',
      's.price_cents',
      's.unable_at',
      'services.name as service_name',
      'services.vertical_id',
      'ready.answer',
      'ready.note as answer_note',
      'ready.answered_at',
    ])
    .select((from) => {
      const company = from.selectFrom('companies').whereRef('companies.id', '=', 's.company_id')
      const city = from.selectFrom('cities').whereRef('cities.name', '=', 's.city')
      const booked = from
        .selectFrom('bookings')
        .innerJoin('providers', 'providers.id', 'bookings.provider_id')
        .whereRef('bookings.session_id', '=', 's.id')
        .where('bookings.released_at', 'is', null)
      return [
        sql<string>`${company.select('companies.name')}`.as('company_name'),
        company.select('companies.logo_file').as('logo_file'),
        booked.select('providers.name').as('provider_name'),
        city.select('cities.hours').as('hours'),
        city.select('cities.travel_minutes').as('travel_minutes'),
      ]
    })
}

/** A row of `publicRows`. */
export type PublicRow = Awaited<ReturnType<ReturnType<typeof publicRows>['executeTakeFirstOrThrow']>>

/** Prices are for the company that pays them, and for administrators. */
function knowsPrice(viewer: Viewer | null, companyId: number): boolean {
  return viewer?.scope === 'admin' || viewer?.companyId === companyId
}

/** The public view of a row: names the responsible person only while the form asks for one, and never tells where the keys are (rule public-prefill); nobody once the visit is over (rule public-token), and the photographer by the first name before (rule first-name-only). */
export function publicSessionOf(row: PublicRow, viewer: Viewer | null): PublicSession {
  const named = row.responsible_information
  const isAsked = row.status === status.notScheduled
  // Once the visit is over, the link has nobody to greet or to prepare: it says how the ensaio stands.
  const isAhead = isAsked || isBooked(row)
  return {
    ...(row.is_reached && { session_id: row.id }),
    status: row.status,
    scheduled_for: row.scheduled_for,
    time_zone: row.time_zone,
    terms: termsOfRow(row),
    promised_on: row.scheduled_for && row.promised_on,
    ...(row.hours !== null &&
      row.travel_minutes !== null && {
        schedule: { hours: row.hours, travel_minutes: row.travel_minutes },
      }),
    service: { name: row.service_name, vertical: { id: row.vertical_id } },
    address: row.address,
    vertical_data: { unit: row.vertical_data.unit, complement: row.vertical_data.complement },
    client: { name: row.company_name, logo_url: logoUrl(row.logo_file) },
    responsible_name: isAhead ? (named?.name ?? null) : null,
    provider_name: isAhead && row.provider_name !== null ? firstNameOf(row.provider_name) : null,
    responsible: isAsked && named ? { name: named.name, phone: named.phone, email: named.email } : null,
    ...(isAhead &&
      row.scheduled_for !== null &&
      row.preparation !== null && { preparation: row.preparation }),
    keys_given: isAhead && Boolean(row.vertical_data.keys),
    calendar_url: isBooked(row) ? calendarUrl(row.token) : null,
    ...(knowsPrice(viewer, row.company_id) && { late_fee: reaisOf(feeOf(row.price_cents, termsOfRow(row))) }),
    unable_at: isBooked(row) ? row.unable_at : null,
    preferred_period: publicPeriodOfRow(row),
    arrival: isAhead ? arrivalOfRow(row) : null,
    preparedness:
      !isAhead || row.answer === null || row.answered_at === null
        ? null
        : { answer: row.answer, has_note: row.answer_note !== '', at: row.answered_at },
  }
}

/** Returns the address of a token's calendar file. */
export function calendarUrl(token: string): string {
  return `/api${fillPath(visitCalendarPath, { token })}`
}

/** Reads the public view of a scheduling link, with the session id if the viewer may see it; null when the token is unknown. */
export async function readPublicSession(
  db: Database,
  token: string,
  viewer: Viewer | null = null,
): Promise<PublicSession | null> {
  const row = await publicRows(db, viewer).where('s.token', '=', token).modifyEnd(prepared).executeTakeFirst()
  return row === undefined ? null : publicSessionOf(row, viewer)
}

/** Reads a token's session for scheduling, with the calendar version and the saved settings of that moment. */
export async function findByToken(db: Database, token: string) {
  const found = await db
    .selectFrom('photo_sessions')
    .select([
      'id',
      'city',
      'time_zone',
      'status',
      'scheduled_for',
      'delivery_days',
      'delivery_working_days',
      'late_fee_percent',
      'late_hours',
      calendarState.as('calendar_state'),
      savedSettings.as('settings'),
      sql<string | null>`(select concat(p.latitude, ' ', p.longitude) from session_positions p
        where p.session_id = photo_sessions.id and p.precision <> 'city')`.as('point'),
    ])
    .where('token', '=', token)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return found === undefined ? null : withTerms(found)
}

/** Selects the columns that booking needs. */
export const lockedColumns = [
  'id',
  'token',
  'city',
  'time_zone',
  'delivery_days',
  'delivery_working_days',
  'late_fee_percent',
  'late_hours',
  'status',
  'scheduled_for',
  'vertical_data',
  'scheduling_responsible_info',
  'unable_at',
] as const

/** Reads and locks a session to book; concurrent changes wait and then see the result. */
export async function lockByToken(tx: Tx, token: string) {
  const found = await tx
    .selectFrom('photo_sessions')
    .select(lockedColumns)
    .where('token', '=', token)
    .forUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst()
  return found === undefined ? null : withTerms(found)
}

/** As `lockByToken`, by id, with the person whom the client named; for staff, who arrange any visit (rule beyond-agenda). */
export async function lockToArrange(tx: Tx, sessionId: number) {
  const found = await tx
    .selectFrom('photo_sessions')
    .select([...lockedColumns, 'responsible_information'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  return found === undefined ? null : withTerms(found)
}

/** An ensaio whose row is locked to be booked. */
export type LockedVisit = NonNullable<Awaited<ReturnType<typeof lockByToken>>>
