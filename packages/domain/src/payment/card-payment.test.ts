import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { CardPayment, Purchase } from './endpoints.ts'

const payment = {
  PaymentMethod: '2',
  Products: [{ Code: '1', Description: 'Até 150 m²', Quantity: 1, UnitPrice: 508 }],
  Address: {
    CityName: 'São Paulo',
    Complement: '',
    CountryName: 'Brasil',
    District: 'Consolação',
    Number: '1500',
    StateInitials: 'SP',
    Street: 'Rua Augusta',
    ZipCode: '01305-100',
  },
  Customer: {
    Email: 'mariana@exemplo.test',
    Identity: '529.982.247-25',
    Name: 'Mariana Duarte',
    Phone: '(11) 98765-4321',
  },
  PaymentObject: {
    CardNumber: '4111111111111111',
    ExpirationDate: '12/2029',
    Holder: 'MARIANA DUARTE',
    SecurityCode: '123',
  },
}
type Part = 'Address' | 'Customer' | 'PaymentObject'
const problems = (part: Part, over: object) =>
  fieldMessages(v.safeParse(CardPayment, { ...payment, [part]: { ...payment[part], ...over } }).issues ?? [])

describe('a card payment (rule payment-wire)', () => {
  test('takes documents, phone and CEP with and without masks, and state in any case', () => {
    const read = v.parse(CardPayment, {
      ...payment,
      Address: { ...payment.Address, StateInitials: ' sp ', ZipCode: '01305100' },
    })
    expect(read.Address).toMatchObject({ StateInitials: 'SP', ZipCode: '01305100' })
    expect(read.Customer).toMatchObject({ Identity: '52998224725', Phone: '+5511987654321' })
  })

  test.each<[Part, string, unknown, string]>([
    ['Address', 'CityName', '', 'Informe a cidade.'],
    ['Address', 'District', ' ', 'Informe o bairro.'],
    ['Address', 'Number', '', 'Informe o número.'],
    ['Address', 'Street', '', 'Informe a rua.'],
    ['Customer', 'Name', '', 'Informe o nome do titular.'],
    ['Customer', 'Identity', '', 'Informe o CPF ou CNPJ.'],
    ['Customer', 'Identity', '52998224724', 'Este CPF ou CNPJ não existe. Confira.'],
    ['Customer', 'Phone', '123', 'Informe um telefone com DDD, como (11) 91234-5678.'],
    ['PaymentObject', 'CardNumber', '4111111111111112', 'Confira o número do cartão.'],
    ['PaymentObject', 'ExpirationDate', '13/2029', 'Confira a validade.'],
    ['PaymentObject', 'Holder', '', 'Informe o nome impresso no cartão.'],
    ['PaymentObject', 'Holder', 'X'.repeat(26), 'Use no máximo 25 caracteres.'],
    ['PaymentObject', 'SecurityCode', '12', 'Confira o código de segurança.'],
    ['PaymentObject', 'SecurityCode', '12345', 'Confira o código de segurança.'],
  ])('%s.%s %j is refused: %s', (part, field, value, message) => {
    expect(problems(part, { [field]: value })).toEqual({ [`${part}.${field}`]: message })
  })

  test.each(['XX', '', 'São Paulo'])('the state %j is refused', (StateInitials) => {
    expect(Object.keys(problems('Address', { StateInitials }))).toEqual(['Address.StateInitials'])
  })

  test.each([
    ['no product', { Products: [] }],
    ['two products', { Products: [payment.Products[0], payment.Products[0]] }],
    ['another method', { PaymentMethod: '1' }],
    ['two of a product', { Products: [{ ...payment.Products[0], Quantity: 2 }] }],
    ['a price of zero', { Products: [{ ...payment.Products[0], UnitPrice: 0 }] }],
  ])('with %s is refused', (_, over) => {
    expect(v.is(CardPayment, { ...payment, ...over })).toBe(false)
  })
})

describe('a purchase', () => {
  const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
  test.each([
    ['one unit', {}, true],
    ['fifty units', { units: 50 }, true],
    ['fifty-one units', { units: 51 }, false],
    ['no unit', { units: 0 }, false],
    ['half a unit', { units: 0.5 }, false],
    ['two areas', { areas: [50, 120] }, true],
    ['no areas', { areas: [] }, false],
    ['fifty-one areas', { areas: Array.from({ length: 51 }, () => 50) }, false],
  ])('of %s: %s', (_, over, expected) => {
    expect(v.is(Purchase, { ...purchase, ...over })).toBe(expected)
  })
})
