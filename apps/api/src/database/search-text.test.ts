import { addressOf } from '@ensaio/domain'
import { expect, test } from 'vitest'
import { addressSearchText, searchText, searchWords } from './search-text.ts'

test.each([
  ['Praça da Sé, 1', 'praca da se 1'],
  ["  Mont'Serrat — POA ", 'mont serrat poa'],
  ['100%_', '100'],
  ['', ''],
])('%s → %s', (text, plain) => {
  expect(searchText(text)).toBe(plain)
})

test('a CEP is found with its dash and without', () => {
  const parts = { state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça da Sé', number: '1' }
  const text = addressSearchText(addressOf({ ...parts, postal_code: '01001000' }))
  for (const asked of ['01001-000', '01001000', 'sé 1', 'SAO PAULO']) {
    expect(searchWords(asked).every((word) => text.includes(word))).toBe(true)
  }
})
