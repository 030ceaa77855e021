import type { CardPayment, PixPayment } from '@ensaio/domain'

/** The card number that tests search for in files and logs, where it must not be. */
export const demoCard = '4111111111111111'

/** The simulated gateway and the stand-in keep the first pending, and refuse the second. */
export const pendingCard = '4111111111110055'
export const refusedCard = '4000000000000002'

/** The body of a card payment for a service up to 150 m² in São Paulo, for tests; `over` replaces parts of it. */
export function demoPayment(
  serviceId: number,
  unitPrice: number,
  over: {
    card?: string
    code?: string
    expiration?: string
    purchase?: Partial<CardPayment['Purchase']>
  } = {},
): CardPayment {
  const { card = demoCard, code = '737', expiration = '12/2029', purchase } = over
  return {
    PaymentMethod: '2',
    Products: [{ Code: '1', Description: 'Créditos', Quantity: 1, UnitPrice: unitPrice }],
    Address: {
      CityName: 'São Paulo',
      Complement: '',
      CountryName: 'Brasil',
      District: 'Consolação',
      Number: '1500',
      StateInitials: 'SP',
      Street: 'Rua Augusta',
      ZipCode: '01305100',
    },
    Customer: {
      Email: 'camila@lume.test',
      Identity: '529.982.247-25',
      Name: 'Camila Ferraz',
      Phone: '+5551992345678',
    },
    PaymentObject: {
      CardNumber: card,
      ExpirationDate: expiration,
      Holder: 'CAMILA FERRAZ',
      SecurityCode: code,
    },
    Purchase: { service_id: serviceId, city: 'São Paulo', area: 100, ...purchase },
  }
}

/** The body of a PIX payment for the same service. */
export function demoPix(
  serviceId: number,
  unitPrice: number,
  over: { name?: string; purchase?: Partial<PixPayment['Purchase']> } = {},
): PixPayment {
  const { Products, Purchase } = demoPayment(serviceId, unitPrice, { purchase: over.purchase })
  const Customer = { Identity: '529.982.247-25', Name: over.name ?? 'Camila Ferraz' }
  return { PaymentMethod: '6', Products, Customer, Purchase }
}
