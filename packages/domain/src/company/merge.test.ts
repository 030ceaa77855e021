import { expect, test } from 'vitest'
import { mergeConflicts } from './merge.ts'

const company = { identification: '12345678000195', payment_plan: 1 } as const

test.each([
  ['the same', {}, { identification: false, payment_plan: false }],
  ['another CNPJ', { identification: '11222333000181' }, { identification: true, payment_plan: false }],
  ['no CNPJ', { identification: null }, { identification: false, payment_plan: false }],
  ['another plan', { payment_plan: 2 as const }, { identification: false, payment_plan: true }],
])('a company with %s asks for these decisions (rule merged-company)', (_, over, conflicts) => {
  expect(mergeConflicts(company, { ...company, ...over })).toEqual(conflicts)
})
