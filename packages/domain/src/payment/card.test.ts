import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import {
  CardForm,
  cardFormIn,
  cardMonth,
  isCardNumber,
  isUnexpired,
  readExpiry,
  wholeExpiry,
} from './card.ts'
import { PriceRule } from './price.ts'
import { amountDue } from './purchase.ts'

test.each([
  ['4111 1111 1111 1111', true],
  ['4024007153763191', false],
  ['0000000000000000', false],
  ['411111', false],
])('the card number %s holds: %s', (text, holds) => {
  expect(isCardNumber(text)).toBe(holds)
})

test('a card is good until the end of its month', () => {
  expect(readExpiry('12/29')).toEqual({ month: 12, year: 2029 })
  expect(readExpiry('13/2029')).toBeNull()
  expect(isUnexpired('11/2026', '2026-11')).toBe(true)
  expect(isUnexpired('10/2026', '2026-11')).toBe(false)
})

test('the month of cards ends where it ends last in Brazil', () => {
  // Half past one in the morning in São Paulo, half past eleven at night in Rio Branco.
  expect(cardMonth('2026-12-01T04:30:00.000Z')).toBe('2026-11')
  expect(cardMonth('2026-12-01T05:00:00.000Z')).toBe('2026-12')
})

test('an expiry with a short year is sent with four digits', () => {
  expect([wholeExpiry('12/29'), wholeExpiry('12/2029'), wholeExpiry('1')]).toEqual([
    '12/2029',
    '12/2029',
    '1',
  ])
  expect(parse(CardForm.entries.expiration, '01/30')).toBe('01/2030')
})

test('a card is checked against the month and its brand, also while the rest is still empty', () => {
  const messages = (card: object) =>
    fieldMessages(safeParse(cardFormIn('2026-11'), { state: '', ...card }).issues ?? [])
  expect(messages({ expiration: '10/26' }).expiration).toBe('Este cartão está vencido.')
  expect(messages({ expiration: '11/26' }).expiration).toBeUndefined()
  expect(messages({ expiration: '1' }).expiration).toBe('Informe a validade como mês e ano: MM/AAAA.')
  const visa = { card_number: '4111 1111 1111 1111' }
  expect(messages({ ...visa, security_code: '1234' }).security_code).toBe(
    'O código deste cartão tem 3 números.',
  )
  expect(messages({ ...visa, security_code: '123' }).security_code).toBeUndefined()
  const amex = { card_number: '3782 822463 10005' }
  expect(messages({ ...amex, security_code: '123' }).security_code).toBe(
    'O código deste cartão tem 4 números.',
  )
})

test('a rule that arrives as JSON text is read as an object', () => {
  const rule = {
    main: { title: 'Tour virtual', value: 399 },
    items: [{ title: 'Fotos', value: 'incluídas' }],
  }
  const price = { id: 1, name: 'Tour', final_price: 399, discount: null }
  expect(parse(PriceRule, { ...price, rule: JSON.stringify(rule) }).rule).toEqual(rule)
  expect(parse(PriceRule, { ...price, rule }).rule).toEqual(rule)
  expect(safeParse(PriceRule, { ...price, rule: 'not json' }).success).toBe(false)
})

test('a purchase costs every unit’s price, or the amount that the balance lacks', () => {
  expect(amountDue({ final_price: 399.9 }, { units: 3 }, 100)).toBe(1199.7)
  expect(amountDue({ final_price: 399 }, { only_missing: true }, 391.5)).toBe(7.5)
  expect(amountDue({ final_price: 399 }, { units: 2, only_missing: true }, 1000)).toBe(0)
  const prices = [{ final_price: 399 }, { final_price: 519 }]
  expect(amountDue(prices, { areas: [78, 200], only_missing: true }, 100)).toBe(818)
})
