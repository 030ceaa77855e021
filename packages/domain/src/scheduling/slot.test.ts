import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Slot, slotOf, slotStart, slots, slotTime } from './slot.ts'

const zone = 'America/Sao_Paulo'

test.each([
  ['08h30', '08h30'],
  ['08:30', '08h30'],
  ['15:30', '15h30'],
])('%s is read as %s', (typed, slot) => {
  expect(safeParse(Slot, typed).output).toBe(slot)
})

test.each(['', '09h00', '8h30', '08h30 ', '08-30', null, 830])('%j is no slot', (typed) => {
  const { success, issues } = safeParse(Slot, typed)
  expect(success).toBe(false)
  expect(issues?.[0].message).toMatch(/^Selecione um/)
})

describe.each(slots)('the slot %s', (slot) => {
  test('starts when the clock at the property says so', () => {
    expect(slotTime(slot)).toMatch(/^\d\d:30$/)
    const start = slotStart('2026-12-01', slot, zone)
    expect(slotOf(start, zone)).toEqual({ date: '2026-12-01', hour: slot })
  })

  test('is another time, or none, in another zone', () => {
    const start = slotStart('2026-12-01', slot, zone)
    expect(slotOf(start, 'Asia/Tokyo')).toBeNull()
  })
})

test('a minute beside a slot is none', () => {
  expect(slotOf('2026-12-01T11:31:00.000Z', zone)).toBeNull()
})
