import { describe, expect, test } from 'vitest'
import { itemIds } from '../deliverable/items.ts'
import type { SessionProduct } from './schema.ts'
import { type SessionStatus, sessionStatuses } from './status.ts'
import { showsProduct, type VisibleCards, visibleCards } from './visible-cards.ts'

/** The visible cards in their order, then the editable parts. */
const expected: Record<SessionStatus, (keyof VisibleCards)[]> = {
  1: ['schedule', 'clientService', 'contact', 'importantInformation'],
  2: ['schedule', 'clientService', 'contact', 'importantInformation'],
  3: [],
  4: ['schedule', 'contact', 'importantInformation'],
  5: ['schedule', 'rating', 'contact', 'importantInformation', 'readOnly'],
  6: ['schedule'],
  7: ['schedule'],
  8: ['schedule', 'contact', 'importantInformation'],
}

function facts(of: SessionStatus, viewer: 'client' | 'staff'): string[] {
  return Object.entries(visibleCards(of, viewer))
    .filter(([name, holds]) => holds && name !== 'areaReadOnly')
    .map(([name]) => name)
}

describe('the cards of an ensaio', () => {
  test.each(sessionStatuses)('in status %s', (of) => {
    expect(facts(of, 'client')).toEqual(expected[of])
    expect(facts(of, 'staff')).toEqual(expected[of])
  })

  test('only staff change the area, and nobody once it is delivered', () => {
    expect(visibleCards(2, 'client').areaReadOnly).toBe(true)
    expect(visibleCards(2, 'staff').areaReadOnly).toBe(false)
    expect(visibleCards(5, 'staff').areaReadOnly).toBe(true)
  })
})

describe('the card of a product', () => {
  const link = { id: 1, url: 'https://example.test' }
  const product = (
    id: number,
    deliverables: SessionProduct['deliverables'] = [],
    status: SessionProduct['status'] = 2,
  ): SessionProduct => ({
    id: 1,
    status,
    item: { id, item_id: id, label: '', title: '', icon: '' },
    deliverables,
  })
  const seenBy = (viewer: 'client' | 'staff', deliverables?: SessionProduct['deliverables']) =>
    itemIds.filter((id) => showsProduct(product(id, deliverables), viewer))

  test('clients see their items, the edited tour only once it holds something', () => {
    expect(seenBy('client')).toEqual([7, 9, 10, 11])
    expect(seenBy('client', [link])).toEqual([6, 7, 9, 10, 11])
  })

  test('products delivered empty are shown to staff only', () => {
    expect(showsProduct(product(11, [], 3), 'client')).toBe(false)
    expect(showsProduct(product(11, [link], 3), 'client')).toBe(true)
    expect(showsProduct(product(11, [], 3), 'staff')).toBe(true)
  })

  test('staff see every item, also an unknown one', () => {
    expect(seenBy('staff')).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(showsProduct(product(99), 'staff')).toBe(true)
    expect(showsProduct(product(99), 'client')).toBe(false)
  })
})
