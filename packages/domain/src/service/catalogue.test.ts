import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clientItemIds, itemIds } from '../deliverable/items.ts'
import { fieldMessages } from '../failure/failure-body.ts'
import { NewService, PriceRuleForm, ServiceChange } from './catalogue.ts'
import { ProductItem } from './schema.ts'

const problems = (schema: v.GenericSchema, value: unknown) =>
  fieldMessages(v.safeParse(schema, value).issues ?? [])

describe('a service as typed', () => {
  const service = { name: 'Fotos e planta', vertical_id: 1, item_ids: [9, 11] }

  test.each([
    ['is complete', {}, {}],
    ['has no name', { name: '  ' }, { name: 'Informe o nome do serviço.' }],
    ['has the longest name', { name: 'x'.repeat(80) }, {}],
    ['has a name too long', { name: 'x'.repeat(81) }, { name: 'Use no máximo 80 caracteres.' }],
    ['has an unknown vertical', { vertical_id: 3 }, { vertical_id: 'Escolha imóveis ou veículos.' }],
    ['has no item', { item_ids: [] }, { item_ids: 'Escolha pelo menos um item.' }],
    ['has an unknown item', { item_ids: [9, 99] }, { 'item_ids.1': 'Escolha itens que existem.' }],
    [
      'has only work that clients do not receive',
      { item_ids: itemIds.filter((id) => !clientItemIds.includes(id)) },
      { item_ids: 'Escolha pelo menos um item que o cliente recebe.' },
    ],
  ])('%s', (_, over, expected) => {
    expect(problems(NewService, { ...service, ...over })).toEqual(expected)
  })

  test('has each item once, in ascending order', () => {
    const read = v.parse(NewService, { ...service, item_ids: [11, 9, 11, 8] })
    expect(read.item_ids).toEqual([8, 9, 11])
  })
})

describe('a change of a service', () => {
  test.each([
    ['is empty', {}, {}],
    ['closes it', { active: false }, {}],
    ['takes its name away', { name: '' }, { name: 'Informe o nome do serviço.' }],
    ['takes all items away', { item_ids: [] }, { item_ids: 'Escolha pelo menos um item.' }],
    ['removes instructions', { orientations: [{ item_id: 9, orientation: '' }] }, {}],
    [
      'instructs an unknown item',
      { orientations: [{ item_id: 99, orientation: 'x' }] },
      { 'orientations.0.item_id': 'Escolha itens que existem.' },
    ],
    [
      'instructs at length',
      { orientations: [{ item_id: 9, orientation: 'x'.repeat(2001) }] },
      { 'orientations.0.orientation': 'Use no máximo 2000 caracteres.' },
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(ServiceChange, change)).toEqual(expected)
  })
})

describe('a price as typed', () => {
  const rule = { name: 'Até 100 m²', city: 'São Paulo', area_up_to: 100, final_price: 399 }

  test.each([
    ['is complete', {}, {}],
    ['is for every city', { city: null }, {}],
    ['is for a city without a name', { city: '' }, { city: 'Escolha uma cidade atendida.' }],
    ['has no name', { name: '' }, { name: 'Informe o nome do preço.' }],
    ['has no area', { area_up_to: undefined }, { area_up_to: 'Informe a área, em m².' }],
    ['has half a metre', { area_up_to: 100.5 }, { area_up_to: 'Informe a área em m² inteiros.' }],
    ['has the smallest area', { area_up_to: 1 }, {}],
    ['has an area of zero', { area_up_to: 0 }, { area_up_to: 'Informe uma área a partir de 1 m².' }],
    ['has the largest area', { area_up_to: 100_000 }, {}],
    ['has an area too large', { area_up_to: 100_001 }, { area_up_to: 'Confira a área.' }],
    ['has no price', { final_price: undefined }, { final_price: 'Informe o preço.' }],
    ['costs a centavo', { final_price: 0.01 }, {}],
    ['costs nothing', { final_price: 0 }, { final_price: 'Informe um preço acima de zero.' }],
    ['costs a million', { final_price: 1_000_000 }, {}],
    ['costs more', { final_price: 1_000_000.01 }, { final_price: 'Confira o preço.' }],
  ])('%s', (_, over, expected) => {
    expect(problems(PriceRuleForm, { ...rule, ...over })).toEqual(expected)
  })

  test('is in force unless it says otherwise', () => {
    expect(v.parse(PriceRuleForm, rule).active).toBe(true)
    expect(v.parse(PriceRuleForm, { ...rule, active: false }).active).toBe(false)
  })
})

test('an item of another API without `item_id` has its id (rule wire-other-api)', () => {
  const item = { id: 9, label: 'Fotos', title: 'Fotos', icon: 'image' }
  expect(v.parse(ProductItem, item).item_id).toBe(9)
  expect(v.parse(ProductItem, { ...item, item_id: 7 }).item_id).toBe(7)
})
