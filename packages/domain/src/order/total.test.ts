import { expect, test } from 'vitest'
import type { PriceRule } from '../payment/price.ts'
import { emptyOrder, emptyUnit } from './draft.ts'
import { orderDue, orderTotal, priceQuestions, unitPrices } from './total.ts'

const rule = (final_price: number): PriceRule => ({
  id: 1,
  name: 'Tour virtual',
  final_price,
  discount: null,
  rule: { main: { title: 'Tour virtual', value: final_price }, items: [] },
})

test('one price counts for every unit, without losing centavos', () => {
  expect(unitPrices(rule(399.9), 3)).toEqual([39990, 39990, 39990])
  expect(orderTotal(rule(0.1), 3)).toBe(30)
})

test('units of different sizes have a price each', () => {
  expect(unitPrices([rule(399), rule(549)], 2)).toEqual([39900, 54900])
  expect(orderTotal([rule(399), rule(549)], 2)).toBe(94800)
})

test('a coupon is taken off the total', () => {
  const coupon = { code: 'NATAL10', discount: 119.7, prices: [359.1, 359.1, 359.1] }
  expect([orderDue(rule(399), 3, coupon), orderDue(rule(399), 3, null)]).toEqual([107_730, 119_700])
})

test('asks for each unit once service and city are known', () => {
  const draft = {
    ...emptyOrder(),
    service_id: 1,
    units: [
      { ...emptyUnit(), area: '78,5' },
      { ...emptyUnit(), area: '' },
    ],
  }
  expect(priceQuestions(draft)).toEqual([])
  const placed = { ...draft, address: { ...draft.address, city: ' São Paulo ' } }
  expect(priceQuestions({ ...placed, service_id: null })).toEqual([])
  expect(priceQuestions(placed)).toEqual([
    { service_id: 1, city: 'São Paulo', area: 78.5 },
    { service_id: 1, city: 'São Paulo', area: null },
  ])
})
