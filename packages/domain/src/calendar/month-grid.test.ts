import { expect, test } from 'vitest'
import { weekdayOf } from './local-date.ts'
import { monthGrid } from './month-grid.ts'

test.each([
  ['2026-08', 42, '2026-07-26', '2026-09-05'],
  ['2027-05', 42, '2027-04-25', '2027-06-05'],
  ['2026-11', 35, '2026-11-01', '2026-12-05'],
  ['2026-02', 35, '2026-02-01', '2026-03-07'],
])('%s has %i cells, Sunday first', (month, cells, first, last) => {
  const grid = monthGrid(month)
  expect(grid).toHaveLength(cells)
  expect(grid[0]).toBe(first)
  expect(grid.at(-1)).toBe(last)
  expect(weekdayOf(grid[0] ?? '')).toBe(0)
})

test('no day of ten years is lost', () => {
  for (let year = 2024; year < 2034; year++) {
    for (let number = 1; number <= 12; number++) {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const days = monthGrid(month).filter((day) => day.startsWith(month))
      expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
    }
  }
})
