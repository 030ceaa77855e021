import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { CreditAdjustment, largestAdjustment, searchCompanies } from './endpoints.ts'

describe('an adjustment of credit', () => {
  test.each([
    ['of a centavo', 0.01, {}],
    ['taken away', -30.5, {}],
    ['of the largest sum', largestAdjustment, {}],
    ['of the largest sum, taken away', -largestAdjustment, {}],
    ['of more', largestAdjustment + 0.01, { amount: 'Use no máximo R$\u00a0100.000,00 por vez.' }],
    [
      'of more, taken away',
      -largestAdjustment - 0.01,
      { amount: 'Use no máximo R$\u00a0100.000,00 por vez.' },
    ],
    ['of nothing', 0, { amount: 'Informe um valor diferente de zero.' }],
    ['of less than a centavo', 0.001, { amount: 'Informe um valor diferente de zero.' }],
    ['of three decimals', 1.005, { amount: 'Use no máximo duas casas decimais.' }],
    ['without an amount', undefined, { amount: 'Informe o valor.' }],
    ['with an amount as text', '10', { amount: 'Informe o valor.' }],
  ])('%s', (_, amount, expected) => {
    const { issues = [] } = v.safeParse(CreditAdjustment, { amount, reason: 'Cortesia' })
    expect(fieldMessages(issues)).toEqual(expected)
  })

  test.each([
    ['Cortesia', {}],
    ['x'.repeat(200), {}],
    ['x'.repeat(201), { reason: 'Use no máximo 200 caracteres.' }],
    ['', { reason: 'Conte o motivo do ajuste.' }],
    ['   ', { reason: 'Conte o motivo do ajuste.' }],
  ])('for the reason %j', (reason, expected) => {
    expect(fieldMessages(v.safeParse(CreditAdjustment, { amount: 1, reason }).issues ?? [])).toEqual(expected)
  })
})

describe('a page of companies', () => {
  const query = searchCompanies.query as v.GenericSchema

  test.each([
    [undefined, 1],
    ['1', 1],
    ['25', 25],
    ['999999', 999_999],
  ])('%j is page %i', (page, expected) => {
    expect(v.parse(query, page === undefined ? {} : { page })).toMatchObject({
      page: expected,
    })
  })

  test.each(['0', '-1', '1.5', 'um', '1000000', ''])('%j is no page', (page) => {
    expect(v.is(query, { page })).toBe(false)
  })
})
