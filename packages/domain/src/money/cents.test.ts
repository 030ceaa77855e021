import { expect, test } from 'vitest'
import { centsOf, formatCents, formatDifference, reaisOf } from './cents.ts'

test.each([
  [0, 0],
  [0.01, 1],
  [0.1 + 0.2, 30],
  [399.9, 39_990],
  [8.2, 820],
  [-30, -3000],
  [1_000_000, 100_000_000],
])('R$ %d are %i centavos', (reais, cents) => {
  expect(centsOf(reais)).toBe(cents)
})

test('every sum of centavos survives the wire', () => {
  for (let cents = -5000; cents < 200_000; cents += 7) expect(centsOf(reaisOf(cents))).toBe(cents)
})

test.each([
  [0, 'R$\u00a00,00'],
  [5, 'R$\u00a00,05'],
  [100, 'R$\u00a01,00'],
  [99_999, 'R$\u00a0999,99'],
  [100_000, 'R$\u00a01.000,00'],
  [123_450, 'R$\u00a01.234,50'],
  [123_456_789, 'R$\u00a01.234.567,89'],
  [-3000, '-R$\u00a030,00'],
  [-123_450, '-R$\u00a01.234,50'],
])('%i centavos read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

test.each([
  [0, 'sem diferença'],
  [1, '+\u00a0R$\u00a00,01'],
  [-20_000, '-\u00a0R$\u00a0200,00'],
])('a difference of %i centavos reads %s', (cents, text) => {
  expect(formatDifference(cents)).toBe(text)
})
