import { describe, expect, test } from 'vitest'
import {
  clientItemIds,
  clientPlace,
  deliverableKind,
  isClientItem,
  isItemId,
  itemIds,
  itemNames,
  items,
  materialKind,
  showsEmptyItem,
  takesMaterial,
} from './items.ts'

describe('the table of items', () => {
  test('keeps the ids that other systems know', () => {
    expect(itemIds).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(itemNames[9]).toBe('Fotos profissionais')
  })

  test('shows clients photos, tour, edited tour, plans and videos, in this order', () => {
    expect(clientItemIds).toEqual([6, 7, 9, 10, 11])
    expect(clientItemIds.toSorted((one, other) => clientPlace(one) - clientPlace(other))).toEqual([
      9, 7, 6, 11, 10,
    ])
  })

  test('gives each item its own kind and its own position', () => {
    expect(new Set(itemIds.map(deliverableKind)).size).toBe(itemIds.length)
    const places = itemIds.flatMap((id) => items[id].clientPlace ?? [])
    expect(new Set(places).size).toBe(places.length)
  })

  test.each([...itemIds])('item %i accepts its own material and a link, and nothing else', (id) => {
    const taken = (['photos', 'blueprints', 'videos', 'tour', 'link'] as const).filter((one) =>
      takesMaterial(id, one),
    )
    expect(taken.toSorted()).toEqual([materialKind(id), 'link'].toSorted())
  })
})

describe('an unknown item', () => {
  test('throws where its kind is needed', () => {
    expect(() => deliverableKind(99)).toThrow('99')
    expect(() => materialKind(99)).toThrow('99')
  })

  test('is not shown to clients, and sorts last', () => {
    expect([isItemId(99), isClientItem(99), showsEmptyItem(99)]).toEqual([false, false, false])
    expect(clientPlace(99)).toBeGreaterThan(
      Math.max(...itemIds.map(clientPlace).filter((place) => place < 8)),
    )
  })
})
