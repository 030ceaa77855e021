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

/** Places of visits among all of a day, which are in the order of time. */
type Places = readonly number[]

const nobody = -1

/** The places of a day without one of them and with another one, in their order. */
function changedBy(places: Places, gone: number, come: number): Places {
  const changed: number[] = []
  let waiting = come
  for (const place of places) {
    if (waiting !== nobody && waiting < place) {
      changed.push(waiting)
      waiting = nobody
    }
    if (place !== gone) changed.push(place)
  }
  if (waiting !== nobody) changed.push(waiting)
  return changed
}

/** All exchanges between two days, in the order of time: one visit given away, one for one, or all from a time on. */
function* exchangesOf(mine: Places, theirs: Places): Generator<readonly [Places, Places]> {
  for (const one of [nobody, ...mine]) {
    for (const other of [nobody, ...theirs]) {
      if (one !== other) yield [changedBy(mine, one, other), changedBy(theirs, other, one)]
    }
  }
  for (const time of [...mine, ...theirs]) {
    const [from, to] = [mine, theirs].map((places) => places.filter((place) => place < time).length)
    yield [
      [...mine.slice(0, from), ...theirs.slice(to)],
      [...theirs.slice(0, to), ...mine.slice(from)],
    ]
  }
}

/** Works out once what the search reads often: the ways between all visits, and which two visits one photographer can make. */
function tablesOf(team: readonly RouteDay[], visits: readonly RouteVisit[]) {
  const between = visits.map((one) =>
    visits.map((other) => (one.point && other.point ? wayBetween(one.point, other.point) : 0)),
  )
  const first = team.map(({ base }) =>
    visits.map(({ point }) => (point === null ? 0 : base === null ? assumedWay : wayBetween(base, point))),
  )
  const isTogether = visits.map((one) => visits.map((other) => isReached(one, other)))
  return {
    /** The same as `wayOf`, of the visits at these places. */
    way(day: number, places: Places): number {
      let [sum, before] = [0, -1]
      for (const place of places) {
        if (visits[place]?.point === null) continue
        sum += (before < 0 ? first[day]?.[place] : between[before]?.[place]) ?? 0
        before = place
      }
      return sum
    },
    isTogether: (one: number, other: number) => isTogether[one]?.[other] === true,
  }
}

/**
 * The same visits at the same times with shorter ways: visits pass between photographers, by pairs, as long as that saves more than
 * `leastSaving` for each visit that changes hands. Nobody gets a visit that they do not reach in time, that needs a skill they lack and
 * who has it now does not, or that makes their day longer than the longest one of the team is now, in visits. A pair of visits that was
 * booked too tightly may stay together (rule shorter-day).
 */
export function shorterWays(team: readonly RouteDay[]): ShorterWays {
  const owned = team
    .flatMap(({ visits }, day) => visits.map((visit) => ({ visit, day })))
    .toSorted(({ visit: one }, { visit: other }) => one.start - other.start || one.id - other.id)
  const visits = owned.map(({ visit }) => visit)
  const owner = owned.map(({ day }) => day)
  const { way, isTogether } = tablesOf(team, visits)
  const most = Math.max(0, ...team.map((day) => day.visits.length))

  /** May the visit at a place pass to this photographer? */
  function suits(day: number, place: number): boolean {
    const [gets, has, visit] = [team[day], team[owner[place] ?? day], visits[place]]
    if (gets === has) return true
    return (
      gets?.takesMore === true &&
      visit?.isFixed === false &&
      visit.skills.every((skill) => gets.skills.includes(skill) || has?.skills.includes(skill) === false)
    )
  }
  const fits = (day: number, places: Places) =>
    (places.length <= most || places.length <= (team[day]?.visits.length ?? 0)) &&
    places.every((place) => suits(day, place)) &&
    places.every((one, nth) =>
      places.slice(nth + 1).every((other) => owner[one] === owner[other] || isTogether(one, other)),
    )
  const cost = (day: number, places: Places) =>
    way(day, places) + leastSaving * places.filter((place) => owner[place] !== day).length

  const seen: Places[] = team.map((_, day) => owner.flatMap((of, place) => (of === day ? [place] : [])))
  const costs = seen.map((places, day) => cost(day, places))

  /** Makes the best exchange between two days; false when none is worth it. */
  function improve(one: number, other: number): boolean {
    const before = (costs[one] ?? 0) + (costs[other] ?? 0)
    let best: { places: readonly [Places, Places]; costs: readonly [number, number] } | null = null
    let least = before - 1e-6
    for (const places of exchangesOf(seen[one] ?? [], seen[other] ?? [])) {
      const mine = cost(one, places[0])
      if (mine >= least) continue
      const after = [mine, cost(other, places[1])] as const
      if (after[0] + after[1] >= least) continue
      if (!fits(one, places[0]) || !fits(other, places[1])) continue
      least = after[0] + after[1]
      best = { places, costs: after }
    }
    if (best === null) return false
    for (const [nth, day] of [one, other].entries()) {
      seen[day] = best.places[nth] ?? []
      costs[day] = best.costs[nth] ?? 0
    }
    return true
  }

  // Two days are compared again only once one of them has changed.
  let changed = new Set(team.keys())
  while (changed.size > 0) {
    const next = new Set<number>()
    for (let one = 0; one < team.length; one += 1) {
      for (let other = one + 1; other < team.length; other += 1) {
        if (!changed.has(one) && !changed.has(other)) continue
        if (improve(one, other)) next.add(one).add(other)
      }
    }
    changed = next
  }

  const changes = seen.flatMap((places, day) =>
    places.flatMap((place) => {
      const [visit, from, to] = [visits[place], team[owner[place] ?? day], team[day]]
      return visit && from && to && from !== to ? [{ visitId: visit.id, from: from.id, to: to.id }] : []
    }),
  )
  const sum = (ways: readonly number[]) => ways.reduce((all, length) => all + length, 0)
  return {
    before: sum(team.map(wayOf)),
    after: sum(seen.map((places, day) => way(day, places))),
    changes: changes.toSorted((one, other) => one.visitId - other.visitId),
  }
}
