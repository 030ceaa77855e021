import type { Slot } from '@ensaio/domain'
import { describe, expect, test } from 'vitest'
import { type FreeProvider, sendProviders } from './take-together.ts'

const at = (hours: readonly Slot[], id: number, place = 0): FreeProvider[] =>
  hours.map((hour) => ({ hour, id, place }))
const visits = (...hours: Slot[]) => hours.map((hour, nth) => ({ sessionId: nth + 1, hour }))
const sent = (hours: Slot[], free: FreeProvider[]) =>
  sendProviders(visits(...hours), free)?.map(({ providerId }) => providerId) ?? null

describe('who goes to visits that are booked together', () => {
  test('one photographer to all of them, where one can', () => {
    const free = [...at(['08h30', '10h30'], 1), ...at(['08h30', '10h30', '13h30'], 2, 3)]
    expect(sent(['08h30', '10h30', '13h30'], free)).toEqual([2, 2, 2])
  })

  test('else as few as can be, the less busy first', () => {
    const free = [...at(['08h30'], 1), ...at(['08h30'], 2), ...at(['10h30'], 3, 1), ...at(['10h30'], 4)]
    expect(sent(['08h30', '10h30'], free)).toEqual([1, 4])
  })

  test('nobody to two visits at once', () => {
    expect(sent(['15h30', '15h30'], [...at(['15h30'], 1), ...at(['15h30'], 2)])).toEqual([1, 2])
    expect(sent(['15h30', '15h30'], at(['15h30'], 1))).toBeNull()
  })

  test('nobody at all where one visit finds nobody', () => {
    expect(sent(['08h30', '10h30'], at(['08h30'], 1))).toBeNull()
  })
})
