import type { Coordinates } from '../../address/position.ts'
import type { Skill } from './skills.ts'
import { wayBetween } from './travel.ts'
import { assumedWay, type DayVisit, isReached } from './who-goes.ts'

/** A visit of a day that may pass to somebody else. */
export interface RouteVisit extends DayVisit {
  id: number
  skills: readonly Skill[]
  /** Does it stay with who has it, because it has begun or is over? */
  isFixed: boolean
}

/** The day of one photographer. */
export interface RouteDay {
  id: number
  base: Coordinates | null
  skills: readonly Skill[]
  visits: readonly RouteVisit[]
  /** Can visits be given to them that day? */
  takesMore: boolean
}

/** A visit that passes to somebody else at the same time. */
export interface RouteChange {
  visitId: number
  from: number
  to: number
}

/** The ways of a day in km, as they are and with the changes. */
export interface ShorterWays {
  before: number
  after: number
  changes: readonly RouteChange[]
}

/** How many km a change must save for each visit that gets another photographer: a name that somebody was told is worth more than a corner. */
export const leastSaving = 2

/** The way of a photographer's day in km: from where it begins to each visit in turn. Visits of unknown position add nothing. */
export function wayOf({ base, visits }: Pick<RouteDay, 'base' | 'visits'>): number {
  const points = visits
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ point }) => (point === null ? [] : [point]))
  const [first] = points
  if (first === undefined) return 0
  const start = base === null ? assumedWay : wayBetween(base, first)
  return points.reduce((sum, point, nth) => sum + wayBetween(points[nth - 1] ?? point, point), start)
}

type Visits = readonly RouteVisit[]
/** The visits of two days that exchange some of them. */
type Exchange = readonly [Visits, Visits]

/** All exchanges between two days in the order of time: one visit given away, one for one, or all from an hour on. */
function* exchangesOf(mine: Visits, theirs: Visits): Generator<Exchange> {
  const without = (all: Visits, one: RouteVisit) => all.filter((other) => other !== one)
  for (const one of mine) {
    yield [without(mine, one), [...theirs, one]]
    for (const other of theirs)
      yield [
        [...without(mine, one), other],
        [...without(theirs, other), one],
      ]
  }
  for (const other of theirs) yield [[...mine, other], without(theirs, other)]
  for (let from = 0; from < mine.length; from += 1) {
    for (let to = 0; to < theirs.length; to += 1) {
      yield [
        [...mine.slice(0, from), ...theirs.slice(to)],
        [...theirs.slice(0, to), ...mine.slice(from)],
      ]
    }
  }
}

/**
 * The same visits at the same times with shorter ways: visits pass between photographers, by pairs, as long as that saves more than
 * `leastSaving` for each visit that changes hands. Nobody gets a visit that they do not reach in time, that needs a skill they lack and
 * who has it now does not, or that makes their day longer than the longest one of the team is now, in visits. A pair of visits that was
 * booked too tightly may stay together (rule shorter-day).
 */
export function shorterWays(team: readonly RouteDay[]): ShorterWays {
  const owner = new Map(team.flatMap((day) => day.visits.map((visit) => [visit, day] as const)))
  const most = Math.max(0, ...team.map(({ visits }) => visits.length))
  const byTime = (all: Visits) => all.toSorted((one, other) => one.start - other.start || one.id - other.id)

  const suits = (day: RouteDay, visit: RouteVisit) => {
    const has = owner.get(visit)
    if (has === undefined || has === day) return true
    return (
      day.takesMore &&
      !visit.isFixed &&
      visit.skills.every((skill) => day.skills.includes(skill) || !has.skills.includes(skill))
    )
  }
  const fits = (day: RouteDay, visits: Visits) =>
    (visits.length <= most || visits.length <= day.visits.length) &&
    visits.every((one) => suits(day, one)) &&
    visits.every((one, nth) =>
      visits.slice(nth + 1).every((other) => owner.get(one) === owner.get(other) || isReached(one, other)),
    )
  const cost = (day: RouteDay, visits: Visits) =>
    wayOf({ base: day.base, visits }) + leastSaving * visits.filter((one) => owner.get(one) !== day).length

  const seen: Visits[] = team.map(({ visits }) => byTime(visits))
  const costs = team.map((day, nth) => cost(day, seen[nth] ?? []))

  /** Makes the best exchange between two days; false when none is worth it. */
  function improve(one: number, other: number): boolean {
    const [mine, theirs] = [team[one], team[other]]
    if (mine === undefined || theirs === undefined) return false
    const now = (costs[one] ?? 0) + (costs[other] ?? 0)
    let best: { visits: [Visits, Visits]; costs: [number, number] } | null = null
    let least = now - 1e-6
    for (const exchange of exchangesOf(seen[one] ?? [], seen[other] ?? [])) {
      const visits: [Visits, Visits] = [byTime(exchange[0]), byTime(exchange[1])]
      const after: [number, number] = [cost(mine, visits[0]), cost(theirs, visits[1])]
      if (after[0] + after[1] >= least) continue
      if (!fits(mine, visits[0]) || !fits(theirs, visits[1])) continue
      least = after[0] + after[1]
      best = { visits, costs: after }
    }
    if (best === null) return false
    for (const [nth, place] of [one, other].entries()) {
      seen[place] = best.visits[nth] ?? []
      costs[place] = best.costs[nth] ?? 0
    }
    return true
  }

  for (let hasImproved = true; hasImproved; ) {
    hasImproved = false
    for (let one = 0; one < team.length; one += 1) {
      for (let other = one + 1; other < team.length; other += 1) {
        if (improve(one, other)) hasImproved = true
      }
    }
  }

  const changes = team.flatMap((day, nth) =>
    (seen[nth] ?? []).flatMap((visit) => {
      const from = owner.get(visit)
      return from === undefined || from === day ? [] : [{ visitId: visit.id, from: from.id, to: day.id }]
    }),
  )
  const sum = (ways: readonly number[]) => ways.reduce((all, way) => all + way, 0)
  return {
    before: sum(team.map(wayOf)),
    after: sum(team.map((day, nth) => wayOf({ base: day.base, visits: seen[nth] ?? [] }))),
    changes: changes.toSorted((one, other) => one.visitId - other.visitId),
  }
}
