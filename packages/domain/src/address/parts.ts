import type { Address, AddressComponent } from './schema.ts'

/** The stored parts of an address; a missing part is an empty text. */
export interface AddressParts {
  state: string
  city: string
  neighborhood: string
  street: string
  number: string
  /** 8 digits, or empty. */
  postal_code: string
}

const typesOf: Record<keyof AddressParts, readonly string[]> = {
  state: ['administrative_area_level_1'],
  city: ['locality', 'administrative_area_level_2'],
  neighborhood: ['sublocality_level_1', 'sublocality', 'neighborhood'],
  street: ['route'],
  number: ['street_number'],
  postal_code: ['postal_code'],
}

/** Extracts the parts of an address; a CEP prefix does not count as a CEP (rule address-search). */
export function addressParts(address: Pick<Address, 'address_components'>): AddressParts {
  const find = (part: keyof AddressParts): AddressComponent | undefined => {
    for (const type of typesOf[part]) {
      const found = address.address_components.find((one) => one.types.includes(type))
      if (found) return found
    }
    return undefined
  }
  const postal = find('postal_code')
  const isWhole =
    postal && !postal.types.includes('postal_code_prefix') && /^\d{5}-?\d{3}$/.test(postal.long_name)
  return {
    state: find('state')?.short_name ?? '',
    city: find('city')?.long_name ?? '',
    neighborhood: find('neighborhood')?.long_name ?? '',
    street: find('street')?.long_name ?? '',
    number: find('number')?.long_name ?? '',
    postal_code: isWhole ? postal.long_name.replace('-', '') : '',
  }
}

/** Builds an address from its parts, with a map link that needs no API key (rule address-search). */
export function addressOf(parts: AddressParts): Address {
  const component = (types: string[], long_name: string, short_name = long_name): AddressComponent[] =>
    long_name === '' ? [] : [{ types, long_name, short_name }]
  const whole = [parts.street, parts.number, parts.neighborhood, parts.city, parts.state, parts.postal_code]
  return {
    address_components: [
      ...component(['street_number'], parts.number),
      ...component(['route'], parts.street),
      ...component(['sublocality_level_1', 'sublocality'], parts.neighborhood),
      ...component(['locality', 'administrative_area_level_2'], parts.city),
      ...component(['administrative_area_level_1'], parts.state),
      ...component(['postal_code'], parts.postal_code),
    ],
    url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(whole.filter(Boolean).join(', '))}`,
  }
}

/** The first line of an address: `Rua Augusta, 1500`. */
export function addressTitle(address: Pick<Address, 'address_components'>): string {
  const { street, number, neighborhood, city } = addressParts(address)
  return [street || neighborhood || city || 'Endereço não informado', street ? number : '']
    .filter(Boolean)
    .join(', ')
}

/** The second line: `Consolação, São Paulo – SP`. */
export function addressSubtitle(address: Pick<Address, 'address_components'>): string {
  const { street, neighborhood, city, state } = addressParts(address)
  const place = [street ? neighborhood : '', city].filter(Boolean).join(', ')
  return [place, state].filter(Boolean).join(' – ')
}

/** `01305100` → `01305-100`. */
export function formatPostalCode(digits: string): string {
  return digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
