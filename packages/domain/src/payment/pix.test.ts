import { expect, test } from 'vitest'
import { pixMinutesLeft, pixPayment } from './pix.ts'

test.each([
  ['2026-11-20T15:00:00.000Z', 30],
  ['2026-11-20T15:00:00.001Z', 30],
  ['2026-11-20T15:29:10.000Z', 1],
  ['2026-11-20T15:30:00.000Z', 0],
  ['2026-11-21T15:30:00.000Z', 0],
])('at %s a code that expires at 15:30 is valid for %i more minutes (rule pix-code)', (now, minutes) => {
  expect(pixMinutesLeft({ expires_at: '2026-11-20T15:30:00.000Z' }, now)).toBe(minutes)
})

test('a PIX payment holds one product, who pays, and what is bought (rule payment-wire)', () => {
  const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
  const payer = { name: 'Ana', identity: '52998224725' }
  expect(pixPayment(payer, purchase, { description: 'Até 150 m²', amount: 399 })).toEqual({
    PaymentMethod: '6',
    Products: [{ Code: '1', Description: 'Até 150 m²', Quantity: 1, UnitPrice: 399 }],
    Customer: { Identity: '52998224725', Name: 'Ana' },
    Purchase: purchase,
  })
})
