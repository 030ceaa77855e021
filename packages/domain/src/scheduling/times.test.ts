import { describe, expect, test } from 'vitest'
import { freeTimes, lastBookableDay, nearestSlots, nextSlot, openMonths } from './availability.ts'
import { shortDuration, slotEnd, visitDuration } from './visit.ts'

describe('the horizon of bookings (rule booking-horizon)', () => {
  test.each([
    ['2026-11-20', '2027-02-18'],
    ['2026-12-31', '2027-03-31'],
    ['2027-12-01', '2028-02-29'],
  ])('on %s the last day is %s', (today, last) => {
    expect(lastBookableDay(today)).toBe(last)
  })
})

describe('the free times of a day', () => {
  const availability = { '2026-11-23': ['15h30', '08h30'], '2026-11-24': [] } as Parameters<
    typeof freeTimes
  >[0]
  test.each([
    ['earliest first', '2026-11-23', ['08h30', '15h30']],
    ['an empty day', '2026-11-24', []],
    ['a day that is missing', '2026-11-25', []],
  ])('%s', (_, date, times) => {
    expect(freeTimes(availability, date)).toEqual(times)
  })

  test('months and the next time ignore empty days', () => {
    const later = {
      '2026-11-30': [],
      '2027-01-04': ['10h30'],
      '2026-12-28': ['13h30'],
    } as typeof availability
    expect(openMonths(later)).toEqual(['2026-12', '2027-01'])
    expect(nextSlot(later)).toEqual({ date: '2026-12-28', hour: '13h30' })
    expect([openMonths({}), nextSlot({})]).toEqual([[], null])
  })

  test.each([0, 1, 2])('at most %i alternatives are proposed', (count) => {
    const lost = { date: '2026-11-23', hour: '10h30' } as const
    expect(nearestSlots(availability, lost, count)).toHaveLength(count)
  })
})

describe('lengths', () => {
  test.each([
    [90, '1h30'],
    [60, '1h'],
    [125, '2h05'],
    [45, '0h45'],
  ])('%i minutes read %s', (minutes, text) => {
    expect(shortDuration(minutes)).toBe(text)
    expect(visitDuration(minutes)).toBe(`cerca de ${text}`)
  })

  test.each([
    ['08h30', '10h00'],
    ['10h30', '12h00'],
    ['13h30', '15h00'],
    ['15h30', '17h00'],
  ] as const)('a visit at %s ends at %s', (slot, end) => {
    expect(slotEnd(slot)).toBe(end)
  })
})
