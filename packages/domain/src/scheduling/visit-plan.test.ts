import { describe, expect, test } from 'vitest'
import { dayOffWarning, isOffButUnbooked, type VisitPlan, visitWarnings } from './visit-plan.ts'

const provided: VisitPlan = {
  city: 'Curitiba',
  start: '2026-12-01T11:30:00.000Z',
  closed: null,
  is_offered: true,
  horizon_days: null,
  providers: [],
}
const nina = { name: 'Nina Prado', works: true }

describe('visitWarnings', () => {
  test('says nothing about a time that the agenda provides for, or before somebody is chosen', () => {
    expect(visitWarnings(provided, '08h30', nina)).toEqual([])
    expect(visitWarnings(provided, '08h30', null)).toEqual([])
  })

  test('says each thing once: a closed day offers no time anyway', () => {
    const closed = { ...provided, closed: 'Natal', is_offered: false, horizon_days: 30 }
    expect(visitWarnings(closed, '19h00', { ...nina, works: false })).toEqual([
      'Neste dia não há visitas em Curitiba (Natal).',
      'O dia passa do prazo de 30 dias para agendar.',
      dayOffWarning(nina),
    ])
    expect(dayOffWarning(nina)).toBe('Nina Prado está de folga neste dia.')
    expect(visitWarnings({ ...provided, is_offered: false }, '19h00', nina)).toEqual([
      'Às 19h00 não há visitas em Curitiba.',
    ])
  })
})

describe('isOffButUnbooked', () => {
  const off = { id: 1, name: 'Nina', is_free: false, works: false, visits: 0, is_assigned: false }

  test.each([
    [{ is_busy: false }, true],
    [{ is_busy: true }, false],
    // Another API does not tell.
    [{}, false],
    [{ is_busy: false, works: true }, false],
    [{ is_busy: false, is_assigned: true }, false],
  ])('%o: %s', (over, expected) => {
    expect(isOffButUnbooked({ ...off, ...over })).toBe(expected)
  })
})
