import { expect, test } from 'vitest'
import { centsOf, formatCents, reaisOf } from './cents.ts'
import { feeOf, isLate, lateFee } from './late-fee.ts'

const start = '2026-11-23T11:30:00.000Z'
const secondsBefore = (seconds: number) => new Date(Date.parse(start) - seconds * 1000).toISOString()
const day = 24 * 60 * 60

test.each([
  [day + 1, false],
  [day, true],
  [day - 1, true],
  [0, true],
  [-1, false],
])('%i s before the start is late: %s', (seconds, late) => {
  expect(isLate(start, secondsBefore(seconds))).toBe(late)
  expect(lateFee(39_900, start, secondsBefore(seconds))).toBe(late ? 11_970 : 0)
})

test('the fee is 30 % of the price, to the centavo', () => {
  expect(feeOf(50_800)).toBe(15_240)
  expect(feeOf(5)).toBe(2)
})

test('without a date there is no fee', () => {
  expect(lateFee(39_900, null, start)).toBe(0)
})

test('money reads in pt-BR with an ordinary space', () => {
  expect(formatCents(39_900)).toBe('R$\u00a0399,00')
  expect(formatCents(123_456_750)).toBe('R$\u00a01.234.567,50')
  expect(formatCents(-3_000)).toBe('-R$\u00a030,00')
  expect(formatCents(5)).toBe('R$\u00a00,05')
})

test('reais and centavos convert without drift', () => {
  for (const cents of [1, 29, 1_005, 11_970, 39_990, 12_345_678]) expect(centsOf(reaisOf(cents))).toBe(cents)
  expect(centsOf(1.005 * 100)).toBe(10_050)
})
