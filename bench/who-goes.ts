import {
  type Candidate,
  type Coordinates,
  minuteOf,
  shorterWays,
  slots,
  travelTime,
  visitMinutes,
  wayBetween,
  whoGoes,
} from '@ensaio/domain'
import { type Random, randomFrom } from '../apps/api/src/demo/random.ts'
import type { Bench } from './figure.ts'

const days = 1000
const photographers = 12
/** Requests of a day; those that nobody can take are left out of both ways. */
const requests = 40
const travel = { travel_minutes: 30 }
const starts = slots.map(minuteOf)
const occupied = visitMinutes + travel.travel_minutes

interface Visit {
  start: number
  point: Coordinates
}

/** A point of a city: half of them around five districts, the others anywhere within 30 km. */
function pointOf(random: Random, districts: readonly Coordinates[]): Coordinates {
  const around = districts[random.between(0, districts.length * 2 - 1)]
  const spread = around === undefined ? 0.27 : 0.05
  const middle = around ?? { latitude: -23.6, longitude: -46.6 }
  return {
    latitude: middle.latitude + (random.between(-500, 500) / 1000) * spread,
    longitude: middle.longitude + (random.between(-500, 500) / 1000) * spread,
  }
}

interface Way {
  /** The way of the whole day in km, as it was booked and with the exchanges that the board proposes (rule shorter-day). */
  length: number
  shortened: number
  /** How many visits change hands. */
  changed: number
  visits: Visit[]
}

/** Sends photographers to requests in the order in which they come, and sums the way of their days. */
function send(bases: readonly Coordinates[], wanted: readonly Visit[], choose: typeof whoGoes): Way {
  const team = bases.map((base, id) => ({ id, visits: [] as Visit[], base }))
  const visits: Visit[] = []
  for (const visit of wanted) {
    const candidates = team.map(({ id, base, visits }): Candidate => {
      return { id, base, week: 0, skills: [], visits: visits.map((one) => ({ ...one, minutes: occupied })) }
    })
    const [sent] = choose(candidates, { ...visit, skills: [] }, travel)
    if (sent === undefined) continue
    team[sent.id]?.visits.push(visit)
    visits.push(visit)
  }
  const { before, after, changes } = shorterWays(
    team.map(({ visits: own, ...one }) => ({
      ...one,
      skills: [],
      takesMore: true,
      visits: own.map((visit) => ({
        ...visit,
        id: visits.indexOf(visit),
        minutes: occupied,
        skills: [],
        isFixed: false,
      })),
    })),
  )
  return { length: before, shortened: after, changed: changes.length, visits }
}

/** Does a photographer get from one visit to another in time? */
function reaches(one: Visit, other: Visit): boolean {
  const ready = one.start + visitMinutes
  const ride = Math.max(travel.travel_minutes, travelTime(one.point, other.point, ready))
  return ready + ride <= other.start
}

const never = 1e6

/**
 * The shortest way of all visits of a day, known beforehand: each visit follows a base or an earlier visit, each of which is left once. That is
 * an assignment, solved by the Hungarian method with potentials.
 */
function shortest(bases: readonly Coordinates[], visits: readonly Visit[]): number {
  const costs = visits.map((visit) => [
    ...bases.map((base) => wayBetween(base, visit.point)),
    ...visits.map((one) => (reaches(one, visit) ? wayBetween(one.point, visit.point) : never)),
  ])
  const [rows, columns] = [visits.length, bases.length + visits.length]
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row += 1) {
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const from = new Int32Array(columns + 1)
    const seen = new Uint8Array(columns + 1)
    rowOf[0] = row
    let column = 0
    while (rowOf[column] !== 0) {
      seen[column] = 1
      const here = rowOf[column] ?? 0
      let [delta, next] = [Number.POSITIVE_INFINITY, 0]
      for (let other = 1; other <= columns; other += 1) {
        if (seen[other]) continue
        const cost =
          (costs[here - 1]?.[other - 1] ?? never) - (rowPrice[here] ?? 0) - (columnPrice[other] ?? 0)
        if (cost < (least[other] ?? 0)) {
          least[other] = cost
          from[other] = column
        }
        if ((least[other] ?? 0) < delta) [delta, next] = [least[other] ?? 0, other]
      }
      for (let other = 0; other <= columns; other += 1) {
        if (seen[other]) {
          rowPrice[rowOf[other] ?? 0] = (rowPrice[rowOf[other] ?? 0] ?? 0) + delta
          columnPrice[other] = (columnPrice[other] ?? 0) - delta
        } else least[other] = (least[other] ?? 0) - delta
      }
      column = next
    }
    while (column !== 0) {
      const before = from[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  let sum = 0
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0
    if (row > 0) sum += costs[row - 1]?.[column - 1] ?? 0
  }
  return sum
}

/** The rule before: whoever has the fewest visits that day, then the lowest id. */
const fewestVisits: typeof whoGoes = (candidates, sought, day) =>
  whoGoes(candidates, sought, day).sort(
    (one, other) => one.visits.length - other.visits.length || one.id - other.id,
  )

/** Rule who-goes: the ways of generated days, relative to the shortest ones for all visits known beforehand. */
export const ways: Bench = {
  title: 'Ways of photographers',
  async measure() {
    const random = randomFrom(2026)
    const sums = { rule: 0, shortened: 0, changed: 0, visits: 0, best: 0, before: 0, bestBefore: 0 }
    for (let day = 0; day < days; day += 1) {
      const districts = Array.from({ length: 5 }, () => pointOf(random, []))
      const bases = Array.from({ length: photographers }, () => pointOf(random, districts))
      const wanted = Array.from({ length: requests }, (): Visit => {
        return { start: random.pick(starts), point: pointOf(random, districts) }
      })
      const rule = send(bases, wanted, whoGoes)
      sums.rule += rule.length
      sums.shortened += rule.shortened
      sums.changed += rule.changed
      sums.visits += rule.visits.length
      sums.best += shortest(bases, rule.visits)
      const before = send(bases, wanted, fewestVisits)
      sums.before += before.length
      sums.bestBefore += shortest(bases, before.visits)
    }
    const km = (sum: number) => `${Math.round(sum / days)} km`
    return [
      {
        budget: 'who-goes',
        quantity: `way of ${days} days with the exchanges of the board ÷ the shortest, ${photographers} photographers`,
        value: sums.shortened / sums.best,
        better: 'less',
        limit: 1.15,
        aim: 1.1,
        from: `${km(sums.shortened)} ÷ ${km(sums.best)} a day; ${((sums.changed / sums.visits) * 100).toFixed(0)} % of the visits change hands`,
      },
      {
        budget: 'who-goes',
        quantity: `way of ${days} days ÷ the shortest, ${photographers} photographers`,
        value: sums.rule / sums.best,
        better: 'less',
        limit: 1.15,
        aim: 1.1,
        from: `${km(sums.rule)} ÷ ${km(sums.best)} a day; by the fewest visits ${(sums.before / sums.bestBefore).toFixed(2)}`,
      },
    ]
  },
}
