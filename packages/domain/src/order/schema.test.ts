import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import { fieldMessages } from '../failure/failure-body.ts'
import { mostUnits, notify, Order } from './schema.ts'

const parts = {
  postal_code: '01305100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
}
const order = {
  service: { id: 1 },
  address: addressOf(parts),
  vertical_data: { unit: '84', complement: 'Torre B', area: 78 },
  responsible_information: { name: 'Paulo', phone: '(11) 91234-5678', email: 'paulo@x.com.br' },
}
const problems = (over: object) => fieldMessages(v.safeParse(Order, { ...order, ...over }).issues ?? [])

describe('an order', () => {
  test('needs nothing else, and has defaults for the rest', () => {
    expect(v.parse(Order, order)).toMatchObject({
      client_code: null,
      notification: notify,
      vertical_data: { reference: null, keys: null, additional_info: null },
      responsible_information: { phone: '+5511912345678', company: null },
    })
  })

  test.each([
    ['street', 'Informe a rua.'],
    ['city', 'Informe a cidade.'],
    ['number', 'Informe o número.'],
    ['neighborhood', 'Informe o bairro.'],
    ['postal_code', 'Informe o CEP.'],
  ])('without %s is refused: %s', (field, message) => {
    expect(problems({ address: addressOf({ ...parts, [field]: '' }) })).toEqual({ address: message })
  })

  test.each([
    ['no area', null, {}],
    ['the smallest area', 1, {}],
    ['the largest area', 100_000, {}],
    ['an area below one', 0.99, { 'vertical_data.area': 'Informe uma área a partir de 1 m².' }],
    ['an area too large', 100_001, { 'vertical_data.area': 'Confira a área.' }],
    ['an area as text', '78', { 'vertical_data.area': 'Informe a área, em m².' }],
  ])('with %s', (_, area, expected) => {
    expect(problems({ vertical_data: { ...order.vertical_data, area } })).toEqual(expected)
  })

  test.each([
    ['unit', 60],
    ['complement', 60],
    ['reference', 500],
    ['keys', 500],
    ['additional_info', 2000],
  ])('has at most so many characters in %s: %i', (field, longest) => {
    const filled = (length: number) => ({
      vertical_data: { ...order.vertical_data, [field]: 'x'.repeat(length) },
    })
    expect(problems(filled(longest))).toEqual({})
    expect(problems(filled(longest + 1))).toEqual({
      [`vertical_data.${field}`]: `Use no máximo ${longest} caracteres.`,
    })
  })

  test('has at most 50 units', () => {
    const units = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ unit: String(index), area: 50 }))
    expect(problems({ units: units(mostUnits) })).toEqual({})
    expect(problems({ units: units(mostUnits + 1) })).toEqual({
      units: 'Peça no máximo 50 unidades por vez.',
    })
  })

  test.each([
    ['nobody', { name: '' }, { 'responsible_information.name': 'Informe o nome do responsável.' }],
    ['no phone', { phone: '' }, { 'responsible_information.phone': 'Informe o telefone.' }],
    ['no e-mail', { email: '' }, { 'responsible_information.email': 'Informe o e-mail.' }],
    ['a company', { company: 'Prisma Imóveis' }, {}],
  ])('with %s responsible', (_, over, expected) => {
    expect(problems({ responsible_information: { ...order.responsible_information, ...over } })).toEqual(
      expected,
    )
  })

  test.each([
    [0, true],
    [4, true],
    [1, false],
    [true, false],
  ])('notification %j is taken: %s', (notification, expected) => {
    expect(v.is(Order, { ...order, notification })).toBe(expected)
  })
})
