import { describe, expect, test } from 'vitest'
import { type SessionStatus, sessionStatuses } from './status.ts'
import { type VisibleCards, visibleCards } from './visible-cards.ts'

/** The cards there are, in the spec's order; then what may change. */
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
