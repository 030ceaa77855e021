import { describe, expect, test } from 'vitest'
import { arrivalText, productsToCome, visitText } from './coming.ts'
import { type SessionStatus, sessionStatuses } from './status.ts'

const start = '2026-11-20T13:30:00.000Z'
const before = '2026-11-19T15:00:00.000Z'
const promised = '2026-11-24T23:00:00.000Z'
const after = '2026-11-25T12:00:00.000Z'
const facts = (status: SessionStatus) => ({
  status,
  scheduled_for: status === 1 ? null : start,
  delivered_at: null,
  time_zone: 'America/Sao_Paulo',
})

describe('the text on the visit', () => {
  test.each([
    [1, before, 'Falta escolher o dia'],
    [2, before, '20/11/2026, 10h30'],
    [2, start, 'Estamos confirmando como foi'],
    [4, after, 'Feita em 20/11/2026'],
    [6, after, 'Não aconteceu: falta um novo dia'],
    [7, after, 'Não aconteceu: falta um novo dia'],
    [8, after, 'Feita em 20/11/2026'],
  ] as const)('status %i at %s: %s', (status, now, text) => {
    expect(visitText(facts(status), now)).toBe(text)
  })
})

describe('the text on the material', () => {
  test.each([
    [1, before, 'Até 4 dias depois da visita', false],
    [2, before, 'Até 24/11/2026', false],
    [4, promised, 'Até 24/11/2026', false],
    [4, after, 'Era até 24/11/2026: em atraso', true],
    [6, after, 'Até 4 dias depois da visita', false],
    [8, after, 'Em correção', false],
  ] as const)('status %i at %s: %s', (status, now, text, late) => {
    expect(arrivalText(facts(status), now)).toEqual({ text, late })
  })
})

test('empty products are to come, until the ensaio is delivered or cancelled', () => {
  const item = { id: 9, item_id: 9, title: 'Fotos', label: 'Fotos', icon: 'image' }
  const empty = { id: 1, status: 2 as const, item, deliverables: [] }
  const tourEdit = { ...empty, id: 3, item: { ...item, id: 6, item_id: 6 } }
  const full = { id: 2, status: 3 as const, item, deliverables: [{ id: 1, url: 'https://a.test' }] }
  for (const status of sessionStatuses) {
    const isOver = status === 3 || status === 5
    expect(productsToCome({ status, products: [empty, full, tourEdit] })).toEqual(isOver ? [] : [empty])
  }
})
