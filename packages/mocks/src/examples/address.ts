import { type Address, type AddressParts, addressOf, type FoundPlaces, type Position } from '@ensaio/domain'

/** An address in São Paulo, with overrides. */
export function address(over: Partial<AddressParts> = {}): Address {
  return addressOf({
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Consolação',
    street: 'Rua Augusta',
    number: '1500',
    postal_code: '01305100',
    ...over,
  })
}

/** Where that address is, as its CEP tells. */
export function position(over: Partial<Position> = {}): Position {
  return { latitude: -23.556, longitude: -46.659, precision: 'street', source: 'cep', ...over }
}

/** A realistically long address. */
export function longAddress(): Address {
  return address({
    street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
    number: '12.480, fundos',
    neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
    city: 'São José dos Campos',
  })
}

/** Results of a place search; the second is in a town that is only an administrative area. */
export function foundPlaces(): FoundPlaces {
  return {
    enabled: true,
    places: [
      {
        id: 'ChIJxQ7N5bRYzpQRVu3GQ0t1500',
        title: 'Rua Augusta, 1500',
        subtitle: 'Consolação, São Paulo – SP',
      },
      {
        id: 'ChIJ0QpZTn2KzpQRb9SMf3x0015',
        title: 'Rua Augusta, 15',
        subtitle: 'Vila Augusta, Guarulhos – SP',
      },
    ],
  }
}

/** The address of the second: without number and CEP, as such searches often return. */
export function place(): Address {
  return {
    address_components: [
      { types: ['route'], long_name: 'Rua Augusta', short_name: 'R. Augusta' },
      {
        types: ['political', 'sublocality', 'sublocality_level_1'],
        long_name: 'Vila Augusta',
        short_name: 'Vila Augusta',
      },
      {
        types: ['administrative_area_level_2', 'political'],
        long_name: 'Guarulhos',
        short_name: 'Guarulhos',
      },
      { types: ['administrative_area_level_1', 'political'], long_name: 'São Paulo', short_name: 'SP' },
    ],
    url: 'https://maps.google.com/?cid=10281119596374313554',
  }
}
