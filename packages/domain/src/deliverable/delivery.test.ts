import { describe, expect, test } from 'vitest'
import { deliveryOf, isAllDelivered, isSkipped, worksOf } from './delivery.ts'
import type { ProductStatus } from './schema.ts'

const product = (item_id: number, status: ProductStatus, isEmpty = false) => ({ item_id, status, isEmpty })
const items = (products: readonly { item_id: number }[]) => products.map(({ item_id }) => item_id)

test('the stages of a tour and of photos are one work each, in order; an unknown item is its own', () => {
  expect(worksOf([99, 11, 9, 7, 8, 5, 10, 6], (id) => id)).toEqual([[5, 6, 7], [8, 9], [10], [11], [99]])
  expect(worksOf([], (id: number) => id)).toEqual([])
})

describe('delivering an ensaio', () => {
  test('is blocked by unmarked material, and skips empty products', () => {
    const { missing, skipped, isNothing } = deliveryOf([
      product(8, 2),
      product(9, 2),
      product(10, 2, true),
      product(11, 3),
    ])
    expect([items(missing), items(skipped), isNothing]).toEqual([[9], [10], false])
  })

  test('ignores an empty stage, but not one that clients can open', () => {
    const tour = [product(5, 2, true), product(7, 3)]
    expect(deliveryOf([...tour, product(6, 2, true)])).toEqual({
      missing: [],
      skipped: [],
      isNothing: false,
    })
    expect(items(deliveryOf([...tour, product(6, 2)]).missing)).toEqual([6])
  })

  test('skips the work, not each of its stages', () => {
    const { skipped } = deliveryOf([
      product(5, 2, true),
      product(6, 2, true),
      product(7, 2, true),
      product(9, 3),
    ])
    expect(items(skipped)).toEqual([7])
  })

  test('has nothing to deliver while every item is empty or hidden from clients', () => {
    expect(deliveryOf([product(9, 2, true), product(11, 2, true)]).isNothing).toBe(true)
    expect(deliveryOf([product(5, 2), product(8, 2)]).isNothing).toBe(true)
    expect(deliveryOf([]).isNothing).toBe(true)
  })
})

test('everything is delivered when the client’s items are, whatever the intermediate work', () => {
  expect(isAllDelivered([product(8, 2), product(9, 3)])).toBe(true)
  expect(isAllDelivered([product(6, 2, true), product(7, 3)])).toBe(true)
  expect(isAllDelivered([product(6, 2), product(7, 3)])).toBe(false)
  expect(isAllDelivered([product(9, 3), product(11, 2)])).toBe(false)
  expect(isAllDelivered([product(8, 3)])).toBe(false)
})

test('a product delivered empty is skipped', () => {
  expect(isSkipped(product(11, 3, true))).toBe(true)
  expect(isSkipped(product(11, 3))).toBe(false)
  expect(isSkipped(product(11, 2, true))).toBe(false)
})
