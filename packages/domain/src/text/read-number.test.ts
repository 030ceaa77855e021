import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['78', 78],
  [' 78,5 ', 78.5],
  ['78.5', 78.5],
  ['78,', 78],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['1200.5', 1200.5],
  ['1.234.567', 1_234_567],
  ['0.505', 0.505],
  ['0', 0],
  ['1.2.5', null],
  ['1.200.5', null],
  ['1,200,000', null],
  ['1.200,5,5', null],
  ['-3', null],
  ['1e3', null],
  ['.', null],
  ['', null],
])('%j is read as %j', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

test('more decimals than allowed are no number', () => {
  expect(readNumber('12,50', 2)).toBe(12.5)
  expect(readNumber('12,500', 2)).toBeNull()
  expect(readNumber('12.500', 2)).toBe(12_500)
})
