import { type AddressParts, addressOf } from '@ensaio/domain'

/** An address in São Paulo, for tests. */
export const demoPlace: AddressParts = {
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Consolação',
  street: 'Rua Augusta',
  number: '1500',
  postal_code: '01305100',
}

/** The body of an order of a service, for tests; `over` replaces parts of it. */
export function demoOrder(serviceId: number, over: object = {}) {
  return {
    service: { id: serviceId },
    address: addressOf(demoPlace),
    vertical_data: {
      kind: 'apartment',
      unit: '84',
      complement: 'Torre B',
      area: 78.5,
      reference: 'Ao lado do metrô',
      keys: 'Na portaria',
      additional_info: null,
    },
    client_code: 'TT-1',
    notification: 4,
    responsible_information: { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@demo.test' },
    ...over,
  }
}
