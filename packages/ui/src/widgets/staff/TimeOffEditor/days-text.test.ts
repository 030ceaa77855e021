import { expect, test } from 'vitest'
import { daysOffText, visitsMarkedText } from '../days-text.ts'

test.each([
  ['2026-11-23', '2026-11-27', '23 a 27 de novembro de 2026'],
  ['2026-11-30', '2026-12-04', '30 de novembro a 4 de dezembro de 2026'],
  ['2026-12-28', '2027-01-01', '28 de dezembro de 2026 a 1º de janeiro de 2027'],
  ['2026-12-01', '2026-12-01', '1º de dezembro de 2026'],
])('%s to %s reads %s', (starts_on, ends_on, text) => {
  expect(daysOffText({ starts_on, ends_on })).toBe(text)
})

test('visits are counted as people count', () => {
  expect([1, 3].map(visitsMarkedText)).toEqual(['1 visita marcada', '3 visitas marcadas'])
})
