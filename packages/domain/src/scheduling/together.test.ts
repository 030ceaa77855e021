import { expect, test } from 'vitest'
import { slots } from './slot.ts'
import { fitsFrom, startsFor, timesFrom } from './together.ts'

test.each([
  ['08h30', 1, ['08h30']],
  ['08h30', 3, ['08h30', '10h30', '13h30']],
  ['10h30', 3, ['10h30', '13h30', '15h30']],
  ['13h30', 3, ['13h30', '13h30', '15h30']],
  ['15h30', 3, ['15h30', '15h30', '15h30']],
  ['08h30', 5, ['08h30', '08h30', '10h30', '10h30', '13h30']],
] as const)(
  'visits from %s, %i of them: as few at once as the rest of the day takes',
  (start, count, times) => {
    expect(timesFrom(start, count)).toEqual(times)
  },
)

test('the times follow without a gap, and each but the last is used equally', () => {
  for (const start of slots) {
    for (let count = 1; count <= 50; count += 1) {
      const times = timesFrom(start, count)
      const used = slots.filter((slot) => times.includes(slot))
      const at = (slot: string) => times.filter((time) => time === slot).length
      expect(times).toHaveLength(count)
      expect(times).toEqual([...times].sort())
      expect(used).toEqual(slots.slice(slots.indexOf(start), slots.indexOf(start) + used.length))
      for (const slot of used.slice(0, -1)) expect(at(slot)).toBe(at(start))
      expect(at(used.at(-1) ?? start)).toBeLessThanOrEqual(at(start))
    }
  }
})

test('a start is offered when each of its times has enough photographers', () => {
  const free = { '08h30': 1, '10h30': 1, '13h30': 2, '15h30': 1 }
  expect(startsFor(free, 1)).toEqual(slots)
  expect(startsFor(free, 3)).toEqual(['08h30', '10h30', '13h30'])
  expect(startsFor(free, 4)).toEqual(['08h30'])
  expect(startsFor(free, 5)).toEqual([])
  expect(startsFor({ '08h30': 3 }, 3)).toEqual([])
  expect(startsFor({ '15h30': 3 }, 3)).toEqual(['15h30'])
  expect(fitsFrom('13h30', 3, free)).toBe(true)
})

test('with times that overlap, the next visit begins after the last one and the travel (rule visits-never-overlap)', () => {
  const close = { times: ['09h00', '09h30', '10h00', '11h00', '12h30', '18h00'], travel_minutes: 30 } as const
  expect(timesFrom('09h00', 3, close)).toEqual(['09h00', '11h00', '18h00'])
  expect(timesFrom('09h30', 2, close)).toEqual(['09h30', '12h30'])
  expect(timesFrom('09h00', 3, { ...close, travel_minutes: 0 })).toEqual(['09h00', '11h00', '12h30'])
  expect(startsFor({ '09h00': 1, '11h00': 1, '09h30': 1, '10h00': 2 }, 2, close)).toEqual(['09h00'])
})
