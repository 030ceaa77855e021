import { type Address, addressParts, formatPostalCode } from '@ensaio/domain'

/** Text as searches compare it: no accents, lower case, letters and digits alone, single spaces. `Praça da Sé, 1` → `praca da se 1`. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** An address as searches compare it; the CEP with and without its dash. */
export function addressSearchText(address: Pick<Address, 'address_components'>): string {
  const parts = addressParts(address)
  const { street, number, neighborhood, city, state, postal_code } = parts
  return searchText(
    [street, number, neighborhood, city, state, formatPostalCode(postal_code), postal_code].join(' '),
  )
}

/** The words that an address must hold, each, to be found. */
export function searchWords(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
}
