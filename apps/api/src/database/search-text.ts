import { type Address, addressParts, formatPostalCode } from '@ensaio/domain'

/** Normalizes text for searches: no accents, lower case, letters and digits alone, single spaces. `Praça da Sé, 1` → `praca da se 1`. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Normalizes an address for searches, with the CEP with and without its dash. */
export function addressSearchText(address: Pick<Address, 'address_components'>): string {
  const parts = addressParts(address)
  const { street, number, neighborhood, city, state, postal_code } = parts
  return searchText(
    [street, number, neighborhood, city, state, formatPostalCode(postal_code), postal_code].join(' '),
  )
}

/** Splits a search into words; an address must contain all of them. */
export function searchWords(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
}
