import { expect, test } from 'vitest'
import { monthOf } from '../calendar/local-date.ts'
import { isSalesLead, largestAreaAlone, mostToursAlone } from '../registration/endpoints.ts'
import { isPrepaid } from './schema.ts'

test.each([
  [1, true],
  [2, false],
] as const)('a company of plan %i is prepaid: %s', (payment_plan, expected) => {
  expect(isPrepaid({ payment_plan })).toBe(expected)
})

test.each([
  ['nothing is told', {}, false],
  ['at both limits', { tours_per_month: mostToursAlone, largest_area: largestAreaAlone }, false],
  ['one tour more', { tours_per_month: mostToursAlone + 1 }, true],
  ['one m² more', { largest_area: largestAreaAlone + 1 }, true],
  ['no tour, a small area', { tours_per_month: 0, largest_area: 0 }, false],
])('a pre-registration, %s, becomes a lead: %s (rule pre-registration)', (_, extra, expected) => {
  expect(isSalesLead(extra)).toBe(expected)
})

test.each([
  ['2026-11-20', '2026-11'],
  ['2027-01-01', '2027-01'],
  ['2026-12-31', '2026-12'],
])('the month of %s is %s', (day, month) => {
  expect(monthOf(day)).toBe(month)
})
