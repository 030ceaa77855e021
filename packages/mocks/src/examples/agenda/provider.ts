import {
  addDays,
  type CapacityDay,
  capacityDays,
  type LocalDate,
  mondayOf,
  type StaffHoliday,
  type StaffProvider,
  slots,
  type TimeOff,
  weekdayOf,
} from '@ensaio/domain'
import { today } from '../clock.ts'

/** A week off without visits. */
export function timeOff(over: Partial<TimeOff> = {}): TimeOff {
  return { id: 1, starts_on: '2026-12-21', ends_on: '2027-01-02', visits: 0, ...over }
}

/** A photographer of São Paulo with a usual week. */
export function staffProvider(over: Partial<StaffProvider> = {}): StaffProvider {
  return {
    id: 1,
    name: 'Rafael Nogueira',
    email: 'fotografo@demo.test',
    phone: '+5511971234567',
    city: 'São Paulo',
    active: true,
    working_days: [1, 2, 3, 4, 5],
    time_off: [timeOff()],
    upcoming_visits: 12,
    is_invited: false,
    base_cep: '05402000',
    skills: ['tour', 'plans'],
    has_second_step: false,
    ...over,
  }
}

/** All photographers, by city and name. */
export function staffProviders(): StaffProvider[] {
  return [
    staffProvider({
      id: 5,
      name: 'Helena Prates',
      email: 'helena@demo.test',
      phone: '+5551998765432',
      city: 'Porto Alegre',
      time_off: [],
      upcoming_visits: 3,
    }),
    staffProvider({
      id: 6,
      name: 'Joaquim Sá',
      email: 'joaquim@demo.test',
      phone: '+5521987651234',
      city: 'Rio de Janeiro',
      working_days: [2, 4, 6],
      time_off: [timeOff({ id: 3, starts_on: '2026-11-26', ends_on: '2026-11-26' })],
      upcoming_visits: 1,
    }),
    staffProvider({
      id: 2,
      name: 'Bianca Moraes',
      email: 'bianca@demo.test',
      phone: '+5511962345678',
      working_days: [1, 2, 3, 4, 5, 6],
      time_off: [
        timeOff({ id: 4, starts_on: '2026-11-24', ends_on: '2026-11-27', visits: 3 }),
        timeOff({ id: 5 }),
      ],
      upcoming_visits: 9,
    }),
    staffProvider({
      id: 3,
      name: 'Otávio Lins',
      email: 'otavio@demo.test',
      phone: null,
      active: false,
      time_off: [],
      upcoming_visits: 0,
    }),
    staffProvider(),
  ]
}

/** The coming holidays. */
export function staffHolidays(): StaffHoliday[] {
  return [
    { id: 1, day: '2026-12-08', city: 'Porto Alegre', name: 'Nossa Senhora da Conceição' },
    { id: 2, day: '2026-12-25', city: null, name: 'Natal' },
    { id: 3, day: '2027-01-01', city: null, name: 'Confraternização Universal' },
    { id: 4, day: '2027-01-20', city: 'Rio de Janeiro', name: 'São Sebastião' },
    { id: 5, day: '2027-01-25', city: 'São Paulo', name: 'Aniversário de São Paulo' },
  ]
}

/** Four weeks of a city: busy at first, one overbooked slot, a holiday, and Saturdays with few photographers. */
export function capacityOf(from: LocalDate = mondayOf(today)): CapacityDay[] {
  return Array.from({ length: capacityDays }, (_, place) => {
    const day = addDays(from, place)
    const weekday = weekdayOf(day)
    if (weekday === 0) return { day, closed: 'Domingo', slots: [] }
    if (place === 4) return { day, closed: 'Dia da Consciência Negra', slots: [] }
    return {
      day,
      closed: null,
      slots: slots.map((hour, order) => {
        const capacity = weekday === 6 ? (order < 2 ? 1 : 0) : 3
        const wished = ((place * 5 + order * 3) % 4) + (place < 7 ? 1 : 0) - Math.floor(place / 9)
        const isOverfull = place === 8 && order === 1
        return { hour, capacity, booked: isOverfull ? capacity + 1 : Math.min(capacity, Math.max(0, wished)) }
      }),
    }
  })
}
