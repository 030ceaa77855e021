import { type LocalDate, weekdayOf } from '../../calendar/local-date.ts'
import type { Slot } from '../slot.ts'
import { startOf } from './place.ts'
import type { Board, BoardCity, BoardPhotographer, BoardVisit } from './schema.ts'

/** A board, arranged for questions about a photographer, a day or a city. */
export interface BoardModel {
  board: Board
  /** A city of the board; undefined for one that is not on it. */
  city: (name: string) => BoardCity | undefined
  photographer: (id: number | null) => BoardPhotographer | undefined
  /** A photographer's visits on a day, earliest first. */
  visitsOf: (photographerId: number, day: LocalDate) => readonly BoardVisit[]
}

const none: readonly BoardVisit[] = []

/** Arranges a board for the questions that its cells and cards ask. */
export function boardModel(board: Board): BoardModel {
  const cities = new Map(board.cities.map((city) => [city.name, city]))
  const photographers = new Map(board.photographers.map((one) => [one.id, one]))
  const visits = new Map<string, BoardVisit[]>()
  for (const visit of board.visits) {
    if (visit.slot === null || visit.provider_id === null) continue
    const key = `${visit.provider_id} ${visit.slot.date}`
    const sameDay = visits.get(key)
    if (sameDay) sameDay.push(visit)
    else visits.set(key, [visit])
  }
  for (const sameDay of visits.values()) {
    sameDay.sort((one, other) => startOf(one) - startOf(other) || one.id - other.id)
  }
  return {
    board,
    city: (name) => cities.get(name),
    photographer: (id) => (id === null ? undefined : photographers.get(id)),
    visitsOf: (id, day) => visits.get(`${id} ${day}`) ?? none,
  }
}

/** The days shown, in order. */
export function boardDays({ cities }: Board): LocalDate[] {
  return [...new Set(cities.flatMap(({ days }) => days.map(({ day }) => day)))].sort()
}

/** The hours of a day: all times that a city of the board offers, and those of its visits, earliest first. */
export function boardHours({ cities, visits }: Board, day: LocalDate): Slot[] {
  const offered = cities.flatMap(({ days }) => days.find((one) => one.day === day)?.times ?? [])
  const booked = visits.flatMap(({ slot }) => (slot?.date === day ? [slot.hour] : []))
  return [...new Set([...offered, ...booked])].sort()
}

/** Why a photographer does not work on a day: days off, the weekday, or because they have left; null on a working day. */
export type OffReason = 'time_off' | 'weekday' | 'inactive'

/** Reads why a photographer does not work on a day; null when they do. */
export function offReason(photographer: BoardPhotographer, day: LocalDate): OffReason | null {
  if (!photographer.active) return 'inactive'
  if (photographer.time_off.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on))
    return 'time_off'
  return photographer.working_days.includes(weekdayOf(day)) ? null : 'weekday'
}
