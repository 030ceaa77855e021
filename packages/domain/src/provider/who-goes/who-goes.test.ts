import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Coordinates, distanceBetween } from '../../address/position.ts'
import { visitMinutes } from '../../scheduling/slot.ts'
import { skills, skillsFor } from './skills.ts'
import { longestTravel, measuredPoint, travelTime, wayBetween } from './travel.ts'
import {
  addedWay,
  assumedWay,
  type Candidate,
  canGo,
  type DayVisit,
  lateTravel,
  type SoughtVisit,
  whoGoes,
} from './who-goes.ts'

const day = { travel_minutes: 30 }
const [pinheiros, tatuape, itaquera] = [
  { latitude: -23.56, longitude: -46.69 },
  { latitude: -23.55, longitude: -46.56 },
  { latitude: -23.54, longitude: -46.46 },
] as const
const at = (hour: number, point: Coordinates | null, minutes = visitMinutes + 30): DayVisit => ({
  start: hour * 60,
  minutes,
  point,
})
const somebody = (id: number, over: Partial<Candidate> = {}): Candidate => ({
  id,
  visits: [],
  week: 0,
  base: null,
  skills: [],
  ...over,
})
const sought = (hour: number, point: Coordinates | null, over: Partial<SoughtVisit> = {}): SoughtVisit => ({
  start: hour * 60,
  point,
  skills: [],
  ...over,
})
const ids = (all: readonly Candidate[]) => all.map(({ id }) => id)

describe('the travel between two points (rule travel-time)', () => {
  test.each([
    ['in the morning', 8, 52],
    ['at noon', 12, 42],
    ['in the evening rush', 17, 58],
    ['at night', 21, 35],
  ])('%s', (_, hour, minutes) => {
    expect(travelTime(pinheiros, tatuape, hour * 60)).toBe(minutes)
  })

  test('roads are longer than the straight line', () => {
    expect(wayBetween(pinheiros, tatuape)).toBeCloseTo(distanceBetween(pinheiros, tatuape) * 1.3)
  })

  test('within a building it takes no time, and to another state no more than the longest', () => {
    expect(travelTime(pinheiros, pinheiros, 480)).toBe(0)
    expect(travelTime(pinheiros, { latitude: -22.9, longitude: -43.2 }, 480)).toBe(longestTravel)
  })

  test('a position of which only the city is known is not measured', () => {
    expect(measuredPoint({ ...pinheiros, precision: 'city' })).toBeNull()
    expect(measuredPoint({ ...pinheiros, precision: 'district' })).toEqual(pinheiros)
    expect(measuredPoint(null)).toBeNull()
  })
})

describe('who can go (rules free-times and travel-time)', () => {
  test.each([
    ['nobody else', [], null],
    ['near, half an hour before', [at(8.5, pinheiros)], null],
    ['far, half an hour before', [at(8.5, itaquera)], { of: 'before', minutes: 74, available: 30 }],
    ['far, an hour and a half before', [at(7, itaquera)], { of: 'before', minutes: 92, available: 120 }],
    ['far, half an hour after', [at(12.5, itaquera)], { of: 'after', minutes: 74, available: 30 }],
    ['somewhere, half an hour before', [at(8.5, null)], null],
  ])('%s', (_, visits, late) => {
    const isLate = late !== null && late.minutes > late.available
    expect(lateTravel(somebody(1, { visits }), sought(10.5, pinheiros))).toEqual(isLate ? late : null)
    expect(canGo(somebody(1, { visits }), sought(10.5, pinheiros), day)).toBe(!isLate)
  })
})

