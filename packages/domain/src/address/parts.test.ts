import { describe, expect, test } from 'vitest'
import {
  type AddressParts,
  addressOf,
  addressParts,
  addressSubtitle,
  addressTitle,
  formatPostalCode,
} from './parts.ts'

const whole: AddressParts = {
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01305100',
}
const nothing: AddressParts = {
  street: '',
  number: '',
  neighborhood: '',
  city: '',
  state: '',
  postal_code: '',
}
const address = (parts: Partial<AddressParts>) => addressOf({ ...nothing, ...parts })

describe('the parts of an address', () => {
  test('are read as they were written', () => {
    expect(addressParts(addressOf(whole))).toEqual(whole)
    expect(addressParts(addressOf(nothing))).toEqual(nothing)
    expect(addressOf(nothing).address_components).toEqual([])
  })

  test.each([
    ['city', ['administrative_area_level_2'], 'Porto Alegre'],
    ['city', ['locality'], 'Porto Alegre'],
    ['neighborhood', ['sublocality'], 'Moinhos'],
    ['neighborhood', ['neighborhood'], 'Moinhos'],
    ['street', ['route'], 'Rua Padre Chagas'],
  ] as const)('%s is found under %j', (part, types, name) => {
    const found = addressParts({
      address_components: [{ types: [...types], long_name: name, short_name: 'x' }],
    })
    expect(found[part]).toBe(name)
  })

  test('prefer the city proper to the municipality, and the short name of the state', () => {
    const { city, state } = addressParts({
      address_components: [
        { types: ['administrative_area_level_2'], long_name: 'Município', short_name: 'M' },
        { types: ['locality'], long_name: 'Cidade', short_name: 'C' },
        { types: ['administrative_area_level_1'], long_name: 'Rio Grande do Sul', short_name: 'RS' },
      ],
    })
    expect([city, state]).toEqual(['Cidade', 'RS'])
  })

  test.each([
    ['01305-100', ['postal_code'], '01305100'],
    ['01305100', ['postal_code'], '01305100'],
    ['01305', ['postal_code'], ''],
    ['01305-100', ['postal_code', 'postal_code_prefix'], ''],
    ['01305-1000', ['postal_code'], ''],
  ])('the CEP %s under %j is kept as “%s”', (long_name, types, kept) => {
    expect(addressParts({ address_components: [{ types, long_name, short_name: '' }] }).postal_code).toBe(
      kept,
    )
  })
})

describe('an address in words', () => {
  test.each<[Partial<AddressParts>, string, string]>([
    [whole, 'Rua Augusta, 1500', 'Consolação, São Paulo – SP'],
    [{ ...whole, number: '' }, 'Rua Augusta', 'Consolação, São Paulo – SP'],
    [{ ...whole, neighborhood: '' }, 'Rua Augusta, 1500', 'São Paulo – SP'],
    [{ ...whole, street: '' }, 'Consolação', 'São Paulo – SP'],
    [{ city: 'São Paulo', number: '12' }, 'São Paulo', 'São Paulo'],
    [{ state: 'SP' }, 'Endereço não informado', 'SP'],
    [{}, 'Endereço não informado', ''],
  ])('%j reads “%s” over “%s”', (parts, title, subtitle) => {
    expect([addressTitle(address(parts)), addressSubtitle(address(parts))]).toEqual([title, subtitle])
  })

  test('has a map link of what is known', () => {
    expect(addressOf(whole).url).toBe(
      'https://www.google.com/maps/search/?api=1&query=Rua%20Augusta%2C%201500%2C%20Consola%C3%A7%C3%A3o%2C%20S%C3%A3o%20Paulo%2C%20SP%2C%2001305100',
    )
    expect(address({ city: 'São Paulo' }).url).toMatch(/query=S%C3%A3o%20Paulo$/)
  })
})

test.each([
  ['01305100', '01305-100'],
  ['0130510', '0130510'],
  ['', ''],
])('the CEP %s is shown as %s', (digits, shown) => {
  expect(formatPostalCode(digits)).toBe(shown)
})
