import { expect, test } from 'vitest'
import { unitText } from './unit-text.ts'

test.each([
  ['84', 'Torre B', 'Unidade 84, Torre B'],
  ['Casa 3', null, 'Casa 3'],
  [null, 'Bloco 2', 'Bloco 2'],
  [null, null, ''],
])('unit %s, complement %s reads “%s”', (unit, complement, text) => {
  expect(unitText({ unit, complement })).toBe(text)
})