describe('who goes (rule who-goes)', () => {
  test('who adds the least way to their day', () => {
    const near = somebody(3, { visits: [at(8.5, pinheiros)], week: 9 })
    const far = somebody(2, { visits: [at(13.5, itaquera)] })
    const at2km = somebody(1, { base: { latitude: -23.56, longitude: -46.675 } })
    expect(ids(whoGoes([far, at2km, near], sought(10.5, pinheiros), day))).toEqual([3, 1, 2])
    expect(addedWay(near, sought(10.5, pinheiros))).toBe(0)
  })

  test('who is in the neighbourhood goes before somebody without visits, who goes before somebody far away', () => {
    const near = somebody(3, { visits: [at(8.5, { latitude: -23.565, longitude: -46.66 })] })
    const without = somebody(2)
    const far = somebody(1, { visits: [at(13.5, itaquera)] })
    expect(ids(whoGoes([far, without, near], sought(10.5, pinheiros), day))).toEqual([3, 2, 1])
    expect(addedWay(without, sought(10.5, pinheiros))).toBe(assumedWay)
  })

  test('between two visits only the detour counts', () => {
    const onTheWay = somebody(1, { visits: [at(8, pinheiros), at(14, itaquera)] })
    expect(addedWay(onTheWay, sought(11, tatuape))).toBeLessThan(1)
    expect(addedWay(somebody(2, { visits: [at(8, pinheiros)] }), sought(11, tatuape))).toBeGreaterThan(15)
  })

  test('then who has fewer visits that day, that week, then the skills, then the lower id', () => {
    const needed = sought(10.5, null, { skills: ['videos', 'tour'] })
    const all = [
      somebody(1, { visits: [at(8, null)] }),
      somebody(2, { week: 4 }),
      somebody(3, { week: 3, skills: ['tour'] }),
      somebody(4, { week: 3, skills: ['videos', 'tour'] }),
      somebody(6, { week: 3 }),
      somebody(5, { week: 3 }),
    ]
    expect(ids(whoGoes(all, needed, day))).toEqual([4, 3, 5, 6, 2, 1])
  })

  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1000, max: max * 1000 }).map((one) => one / 1000)
  const point = fc.option(fc.record({ latitude: degrees(-23.8, -23.4), longitude: degrees(-46.8, -46.4) }))
  const minute = fc.integer({ min: 10, max: 41 }).map((half) => half * 30)
  const visit = fc.record({ start: minute, minutes: fc.constantFrom(90, 120, 150), point })
  const skillSet = fc.uniqueArray(fc.constantFrom(...skills))
  const candidate = fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    visits: fc.array(visit, { maxLength: 4 }),
    week: fc.integer({ min: 0, max: 3 }),
    base: point,
    skills: skillSet,
  })
  const candidates = fc.uniqueArray(candidate, { maxLength: 8, selector: ({ id }) => id })
  const wanted = fc.record({ start: minute, point, skills: skillSet })
  const travels = fc.record({ travel_minutes: fc.constantFrom(0, 15, 30, 60) })

  test('always somebody of the free ones, in one order whatever that of the question, and the same again', () => {
    fc.assert(
      fc.property(
        candidates.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        wanted,
        travels,
        ([all, shuffled], visit, travel) => {
          const before = structuredClone(all)
          const order = whoGoes(all, visit, travel)
          expect(new Set(ids(order)).size).toBe(order.length)
          for (const one of order) expect(all).toContain(one)
          expect(ids(whoGoes(shuffled, visit, travel))).toEqual(ids(order))
          expect(whoGoes(all, visit, travel)).toEqual(order)
          expect(all).toEqual(before)
        },
      ),
    )
  })

  // Written anew, minute by minute, so that both are unlikely to be wrong alike.
  function arrives(one: Candidate, visit: SoughtVisit, travel_minutes: number): boolean {
    const mine = [...one.visits, { ...visit, minutes: visitMinutes + travel_minutes, isNew: true }]
    return mine.every((from) =>
      mine.every((to) => {
        const isPair = 'isNew' in from !== 'isNew' in to
        if (!isPair || to.start < from.start) return true
        if (to.start < from.start + from.minutes) return false
        const leaves = from.start + visitMinutes
        const ride = from.point && to.point ? travelTime(from.point, to.point, leaves) : 0
        return leaves + ride <= to.start
      }),
    )
  }

  test('never a pair of visits that cannot be reached in time, and everybody who can', () => {
    const apart = candidates.map((all) =>
      all.map((one) => ({
        ...one,
        // Visits of one photographer never begin together.
        visits: one.visits.filter(
          (visit, nth) => one.visits.findIndex(({ start }) => start === visit.start) === nth,
        ),
      })),
    )
    fc.assert(
      fc.property(apart, wanted, travels, (all, visit, travel) => {
        const going = new Set(ids(whoGoes(all, visit, travel)))
        for (const one of all) expect(going.has(one.id)).toBe(arrives(one, visit, travel.travel_minutes))
      }),
      { numRuns: 500 },
    )
  })

  test('without a position, who has the fewest visits that day', () => {
    fc.assert(
      fc.property(candidates, wanted, travels, (all, visit, travel) => {
        const counts = whoGoes(all, { ...visit, point: null }, travel).map(({ visits }) => visits.length)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }),
    )
  })
})

test.each([
  ['photographs', [8, 9], []],
  ['a tour', [5, 6, 7, 9], ['tour']],
  ['all', [11, 10, 7, 9], ['tour', 'videos', 'plans']],
  ['an item of another version', [99], []],
])('the skills that %s need', (_, itemIds, needed) => {
  expect(skillsFor(itemIds)).toEqual(needed)
})
