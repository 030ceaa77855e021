import { expect, test } from 'vitest'
import { workingDaysText } from '../days-text.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Seg a sex'],
  [[2, 3, 4, 5, 6], 'Ter a sáb'],
  [[1, 2], 'Seg e ter'],
  [[1, 3, 5], 'Seg, qua e sex'],
  [[6], 'Sáb'],
  [[], 'Nenhum dia'],
])('working on %j reads %s', (days, text) => {
  expect(workingDaysText(days)).toBe(text)
})
