import { expect, test } from 'vitest'
import { cardBrand, securityCodeLength } from './card-brand.ts'

test.each([
  ['4111 1111 1111 1111', 'Visa'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['2221 0000 0000 0009', 'Mastercard'],
  ['2720 99', 'Mastercard'],
  ['2721', null],
  ['6362 9700 0045 7013', 'Elo'],
  ['4011 78', 'Elo'],
  ['4011', 'Visa'],
  ['3782 822463 10005', 'American Express'],
  ['6062 82', 'Hipercard'],
  ['3056 9309 0259 04', 'Diners Club'],
  ['9999', null],
  ['', null],
])('%s belongs to %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

test('the security code has four digits on an American Express card alone', () => {
  expect([securityCodeLength('378282246310005'), securityCodeLength('4111'), securityCodeLength('')]).toEqual(
    [4, 3, 3],
  )
})
