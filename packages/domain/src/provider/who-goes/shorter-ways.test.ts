import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visitMinutes } from '../../scheduling/slot.ts'
import { leastSaving, type RouteDay, type RouteVisit, shorterWays, wayOf } from './shorter-ways.ts'
import { skills } from './skills.ts'
import { wayBetween } from './travel.ts'
import { assumedWay, isReached } from './who-goes.ts'

const [pinheiros, itaquera] = [
  { latitude: -23.56, longitude: -46.69 },
  { latitude: -23.54, longitude: -46.46 },
] as const

const visit = (id: number, hour: number, over: Partial<RouteVisit> = {}): RouteVisit => ({
  id,
  start: hour * 60,
  minutes: visitMinutes + 30,
  point: pinheiros,
  skills: [],
  isFixed: false,
  ...over,
})
const day = (id: number, over: Partial<RouteDay> = {}): RouteDay => ({
  id,
  base: id === 1 ? pinheiros : itaquera,
  skills: [],
  visits: [],
  takesMore: true,
  ...over,
})

/** Two people, each sent to the other's neighbourhood at the same time. */
const crossed = (over: Partial<RouteVisit> = {}, of: Partial<RouteDay> = {}) => [
  day(1, { visits: [visit(10, 9, { point: itaquera, ...over })] }),
  day(2, { visits: [visit(20, 9)], ...of }),
]

describe('rule shorter-day', () => {
  test('two who cross the city exchange their visits', () => {
    const { before, after, changes } = shorterWays(crossed())
    expect(changes).toEqual([
      { visitId: 10, from: 1, to: 2 },
      { visitId: 20, from: 2, to: 1 },
    ])
    expect(before).toBeCloseTo(2 * wayBetween(pinheiros, itaquera))
    expect(after).toBe(0)
  })

  test.each([
    ['that has begun or whose place is unknown', crossed({ isFixed: true })],
    [
      'that needs what only who has it now does',
      crossed({ skills: ['tour'] }).map((one) => ({ ...one, skills: one.id === 1 ? ['tour' as const] : [] })),
    ],
    ['of somebody for one who is off', crossed({}, { takesMore: false })],
  ])('nobody gets a visit %s', (_, team) => {
    const { before, after, changes } = shorterWays(team)
    expect(changes).toEqual([])
    expect(after).toBe(before)
  })

  test('what neither can do as the service needs may still change hands', () => {
    expect(shorterWays(crossed({ skills: ['tour'] })).changes).toHaveLength(2)
  })

  test('from an hour on, the rest of two days is exchanged', () => {
    const team = [
      day(1, {
        visits: [visit(10, 9), visit(11, 13, { point: itaquera }), visit(12, 16, { point: itaquera })],
      }),
      day(2, { visits: [visit(20, 9, { point: itaquera }), visit(21, 13), visit(22, 16)] }),
    ]
    expect(shorterWays(team).after).toBe(0)
    expect(shorterWays(team).changes.map(({ visitId }) => visitId)).toEqual([11, 12, 21, 22])
  })

  test('a visit passes to somebody who is near, but nobody gets more than the busiest has now', () => {
    const near = day(2, { base: pinheiros, visits: [visit(20, 9)] })
    const far = day(1, { base: itaquera, visits: [visit(10, 9, { point: itaquera }), visit(11, 16)] })
    expect(shorterWays([far, near]).changes).toEqual([{ visitId: 11, from: 1, to: 2 }])
    const full = { ...near, visits: [visit(20, 9), visit(21, 12)] }
    expect(shorterWays([far, full]).changes).toEqual([])
  })

  test('a corner saved is not worth another name', () => {
    const corner = { latitude: -23.561, longitude: -46.69 }
    const team = [
      day(1, { visits: [visit(10, 9, { point: corner })] }),
      day(2, { base: corner, visits: [visit(20, 9)] }),
    ]
    expect(wayOf(team[0] ?? day(0))).toBeLessThan(leastSaving)
    expect(shorterWays(team).changes).toEqual([])
  })

  test('a day that begins at an unknown place begins with the assumed way', () => {
    expect(wayOf({ base: null, visits: [visit(1, 9)] })).toBe(assumedWay)
    expect(wayOf({ base: null, visits: [visit(1, 9, { point: null })] })).toBe(0)
  })

  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1000, max: max * 1000 }).map((one) => one / 1000)
  const point = fc.record({ latitude: degrees(-23.8, -23.4), longitude: degrees(-46.8, -46.4) })
  const known = fc.option(point, { freq: 6 })
  const skillSet = fc.uniqueArray(fc.constantFrom(...skills))
  const teams = fc
    .array(
      fc.record({
        base: known,
        skills: skillSet,
        takesMore: fc.boolean(),
        visits: fc.array(
          fc.record({
            start: fc.integer({ min: 16, max: 38 }).map((half) => half * 30),
            minutes: fc.constantFrom(90, 120, 150),
            point: known,
            skills: skillSet,
            isFixed: fc.boolean(),
          }),
          { maxLength: 5 },
        ),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(
        (one, nth): RouteDay => ({
          ...one,
          id: nth + 1,
          visits: one.visits.map((own, place) => ({ ...own, id: (nth + 1) * 100 + place })),
        }),
      ),
    )

  test('of any team: each visit keeps one photographer and its time, ways pay for each change, and nothing impossible is proposed', () => {
    fc.assert(
      fc.property(teams, (team) => {
        const seen = structuredClone(team)
        const { before, after, changes } = shorterWays(team)
        expect(team).toEqual(seen)
        expect(before - after).toBeGreaterThanOrEqual(leastSaving * changes.length - 1e-3)
        const most = Math.max(0, ...team.map(({ visits }) => visits.length))
        const all = team.flatMap(({ visits, id }) => visits.map((one) => ({ ...one, owner: id })))
        const goes = new Map(changes.map(({ visitId, to }) => [visitId, to]))
        const days = team.map((one) => ({
          ...one,
          visits: all.filter(({ id, owner }) => (goes.get(id) ?? owner) === one.id),
        }))
        expect(days.reduce((sum, one) => sum + wayOf(one), 0)).toBeCloseTo(after, 3)
        for (const { id, skills: can, takesMore, visits } of days) {
          expect(visits.length).toBeLessThanOrEqual(most)
          for (const one of visits.filter(({ owner }) => owner !== id)) {
            expect([takesMore, one.isFixed]).toEqual([true, false])
            const had = team.find((other) => other.id === one.owner)?.skills ?? []
            expect(one.skills.filter((skill) => had.includes(skill) && !can.includes(skill))).toEqual([])
            const others = visits.filter((other) => other.id !== one.id && other.owner !== one.owner)
            expect(others.filter((other) => !isReached(one, other))).toEqual([])
          }
        }
        expect(shorterWays(days).changes).toEqual([])
      }),
    )
  })
})
