import {
  type Availability,
  addDays,
  type CalendarFeed,
  defaultZone,
  type LocalDate,
  type NewCalendarFeed,
  type PreferredPeriod,
  type PublicSession,
  type PublicUnit,
  type Slot,
  slotStart,
  slots,
  status,
  timesFrom,
  unitsToBook,
  weekdayOf,
} from '@ensaio/domain'
import { address } from './address.ts'
import { now, today } from './clock.ts'
import { sessionSummary } from './session.ts'

/** The ensaio of a public link. */
export function publicSession(over: Partial<PublicSession> = {}): PublicSession {
  const of = over.status ?? status.notScheduled
  const { scheduled_for, time_zone } = sessionSummary({ status: of })
  return {
    status: of,
    scheduled_for,
    time_zone,
    service: { name: 'Tour virtual, fotos e planta', vertical: { id: 1 } },
    address: address(),
    vertical_data: { unit: '84', complement: 'Torre B' },
    client: { name: 'Construtora Horizonte', logo_url: null },
    responsible_name: 'Paulo Siqueira',
    provider_name: of === status.notScheduled ? null : 'Rafael',
    responsible: null,
    keys_given: of !== status.notScheduled,
    calendar_url: of === status.scheduled ? '/api/sessions/public/Zk3vT9qLw8RrY2mNc5Xb7A/visit.ics' : null,
    unable_at: null,
    preparedness: null,
    preferred_period: null,
    arrival: null,
    ...over,
  }
}

/** A period that was left because no free time fits. */
export function preferredPeriod(over: Partial<PreferredPeriod> = {}): PreferredPeriod {
  return {
    weekdays: [1, 3],
    parts: ['morning'],
    first_day: '2026-12-01',
    last_day: '2026-12-12',
    note: 'Depois das 9h, por favor.',
    left_at: '2026-11-20T13:10:00.000Z',
    ...over,
  }
}

function timesOf(date: LocalDate): Slot[] {
  const day = Number(date.slice(8))
  if (weekdayOf(date) === 0 || day % 7 === 3) return []
  return slots.filter((_, index) => (day + index) % 3 !== 0)
}

/** Free times of the coming weeks: some days full, some times taken, Sundays empty. */
export function availability(from: LocalDate = today, days = 45): Availability {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index + 1))
  return Object.fromEntries(
    dates.map((date) => [date, timesOf(date)] as const).filter(([, times]) => times.length > 0),
  )
}

/** The ensaios of a link that books several of one building together; the first `booked` have a date. */
export function publicUnits(count = 3, booked = 0): PublicUnit[] {
  const times = timesFrom('08h30', count)
  return Array.from({ length: count }, (_, nth) => {
    const isBooked = nth < booked
    return {
      token: `${'u'.repeat(21)}${nth}`,
      status: isBooked ? status.scheduled : status.notScheduled,
      scheduled_for: isBooked ? slotStart('2026-11-24', times[nth] ?? '08h30', defaultZone) : null,
      vertical_data: { unit: String(81 + nth), complement: 'Torre B' },
      provider_name: isBooked ? 'Rafael' : null,
    }
  })
}

/** The public session of a link for several ensaios. */
export function publicGroup(units = publicUnits(), over: Partial<PublicSession> = {}): PublicSession {
  const [lead] = unitsToBook(units)
  const of = lead?.status ?? status.canceled
  return publicSession({
    status: of,
    scheduled_for: lead?.scheduled_for ?? null,
    vertical_data: { unit: null, complement: null },
    units,
    ...over,
  })
}

/** A calendar address that was created in October. */
export function calendarFeed(over: Partial<CalendarFeed> = {}): CalendarFeed {
  return { created_at: '2026-10-02T13:00:00.000Z', ...over }
}

/** A calendar address that was created just now, with its address. */
export function newCalendarFeed(over: Partial<NewCalendarFeed> = {}): NewCalendarFeed {
  const token = 'q7Xw2LrT9dVbK4mZc1nYp8HsF6gJ0aEuR3iOtWxNvB5'
  return {
    created_at: now,
    address: `https://ensaio.example/api/calendars/${token}/visits.ics`,
    ...over,
  }
}
