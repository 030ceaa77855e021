import { expect, test } from 'vitest'
import { readReais } from './read-reais.ts'

test.each([
  ['399', 399],
  ['R$ 1.234,50', 1234.5],
  ['R$\u00a0399,9', 399.9],
  ['1.234', 1234],
  ['12.50', 12.5],
  ['1.234.567,00', 1_234_567],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['-5', null],
  ['1,234', null],
  ['399 por m²', null],
])('%s is read as %s', (text, expected) => {
  expect(readReais(text)).toBe(expected)
})
