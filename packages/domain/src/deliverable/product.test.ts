import { describe, expect, test } from 'vitest'
import type { SessionProduct } from '../session/schema.ts'
import { deliverableProduct, deliveryOf, isAllDelivered, isSkipped, worksOf } from './delivery.ts'
import { itemIds, items } from './items.ts'
import { productStatus, productStatuses, productStatusLabel } from './schema.ts'

test.each([
  [productStatus.waiting, 'Aguardando'],
  [productStatus.inProduction, 'Em produção'],
  [productStatus.delivered, 'Entregue'],
])('a product of progress %i reads %s', (of, label) => {
  expect(productStatusLabel(of)).toBe(label)
})

test('every progress has a name', () => {
  expect(Object.values(productStatus)).toEqual(productStatuses)
})

describe('the works of an ensaio', () => {
  test('have their stages in the order of production', () => {
    const works = worksOf(itemIds.toReversed(), (id) => id)
    for (const stages of works) {
      expect(stages).toEqual(stages.toSorted((one, other) => one - other))
      expect(new Set(stages.map((id) => items[id].work)).size).toBe(1)
    }
    expect(works.flat().toSorted((one, other) => one - other)).toEqual(itemIds)
  })

  test('an unknown item is a work of its own', () => {
    expect(worksOf([99, 9, 8], (id) => id)).toEqual([[8, 9], [99]])
  })
})

const product = (item: number, status: 1 | 2 | 3, isEmpty = false) => ({ item_id: item, status, isEmpty })

describe('the delivery of an ensaio', () => {
  test.each([
    ['all is marked', [product(9, 3), product(8, 3)], { missing: [], skipped: [], isNothing: false }, true],
    ['the result is not marked', [product(9, 2)], { missing: [9], skipped: [], isNothing: false }, false],
    [
      'only a stage is open',
      [product(9, 3), product(8, 1)],
      { missing: [], skipped: [], isNothing: false },
      true,
    ],
    ['nothing was made', [product(9, 2, true)], { missing: [], skipped: [9], isNothing: true }, false],
    [
      'one of two was made',
      [product(9, 3), product(10, 1, true)],
      { missing: [], skipped: [10], isNothing: false },
      false,
    ],
    ['there is no product', [], { missing: [], skipped: [], isNothing: true }, false],
  ])('%s', (_, products, expected, isAll) => {
    const { missing, skipped, isNothing } = deliveryOf(products)
    const ids = (all: typeof products) => all.map(({ item_id }) => item_id)
    expect({ missing: ids(missing), skipped: ids(skipped), isNothing }).toEqual(expected)
    expect(isAllDelivered(products)).toBe(isAll)
  })

  test.each([
    [3, true, true],
    [3, false, false],
    [2, true, false],
  ] as const)('a product of progress %i, empty %s, was skipped: %s', (status, isEmpty, expected) => {
    expect(isSkipped({ status, isEmpty })).toBe(expected)
  })

  test('a product of an ensaio counts as empty without material and links', () => {
    const whole = {
      id: 1,
      status: 2,
      item: { id: 9 },
      deliverables: [],
      links: [],
    } as unknown as SessionProduct
    expect(deliverableProduct(whole)).toMatchObject({ id: 1, item_id: 9, status: 2, isEmpty: true })
    const link = { id: 4, url: 'https://x.test' }
    expect(deliverableProduct({ ...whole, links: [link] } as SessionProduct).isEmpty).toBe(false)
  })
})
