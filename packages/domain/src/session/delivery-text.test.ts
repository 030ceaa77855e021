import { describe, expect, test } from 'vitest'
import { type DeliveryFacts, deliveryNote, deliveryText } from './delivery-text.ts'
import { nextStep } from './next-step.ts'
import { type SessionStatus, sessionStatuses } from './status.ts'

const start = '2026-11-23T11:30:00Z'
const facts = (over: Partial<DeliveryFacts>): DeliveryFacts => ({
  status: 2,
  scheduled_for: start,
  delivered_at: null,
  time_zone: 'America/Sao_Paulo',
  ...over,
})

describe('the four texts, in their order', () => {
  test.each([
    ['cancelled, though dated', facts({ status: 3 }), start, 'Entrega cancelada'],
    ['not scheduled', facts({ status: 1, scheduled_for: null }), start, 'Esperando agendamento'],
    ['a second after the start', facts({}), '2026-11-23T11:30:01Z', 'Aconteceu em 23/11/2026'],
    ['a second before the start', facts({}), '2026-11-23T11:29:59Z', 'Prevista para 27/11/2026'],
    ['at the start', facts({}), start, 'Aconteceu em 23/11/2026'],
    ['a day before', facts({}), '2026-11-22T11:30:00Z', 'Prevista para 27/11/2026'],
    [
      'over a year’s end',
      facts({ scheduled_for: '2026-12-30T11:30:00Z' }),
      start,
      'Prevista para 03/01/2027',
    ],
  ])('%s', (_, session, now, text) => {
    expect(deliveryText(session, now)).toBe(text)
  })

  test('the day is the property’s, not the reader’s', () => {
    const lateEvening = facts({ scheduled_for: '2026-11-24T02:30:00Z' })
    expect(deliveryText(lateEvening, '2026-11-25T00:00:00Z')).toBe('Aconteceu em 23/11/2026')
  })
})

describe('the second line', () => {
  test.each([
    ['still to come', facts({}), '2026-11-20T12:00:00Z', null],
    [
      'on the promised day',
      facts({ status: 4 }),
      '2026-11-28T02:00:00Z',
      'Entrega prometida para 27/11/2026',
    ],
    [
      'the day after',
      facts({ status: 4 }),
      '2026-11-28T03:00:00Z',
      'Entrega atrasada: prometida para 27/11/2026',
    ],
    [
      'delivered',
      facts({ status: 5, delivered_at: '2026-11-26T18:00:00Z' }),
      start,
      'Entregue em 26/11/2026',
    ],
    [
      'past, and nobody said that it took place',
      facts({}),
      '2026-11-30T12:00:00Z',
      'A confirmar pelo fotógrafo',
    ],
    ['client missing', facts({ status: 6 }), start, 'Não havia quem recebesse o fotógrafo'],
    ['photographer missing', facts({ status: 7 }), start, 'O fotógrafo não compareceu'],
  ])('%s', (_, session, now, text) => {
    expect(deliveryNote(session, now)?.text ?? null).toBe(text)
  })

  test('a late delivery asks for emphasis', () => {
    expect(deliveryNote(facts({ status: 4 }), '2026-12-01T12:00:00Z')?.late).toBe(true)
  })
})

test('every status has a next step', () => {
  const visit = '2026-11-28T11:30:00Z'
  const before = '2026-11-20T12:00:00Z'
  for (const status of sessionStatuses)
    if (status !== 3) expect(nextStep(facts({ status }), before)).toMatch(/\.$/)
  const said = (status: SessionStatus, now: string) => nextStep(facts({ status, scheduled_for: visit }), now)
  expect(said(2, before)).toBe('O fotógrafo vai ao imóvel no sábado, 28 de novembro de 2026, 08h30.')
  expect(said(2, visit)).toBe('O horário da visita já passou. Estamos confirmando como foi.')
  expect(said(4, visit)).toBe('Estamos preparando o material. A entrega está prometida para 02/12/2026.')
  expect(said(4, '2026-12-03T12:00:00Z')).toBe(
    'Estamos preparando o material. A entrega, prometida para 02/12/2026, está atrasada.',
  )
  expect(said(3, before)).toBeNull()
})
