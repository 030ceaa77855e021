import type { LocalDate } from '../../calendar/local-date.ts'
import type { ChosenSlot } from '../availability.ts'
import { minuteOf, visitMinutes } from '../slot.ts'
import type { BoardModel } from './board-model.ts'
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

/** A photographer's visit that overlaps one of so many minutes from a time on; undefined when they are unbooked (rule visits-never-overlap). */
export function visitInTheWay(
  model: BoardModel,
  photographerId: number,
  { date, hour }: ChosenSlot,
  { minutes, except }: { minutes: number; except?: number },
): BoardVisit | undefined {
  const start = minuteOf(hour)
  return model.visitsOf(photographerId, date).find((visit) => {
    const begins = startOf(visit)
    return visit.id !== except && begins < start + minutes && start < begins + visit.minutes
  })
}
