import { describe, expect, test } from 'vitest'
import type { CheckedCard } from './card.ts'
import { isPaid, isPending, paymentLabel, paysFor } from './endpoints.ts'
import { amountDue, cardPayment, unitAreas } from './purchase.ts'

test('a payment is for one renewal of hosting, or for something else', () => {
  const [renewal, other] = [
    { session_id: 7, months: 6 },
    { session_id: 7, months: 12 },
  ] as const
  const paid = { reference: 'pay_1', status: 3, message: '' }
  expect(paysFor({ ...paid, hosting: renewal }, renewal)).toBe(true)
  expect(paysFor({ ...paid, hosting: renewal }, other)).toBe(false)
  expect(paysFor({ ...paid, hosting: renewal }, null)).toBe(false)
  expect(paysFor(paid, null)).toBe(true)
  expect(paysFor(paid, renewal)).toBe(false)
})

test.each([
  [1, false, true],
  [2, false, true],
  [3, true, false],
  [4, true, false],
  [5, false, false],
  [6, false, false],
  [8, false, false],
  [11, true, false],
  [13, false, false],
  [14, false, true],
])('a payment of status %i: paid %s, pending %s (rule payment-status)', (status, paid, pending) => {
  expect([isPaid(status), isPending(status)]).toEqual([paid, pending])
})

describe('a purchase', () => {
  test.each([
    [{ area: 78 }, [78]],
    [{ area: 78, units: 3 }, [78, 78, 78]],
    [{ area: 78, units: 3, areas: [50, 120] }, [50, 120]],
  ])('%j has units of %j m²', (purchase, areas) => {
    expect(unitAreas(purchase)).toEqual(areas)
  })

  test.each([
    ['one unit', {}, 0, 508],
    ['three units', { units: 3 }, 0, 1524],
    ['as many units as areas', { units: 3, areas: [78, 80] }, 0, 1016],
    ['the whole price although there is credit', { units: 1 }, 100, 508],
    ['the missing amount', { units: 1, only_missing: true }, 100, 408],
    ['the missing amount, to the centavo', { units: 1, only_missing: true }, 107.99, 400.01],
    ['nothing when the credit covers it', { units: 1, only_missing: true }, 600, 0],
    ['what is missing and owed', { units: 1, only_missing: true }, -30, 538],
  ])('%s', (_, purchase, balance, due) => {
    expect(amountDue({ final_price: 508 }, purchase, balance)).toBe(due)
  })
})

test('a payment has the names and spellings of the gateway (rule payment-wire)', () => {
  const card = {
    card_number: '4111111111111111',
    holder: 'MARIANA DUARTE',
    expiration: '12/2029',
    security_code: '123',
    name: 'Mariana Duarte',
    identity: '52998224725',
    phone: '+5511987654321',
    email: 'mariana@exemplo.test',
    postal_code: '01305100',
    street: 'Rua Augusta',
    number: '1500',
    complement: '',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  } as CheckedCard
  const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
  const payment = cardPayment(card, purchase, { description: 'Até 150 m²', amount: 508 })
  expect(payment).toEqual({
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
      ZipCode: '01305100',
    },
    Customer: {
      Email: 'mariana@exemplo.test',
      Identity: '52998224725',
      Name: 'Mariana Duarte',
      Phone: '11987654321',
    },
    PaymentObject: {
      CardNumber: '4111111111111111',
      ExpirationDate: '12/2029',
      Holder: 'MARIANA DUARTE',
      SecurityCode: '123',
    },
    Purchase: purchase,
  })
})

test.each([
  [1, 'Esperando'],
  [2, 'Esperando'],
  [3, 'Pago'],
  [4, 'Pago'],
  [5, 'Não concluído'],
  [6, 'Devolvido'],
  [7, 'Não concluído'],
  [8, 'Recusado'],
  [11, 'Pago'],
  [12, 'Não concluído'],
  [13, 'Contestado'],
  [14, 'Esperando'],
])('a payment with the status %i is told as %s (rule payment-status)', (status, words) => {
  expect(paymentLabel(status)).toBe(words)
})
