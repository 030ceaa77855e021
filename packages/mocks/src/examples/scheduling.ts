import {
  type Availability,
  addDays,
  type LocalDate,
  type PublicSession,
  type Slot,
  slots,
  status,
  weekdayOf,
} from '@ensaio/domain'
import { address } from './address.ts'
import { today } from './clock.ts'
import { sessionSummary } from './session.ts'

/** The ensaio behind a public link. */
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
    provider_name: of === status.notScheduled ? null : 'Rafael Nogueira',
    ...over,
  }
}

function timesOf(date: LocalDate): Slot[] {
  const day = Number(date.slice(8))
  if (weekdayOf(date) === 0 || day % 7 === 3) return []
  return slots.filter((_, index) => (day + index) % 3 !== 0)
}

/** Free times for the weeks to come: some days full, some times taken, Sundays none. */
export function availability(from: LocalDate = today, days = 45): Availability {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index + 1))
  return Object.fromEntries(
    dates.map((date) => [date, timesOf(date)] as const).filter(([, times]) => times.length > 0),
  )
}
