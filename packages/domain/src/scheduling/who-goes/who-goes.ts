import type { Coordinates } from '../../address/position.ts'
import { visitMinutes } from '../slot.ts'
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
export interface Neighbours {
  before: DayVisit | null
  after: DayVisit | null
}

/** The photographer's nearest visits before and after a time. */
export function neighboursOf({ visits }: Pick<Candidate, 'visits'>, start: number): Neighbours {
  const before = visits.filter((one) => one.start <= start).sort((one, other) => other.start - one.start)
  const after = visits.filter((one) => one.start > start).sort((one, other) => one.start - other.start)
  return { before: before[0] ?? null, after: after[0] ?? null }
}

/** Is the photographer at no other visit then, with the travel of the city before and after (rule visits-never-overlap)? */
export function isUnbookedAt(
  { visits }: Pick<Candidate, 'visits'>,
  { start }: Pick<SoughtVisit, 'start'>,
  { travel_minutes }: TravelDay,
): boolean {
  const end = start + visitMinutes + travel_minutes
  return visits.every((one) => one.start >= end || one.start + one.minutes <= start)
}

/** The estimated travel from the visit before and to the visit after, in minutes; null where there is none, or a point is missing. */
export interface Travel {
  before: number | null
  after: number | null
}

/** The travel to a sought visit from the photographer's neighbouring ones (rule travel-time). */
export function travelOf(candidate: Pick<Candidate, 'visits'>, { start, point }: SoughtVisit): Travel {
  const { before, after } = neighboursOf(candidate, start)
  return {
    before: before?.point && point ? travelTime(before.point, point, before.start + visitMinutes) : null,
    after: after?.point && point ? travelTime(point, after.point, start + visitMinutes) : null,
  }
}

/** A travel that is longer than the time between two visits. */
export interface LateTravel {
  of: 'before' | 'after'
  /** The estimated travel and the time there is for it, in minutes. */
  minutes: number
  available: number
}

/** The first travel for which the time between two visits is too short; null when the photographer arrives in time (rule travel-time). */
export function lateTravel(candidate: Pick<Candidate, 'visits'>, sought: SoughtVisit): LateTravel | null {
  const { before, after } = neighboursOf(candidate, sought.start)
  const travel = travelOf(candidate, sought)
  const gaps = [
    { of: 'before', minutes: travel.before, available: sought.start - (before?.start ?? 0) - visitMinutes },
    { of: 'after', minutes: travel.after, available: (after?.start ?? 0) - sought.start - visitMinutes },
  ] as const
  for (const { of, minutes, available } of gaps)
    if (minutes !== null && minutes > available) return { of, minutes, available }
  return null
}

/** Can the photographer take a visit: at no other one then, and in time from and to the neighbouring ones (rules free-times and travel-time)? */
export function canGo(candidate: Pick<Candidate, 'visits'>, sought: SoughtVisit, day: TravelDay): boolean {
  return isUnbookedAt(candidate, sought, day) && lateTravel(candidate, sought) === null
}

const way = (from: Coordinates | null, to: Coordinates | null) =>
  from === null || to === null ? 0 : wayBetween(from, to)

/** The way that a visit adds to a photographer's day, in km: between the visits before and after it, or from where the day begins; 0 when unknown. */
export function addedWay(
  candidate: Pick<Candidate, 'visits' | 'base'>,
  { start, point }: SoughtVisit,
): number {
  if (point === null) return 0
  const { before, after } = neighboursOf(candidate, start)
  const from = before === null ? candidate.base : before.point
  const to = after?.point ?? null
  return way(from, point) + way(point, to) - way(from, to)
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
