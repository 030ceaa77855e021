import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../session/actor.ts'
import { countFree, nearestSlots, nextSlot, openMonths } from './availability.ts'
import { publicSchedulingState } from './public-scheduling-state.ts'
import { isOpenedByStaff, schedulingPath } from './scheduling-path.ts'
import { Booking } from './schema.ts'
import { slotOf, slotStart } from './slot.ts'

test('a day has as many free times as it lists', () => {
  expect(countFree({ '2026-11-23': ['08h30', '15h30'] }, '2026-11-23')).toBe(2)
  expect(countFree({}, '2026-11-23')).toBe(0)
})

describe('the nearest free times', () => {
  test('are sorted by distance and never include the lost one', () => {
    const free = {
      '2026-11-23': ['08h30', '15h30'],
      '2026-11-24': ['08h30'],
      '2026-12-10': ['10h30'],
    } as const
    const availability = Object.fromEntries(Object.entries(free).map(([date, times]) => [date, [...times]]))
    expect(nearestSlots(availability, { date: '2026-11-23', hour: '08h30' })).toEqual([
      { date: '2026-11-23', hour: '15h30' },
      { date: '2026-11-24', hour: '08h30' },
      { date: '2026-12-10', hour: '10h30' },
    ])
  })

  test('are empty when nothing is free', () => {
    expect(nearestSlots({}, { date: '2026-11-23', hour: '08h30' })).toEqual([])
  })
})

test('the next free time is the earliest of the earliest day', () => {
  expect(nextSlot({})).toBeNull()
  expect(nextSlot({ '2026-12-02': ['08h30'], '2026-11-24': ['15h30', '10h30'], '2026-11-23': [] })).toEqual({
    date: '2026-11-24',
    hour: '10h30',
  })
})

test('the calendar opens on the first month with a free time', () => {
  expect(openMonths({ '2026-11-30': [], '2027-01-04': ['08h30'], '2026-12-02': ['10h30'] })).toEqual([
    '2026-12',
    '2027-01',
  ])
})

test('a slot is wall time at the property, and back', () => {
  const start = slotStart('2026-11-23', '08h30', 'America/Sao_Paulo')
  expect(start).toBe('2026-11-23T11:30:00.000Z')
  expect(slotOf(start, 'America/Sao_Paulo')).toEqual({ date: '2026-11-23', hour: '08h30' })
})

describe('the public page takes a date', () => {
  const start = '2026-11-23T11:30:00Z'
  const at = (actor: Actor, status: 1 | 2 | 3 | 5, now = '2026-11-20T12:00:00Z') =>
    publicSchedulingState({ status, scheduled_for: status === 1 ? null : start }, now, actor)
  const opens = (...of: Parameters<typeof at>) => at(...of).open

  test('from holders and clients until 24 hours before the visit', () => {
    const all = ([1, 2, 3, 5] as const).map((status) => opens('client', status))
    expect(all).toEqual([true, true, false, false])
    expect(opens('client', 2, '2026-11-23T00:00:00Z')).toBe(false)
    expect(opens('client', 2, start)).toBe(false)
  })

  test('from staff at any time, with a warning', () => {
    const all = ([1, 2, 3, 5] as const).map((status) => opens('staff', status))
    expect(all).toEqual([true, true, false, false])
    expect(at('staff', 2)).toEqual({ open: true })
    const inTheWindow = at('staff', 2, '2026-11-23T00:00:00Z')
    expect(inTheWindow).toEqual({ open: true, warning: expect.stringMatching(/menos de 24 horas/) })
    expect(at('staff', 2, start)).toEqual({ open: true, warning: expect.stringMatching(/já passou/) })
  })
})

test('the link of an ensaio carries a marker when staff open it, and none for clients', () => {
  expect(schedulingPath('abc', 'client')).toBe('/calendar/abc')
  const [path, search] = schedulingPath('abc', 'staff').split('?')
  expect(path).toBe('/calendar/abc')
  expect(isOpenedByStaff(`?${search}`)).toBe(true)
  for (const other of ['', '?como=cliente', '?x=como=equipe']) expect(isOpenedByStaff(other)).toBe(false)
})

describe('a booking', () => {
  const booking = {
    date: '2026-11-23',
    hour: '08:30',
    keys: 'Na portaria',
    scheduling_responsible_info: { name: ' Ana ', phone: '(11) 91234-5678', email: 'ANA@x.com.br' },
  }

  test('is read with its slot, phone and e-mail in one form', () => {
    expect(safeParse(Booking, booking).output).toEqual({
      ...booking,
      hour: '08h30',
      extrainfo: '',
      scheduling_responsible_info: { name: 'Ana', phone: '+5511912345678', email: 'ana@x.com.br' },
    })
  })

  test('may omit known fields: a move is a day and a time', () => {
    expect(safeParse(Booking, { date: '2026-11-23', hour: '08h30' }).output).toEqual({
      date: '2026-11-23',
      hour: '08h30',
      extrainfo: '',
    })
  })

  test.each([
    ['a time that is no slot', { ...booking, hour: '09h60' }],
    ['a day that does not exist', { ...booking, date: '2026-02-30' }],
    ['no keys', { ...booking, keys: '  ' }],
  ])('with %s is refused', (_, wrong) => {
    expect(safeParse(Booking, wrong).success).toBe(false)
  })
})
