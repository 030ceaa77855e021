import * as v from 'valibot'
import { addDays, LocalDate, type LocalMonth, monthOf } from '../calendar/local-date.ts'
import { initialSettings } from '../settings/settings.ts'
import { Slot, slotTime } from './slot.ts'

/** Free times by day; a missing day has none. */
export const Availability = v.record(LocalDate, v.array(Slot))
export type Availability = v.InferOutput<typeof Availability>

/** A day and a time. */
export interface ChosenSlot {
  date: LocalDate
  hour: Slot
}

/** The number of days ahead that visits can be booked, unless administrators decide otherwise (rule booking-horizon). */
export const bookingHorizonDays = initialSettings.horizon_days

/** The last day that can be booked, counted from today. */
export function lastBookableDay(today: LocalDate, horizonDays = bookingHorizonDays): LocalDate {
  return addDays(today, horizonDays)
}

/** The number of free times of a day. */
export function countFree(availability: Availability, date: LocalDate): number {
  return availability[date]?.length ?? 0
}

/** The free times of a day, earliest first. */
export function freeTimes(availability: Availability, date: LocalDate): Slot[] {
  return [...(availability[date] ?? [])].sort()
}

/** The months that have a free time, in order. */
export function openMonths(availability: Availability): LocalMonth[] {
  const days = Object.keys(availability).filter((date) => countFree(availability, date) > 0)
  return [...new Set(days.map(monthOf))].sort()
}

/** The earliest free time; null where there is none. */
export function nextSlot(availability: Availability): ChosenSlot | null {
  const date = Object.keys(availability)
    .sort()
    .find((day) => countFree(availability, day) > 0)
  const [hour] = date ? freeTimes(availability, date) : []
  return date && hour ? { date, hour } : null
}

/** The free times nearest to a lost one (rule lost-slot): same day first, then by distance, then by time. */
export function nearestSlots(availability: Availability, lost: ChosenSlot, count = 3): ChosenSlot[] {
  const hours = (date: LocalDate, slot: Slot) => Date.parse(`${date}T${slotTime(slot)}:00Z`) / 3_600_000
  const wanted = hours(lost.date, lost.hour)
  return Object.keys(availability)
    .flatMap((date) => freeTimes(availability, date).map((hour) => ({ date, hour })))
    .filter((slot) => slot.date !== lost.date || slot.hour !== lost.hour)
    .map((slot) => ({ slot, at: hours(slot.date, slot.hour) }))
    .sort((one, other) => Math.abs(one.at - wanted) - Math.abs(other.at - wanted) || one.at - other.at)
    .slice(0, count)
    .map(({ slot }) => slot)
}
