import { type Address, type AddressParts, addressOf } from '@ensaio/domain'

/** An address in São Paulo, or what it is told to be. */
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

/** As long as real addresses get. */
export function longAddress(): Address {
  return address({
    street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
    number: '12.480, fundos',
    neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
    city: 'São José dos Campos',
  })
}
