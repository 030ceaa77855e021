import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { minuteOf, Slot, slotOf, slotStart, slots, slotTime } from './slot.ts'

const zone = 'America/Sao_Paulo'

test.each([
  ['08h30', '08h30'],
  ['08:30', '08h30'],
  ['15:30', '15h30'],
  ['09h15', '09h15'],
  ['23:59', '23h59'],
])('%s is read as %s', (typed, slot) => {
  expect(safeParse(Slot, typed).output).toBe(slot)
})

test.each(['', '24h00', '09h60', '8h30', '08h30 ', '08-30', null, 830])('%j is no slot', (typed) => {
  const { success, issues } = safeParse(Slot, typed)
  expect(success).toBe(false)
  expect(issues?.[0].message).toMatch(/^(Selecione um horário\.|Informe um horário como 08h30\.)$/)
})

describe.each(slots)('the slot %s', (slot) => {
  test('starts when the clock at the property says so', () => {
    expect(slotTime(slot)).toMatch(/^\d\d:30$/)
    const start = slotStart('2026-12-01', slot, zone)
    expect(slotOf(start, zone)).toEqual({ date: '2026-12-01', hour: slot })
  })
})

test('a visit at any time has a slot on the clock of the property', () => {
  expect(slotOf('2026-12-01T11:31:00.000Z', zone)).toEqual({ date: '2026-12-01', hour: '08h31' })
  expect(slotOf('2026-12-01T11:30:00.000Z', 'Asia/Tokyo')).toEqual({ date: '2026-12-01', hour: '20h30' })
  expect(minuteOf('08h31')).toBe(511)
})
