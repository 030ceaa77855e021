import type { LocalDate } from '../../calendar/local-date.ts'
import { minuteOf, visitMinutes } from '../slot.ts'
import type { BoardCity, BoardDay, BoardVisit } from './schema.ts'

/** The minute of the day at which a visit starts; -1 without a date. */
export function startOf({ slot }: BoardVisit): number {
  return slot === null ? -1 : minuteOf(slot.hour)
}

/** A day of a city; undefined when the board does not show it. */
export function dayOf(city: BoardCity | undefined, day: LocalDate): BoardDay | undefined {
  return city?.days.find((one) => one.day === day)
}

/** The minutes for which a new visit in a city occupies its photographer: visit and travel (rule visits-never-overlap). */
export function occupiedMinutes(city: BoardCity): number {
  return visitMinutes + city.travel_minutes
}
