import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { type CatalogueRule, type PriceTable, pastePrices } from '../index.ts'
import {
  isSameTable,
  PriceTableForm,
  priceInTable,
  priceTable,
  priceTableText,
  tablePrices,
} from './price-table.ts'

const rule = (
  city: string | null,
  area_up_to: number,
  final_price: number,
  active = true,
): CatalogueRule => ({
  id: 1,
  name: 'Padrão',
  city,
  area_up_to,
  final_price,
  active,
  discount: null,
})

const table: PriceTable = {
  areas: [150, 400],
  rows: [
    { city: null, prices: [508, 749] },
    { city: 'Porto Alegre', prices: [459, null] },
  ],
}

describe('the table of prices', () => {
  test('has a row a city and a column an area, with the lowest active price of each', () => {
    const rules = [
      rule('Porto Alegre', 150, 459),
      rule(null, 400, 749),
      rule(null, 150, 508),
      rule(null, 150, 600),
      rule('São Paulo', 150, 1, false),
    ]
    expect(priceTable(rules, true)).toEqual(table)
    expect(tablePrices(table)).toEqual([
      { city: null, area_up_to: 150, final_price: 508 },
      { city: null, area_up_to: 400, final_price: 749 },
      { city: 'Porto Alegre', area_up_to: 150, final_price: 459 },
    ])
  })

  test('has one column without areas, with the lowest price of each city (rule vertical-fields)', () => {
    expect(priceTable([rule(null, 20, 189), rule(null, 50, 250), rule('Recife', 20, 200)], false)).toEqual({
      areas: [50],
      rows: [
        { city: null, prices: [189] },
        { city: 'Recife', prices: [200] },
      ],
    })
  })

  test('is the same in any order, and another one with another price', () => {
    const [first, second] = [
      { city: null, area_up_to: 150, final_price: 508 },
      { city: 'Recife', area_up_to: 150, final_price: 459 },
    ]
    expect(isSameTable([first, second], [second, first])).toBe(true)
    expect(isSameTable([first, second], [first, { ...second, final_price: 460 }])).toBe(false)
    expect(isSameTable([first, second], [first])).toBe(false)
  })

  test('says what an order would cost (rule lowest-price)', () => {
    expect(priceInTable(table, 'Porto Alegre', 150)).toBe(459)
    expect(priceInTable(table, 'Porto Alegre', 151)).toBe(749)
    expect(priceInTable(table, 'Recife', 90)).toBe(508)
    expect(priceInTable(table, 'Recife', 401)).toBeNull()
  })

  test.each([
    [[], 'Informe pelo menos um preço.'],
    [[{ city: null, area_up_to: 150, final_price: 0 }], 'Informe um preço acima de zero.'],
    [
      [
        { city: null, area_up_to: 150, final_price: 1 },
        { city: null, area_up_to: 150, final_price: 2 },
      ],
      'Há dois preços para a mesma cidade e área.',
    ],
  ])('%j is refused: %s', (prices, message) => {
    const { issues } = v.safeParse(PriceTableForm, { prices })
    expect(Object.values(fieldMessages(issues ?? []))).toEqual([message])
  })
})

describe('prices pasted from a spreadsheet', () => {
  const cities = ['São Paulo', 'Porto Alegre']
  const paste = (text: string, at = { row: 0, column: 0 }) => pastePrices(text, table, at, cities)

  test('replace the table when they bring cities and areas; the copy of a table is the table', () => {
    expect(paste(priceTableText(table))).toEqual({ table })
    expect(paste('\t100\taté 1.200 m²\r\nsao paulo\tR$\u00a01.399,00\t\r\n')).toEqual({
      table: { areas: [100, 1200], rows: [{ city: 'São Paulo', prices: [1399, null] }] },
    })
    expect(paste('Cidade;150;400\nTodas;500;700')).toEqual({
      table: { areas: [150, 400], rows: [{ city: null, prices: [500, 700] }] },
    })
  })

  test('fill the cells from the chosen one on when they are prices alone', () => {
    expect(paste('1\t2\n3\t4')).toEqual({
      table: {
        areas: [150, 400],
        rows: [
          { city: null, prices: [1, 2] },
          { city: 'Porto Alegre', prices: [3, 4] },
        ],
      },
    })
    expect(paste('480\n-', { row: 0, column: 1 })).toMatchObject({
      table: { rows: [{ prices: [508, 480] }, { prices: [459, null] }] },
    })
  })

  test('are ordinary text when they are one cell', () => {
    expect(paste('399,00')).toBeNull()
  })

  test.each([
    ['Cidade\t150\nRecife\t300', ['Linha 2: “Recife” não é uma cidade atendida.']],
    ['Cidade\t150\nTodas\t300\nTodas\t400', ['Linha 3: Todas as cidades aparece duas vezes.']],
    [
      'Cidade\t150\t400\nTodas\ta combinar\t0',
      ['Linha 2, coluna 2: “a combinar” não é um preço.', 'Linha 2, coluna 3: “0” não é um preço.'],
    ],
    ['1\tx\n2\t3', ['Linha 1, coluna 2: “x” não é um preço.']],
  ])('%j says why it does not fit', (text, problems) => {
    expect(paste(text)).toEqual({ problems })
  })

  test('do not fall over the edge of the table', () => {
    expect(paste('1\t2', { row: 0, column: 1 })).toEqual({
      problems: [expect.stringContaining('1 por 2 células e não cabe')],
    })
  })
})
