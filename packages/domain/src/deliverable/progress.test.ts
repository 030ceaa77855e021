import { describe, expect, test } from 'vitest'
import { sessionStatuses } from '../session/status.ts'
import { takesMaterial } from './items.ts'
import { correctionRefusal, hostedUntil, materialRefusal, progressRefusal } from './progress.ts'

const allowed = (refusal: (of: (typeof sessionStatuses)[number]) => string | null) =>
  sessionStatuses.filter((of) => refusal(of) === null)

describe('hosting', () => {
  test('runs from the delivery, in the property’s zone', () => {
    const lateEvening = '2026-11-21T01:30:00Z'
    expect(hostedUntil(lateEvening, 6, 'America/Sao_Paulo')).toBe('2027-05-20')
    expect(hostedUntil('2026-08-31T15:00:00Z', 6, 'America/Sao_Paulo')).toBe('2027-02-28')
  })

  test('has no end before the delivery, or without a period', () => {
    expect(hostedUntil(null, 6, 'America/Sao_Paulo')).toBeNull()
    expect(hostedUntil('2026-08-31T15:00:00Z', null, 'America/Sao_Paulo')).toBeNull()
  })
})

describe('what the status of an ensaio allows', () => {
  test('material from the visit on, unless the visit failed', () => {
    expect(allowed(materialRefusal)).toEqual([2, 4, 5, 8])
  })

  test('a product is delivered once the visit is over, and is not taken back from a delivered ensaio', () => {
    expect(allowed((of) => progressRefusal(of, 3))).toEqual([4, 8])
    expect(allowed((of) => progressRefusal(of, 2))).toEqual([2, 4, 8])
  })

  test('a correction of a delivered product', () => {
    expect(allowed((of) => correctionRefusal(of, 3))).toEqual([5, 8])
    expect(allowed((of) => correctionRefusal(of, 2))).toEqual([])
    expect(correctionRefusal(8, 2)).toBe('Este produto já está em correção.')
  })
})

test('a product accepts its card’s material, and a delivery link', () => {
  expect(takesMaterial(9, 'photos')).toBe(true)
  expect(takesMaterial(9, 'blueprints')).toBe(false)
  expect(takesMaterial(11, 'link')).toBe(true)
})
