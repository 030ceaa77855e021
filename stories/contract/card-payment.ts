import type { CardPayment, PriceQuestion } from '@ensaio/domain'

/** Who is responsible for the property of the checks, and pays. */
export const owner = { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' }

/** A payment of a price by a card that the stand-in accepts. */
export function cardPayment(question: PriceQuestion, price: number): CardPayment {
  return {
    PaymentMethod: '2',
    Products: [{ Code: '1', Description: 'Créditos', Quantity: 1, UnitPrice: price }],
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
    Customer: { Email: owner.email, Identity: '52998224725', Name: owner.name, Phone: '11912345678' },
    PaymentObject: {
      CardNumber: '4111111111111111',
      ExpirationDate: '12/2029',
      Holder: 'PAULO SIQUEIRA',
      SecurityCode: '123',
    },
    Purchase: question,
  }
}
