import type { Coordinates } from '../../address/position.ts'
import { visitMinutes } from '../../scheduling/slot.ts'
import type { Skill } from './skills.ts'
import { travelTime, wayBetween } from './travel.ts'

/** A booked visit of a photographer's day; times in minutes from midnight at the property. */
export interface DayVisit {
  start: number
  /** For how long it occupies the photographer: the visit, and the travel of the city when it was booked. */
  minutes: number
  /** Null when it is not known well enough to measure distances. */
  point: Coordinates | null
}

/** A photographer at work on a day. */
export interface Candidate {
  id: number
  /** Their visits that day, in any order. */
  visits: readonly DayVisit[]
  /** The number of their visits in the week of that day. */
  week: number
  /** Where their day begins; null when unknown. */
  base: Coordinates | null
  skills: readonly Skill[]
}

/** A visit that needs a photographer. */
export interface SoughtVisit {
  /** Minutes from midnight at the property. */
  start: number
  point: Coordinates | null
  /** What its service needs beside photographs. */
  skills: readonly Skill[]
}

/** What the city says of a day. */
export interface TravelDay {
  /** The least minutes between the end of a visit and the start of the next one (rule city-hours). */
  travel_minutes: number
}

/** The visits before and after a sought one, null where there is none. */
interface Neighbours {
  before: DayVisit | null
  after: DayVisit | null
}

/** The photographer's nearest visits before and after a time. */
function neighboursOf({ visits }: Pick<Candidate, 'visits'>, start: number): Neighbours {
  const before = visits.filter((one) => one.start <= start).sort((one, other) => other.start - one.start)
  const after = visits.filter((one) => one.start > start).sort((one, other) => one.start - other.start)
  return { before: before[0] ?? null, after: after[0] ?? null }
}

/** Is the photographer at no other visit then, with the travel of the city before and after (rule visits-never-overlap)? */
function isUnbookedAt(
  { visits }: Pick<Candidate, 'visits'>,
  { start }: Pick<SoughtVisit, 'start'>,
  { travel_minutes }: TravelDay,
): boolean {
  const end = start + visitMinutes + travel_minutes
  return visits.every((one) => one.start >= end || one.start + one.minutes <= start)
}

/** A travel that is longer than the time between two visits. */
export interface LateTravel {
  of: 'before' | 'after'
  /** The estimated travel and the time there is for it, in minutes. */
  minutes: number
  available: number
}

/** The first travel for which the time between two visits is too short; null when the photographer arrives in time at each of them (rule travel-time). */
export function lateTravel(
  { visits }: Pick<Candidate, 'visits'>,
  { start, point }: SoughtVisit,
): LateTravel | null {
  if (point === null) return null
  for (const one of visits) {
    if (one.point === null) continue
    const isBefore = one.start <= start
    const [from, to, leaves] = isBefore ? [one.point, point, one.start] : [point, one.point, start]
    const minutes = travelTime(from, to, leaves + visitMinutes)
    const available = Math.abs(one.start - start) - visitMinutes
    if (minutes > available) return { of: isBefore ? 'before' : 'after', minutes, available }
  }
  return null
}

/** Can one photographer make both visits: one is over, with the travel of the city, before the other begins, and the way takes no longer than the time between them (rules visits-never-overlap and travel-time)? */
export function isReached(one: DayVisit, other: DayVisit): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  return (
    first.start + first.minutes <= second.start &&
    lateTravel({ visits: [first] }, { ...second, skills: [] }) === null
  )
}

/** Can the photographer take a visit: at no other one then, and in time from and to the others of the day (rules free-times and travel-time)? */
export function canGo(candidate: Pick<Candidate, 'visits'>, sought: SoughtVisit, day: TravelDay): boolean {
  return isUnbookedAt(candidate, sought, day) && lateTravel(candidate, sought) === null
}

/** The way to the first visit of a day that begins at an unknown place, in km: assumed, so that a near neighbour goes sooner, and a far one later, than somebody without visits. */
export const assumedWay = 8

const way = (from: Coordinates | null, to: Coordinates | null) =>
  from === null || to === null ? 0 : wayBetween(from, to)

/** The way that a visit adds to a photographer's day, in km: between the visits before and after it, or from where the day begins; 0 where nothing is known of the visit. */
export function addedWay(
  candidate: Pick<Candidate, 'visits' | 'base'>,
  { start, point }: SoughtVisit,
): number {
  if (point === null) return 0
  const { before, after } = neighboursOf(candidate, start)
  const next = after?.point ?? null
  if (before !== null) return way(before.point, point) + way(point, next) - way(before.point, next)
  if (candidate.base !== null)
    return way(candidate.base, point) + way(point, next) - way(candidate.base, next)
  return after === null ? assumedWay : way(point, next)
}

const lacking = (candidate: Candidate, { skills }: SoughtVisit) =>
  skills.filter((skill) => !candidate.skills.includes(skill)).length

/**
 * The photographers who can take a visit, in the order in which they are asked: who adds the least way to their day, in whole km, then who
 * has fewer visits that day and that week, then who has the skills that the service needs, then by id (rule who-goes). Without a known
 * position nobody adds any way, so the number of visits decides.
 */
export function whoGoes<One extends Candidate>(
  candidates: readonly One[],
  sought: SoughtVisit,
  day: TravelDay,
): One[] {
  return candidates
    .filter((one) => canGo(one, sought, day))
    .map((one) => ({
      one,
      order: [Math.floor(addedWay(one, sought)), one.visits.length, one.week, lacking(one, sought), one.id],
    }))
    .sort((one, other) => {
      const differing = one.order.findIndex((value, nth) => value !== other.order[nth])
      return differing < 0 ? 0 : (one.order[differing] ?? 0) - (other.order[differing] ?? 0)
    })
    .map(({ one }) => one)
}
