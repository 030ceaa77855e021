import { never, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { PriceQuestion, PriceRule, searchPrices } from './price.ts'
import { amountDue, unitAreas } from './purchase.ts'

const parts = { main: { title: 'Tour', value: 399 }, items: [{ title: 'Fotos', value: 'incluídas' }] }
const rule = { id: 1, name: 'Tour virtual', final_price: 399, discount: null, rule: parts }

describe('a price', () => {
  test('is read with its parts as an object or as JSON text', () => {
    expect(safeParse(PriceRule, rule).output).toEqual(rule)
    expect(safeParse(PriceRule, { ...rule, rule: JSON.stringify(parts) }).output).toEqual(rule)
  })

  test.each(['{', '[]', '"Tour"', '{"main":{}}', null])('with the parts %j is refused', (wrong) => {
    expect(safeParse(PriceRule, { ...rule, rule: wrong }).success).toBe(false)
  })
})

describe('the question for a price', () => {
  const question = { service_id: 1, city: 'São Paulo', area: 78 }

  test.each([{}, { area: null }, { area: 1 }, { area: 100_000 }])('with %j is asked', (part) => {
    expect(safeParse(PriceQuestion, { ...question, ...part }).success).toBe(true)
  })

  test.each([
    [{ service_id: 1.5 }, 'Escolha um serviço.'],
    [{ service_id: null }, 'Escolha um serviço.'],
    [{ city: ' ' }, 'Escolha a cidade.'],
    [{ area: 0 }, 'Informe uma área a partir de 1 m².'],
    [{ area: 100_001 }, 'Confira a área.'],
    [{ area: '78' }, 'Informe a área, em m².'],
  ])('with %j is refused', (part, message) => {
    expect(safeParse(PriceQuestion, { ...question, ...part }).issues?.[0].message).toBe(message)
  })

  test('is one of two', () => {
    const body = searchPrices.body ?? never()
    expect(safeParse(body, { filter: { type: 'min' } }).success).toBe(true)
    expect(safeParse(body, { filter: { type: 'quote', ...question } }).success).toBe(true)
    expect(safeParse(body, { filter: { type: 'max' } }).success).toBe(false)
    expect(safeParse(body, { filter: { type: 'quote' } }).success).toBe(false)
  })
})

describe('a purchase', () => {
  test.each([
    [{ areas: [78, 90], area: 10, units: 5 }, [78, 90]],
    [{ area: 78, units: 2 }, [78, 78]],
    [{ area: 78 }, [78]],
    [{ area: null, units: 1 }, [null]],
  ])('of %j has the areas %j', (purchase, areas) => {
    expect(unitAreas(purchase as Parameters<typeof unitAreas>[0])).toEqual(areas)
  })

  const prices = { final_price: 399 } as Parameters<typeof amountDue>[0]
  test.each([
    [{ units: 1 }, 0, 399],
    [{ units: 2 }, 0, 798],
    [{ areas: [78, 90, 120] }, 0, 1197],
    [{ units: 1, only_missing: true }, 100, 299],
    [{ units: 1, only_missing: true }, 399, 0],
    [{ units: 1, only_missing: true }, 1000, 0],
    [{ units: 1 }, 1000, 399],
  ])('of %j with R$ %d of credit costs R$ %d', (purchase, balance, due) => {
    expect(amountDue(prices, purchase as Parameters<typeof amountDue>[1], balance)).toBe(due)
  })
})
