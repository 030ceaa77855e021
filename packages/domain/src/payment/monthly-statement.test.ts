import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import {
  BookkeepingPeriod,
  lastMonth,
  longestExport,
  Month,
  monthlyStatementState,
  monthlyStatementStates,
  monthlyStatementText,
  StatementPayment,
} from './monthly-statement.ts'

test.each([
  [1, '2026-11-09', null, null, 'overdue', 'Vencida', 'Vence em 09/11/2026'],
  [1, '2026-11-10', null, null, 'open', 'Em aberto', 'Vence em 10/11/2026'],
  [1, '2026-11-09', '2026-11-08', null, 'paid', 'Paga', 'Paga em 08/11/2026'],
  [0, '2026-11-09', '2026-11-01', null, 'paid', 'Paga', 'Paga em 01/11/2026'],
  [-1, '2026-11-09', null, null, 'credit', 'A abater', 'Abate no próximo fechamento'],
  [-1, '2026-11-09', null, '2026-12', 'carried', 'Abatida', 'Abatida em dezembro de 2026'],
  [-1, '2026-11-09', '2026-11-08', null, 'settled', 'Acertada', 'Acertada em 08/11/2026'],
] as const)(
  'a month of %d due on %s, paid on %s and carried to %s is %s on 10 November (rules statement-paid and carried-credit)',
  (total, due_on, paid_on, carried_to, state, label, text) => {
    expect(monthlyStatementState({ total, due_on, paid_on, carried_to }, '2026-11-10')).toBe(state)
    expect(monthlyStatementStates[state]).toBe(label)
    expect(monthlyStatementText({ state, due_on, paid_on, carried_to })).toBe(text)
  },
)

test.each([
  ['2026-11-01', '2026-10'],
  ['2026-11-30', '2026-10'],
  ['2026-01-15', '2025-12'],
])('on %s the last month that is over is %s (rule closed-month)', (today, month) => {
  expect(lastMonth(today)).toBe(month)
})

test.each([
  ['2026-10', true],
  ['2026-13', false],
  ['2026-1', false],
  ['', false],
])('%j is a month: %s', (text, expected) => {
  expect(v.is(Month, text)).toBe(expected)
})

describe('the payment of a closed month', () => {
  test.each([
    ['with a day', { paid_on: '2026-11-09' }, {}],
    ['taken back with a reason', { paid_on: null, note: 'Engano' }, {}],
    ['taken back without a reason', { paid_on: null, note: ' ' }, { note: 'Conte o motivo.' }],
    [
      'with a long note',
      { paid_on: '2026-11-09', note: 'x'.repeat(201) },
      { note: 'Use no máximo 200 caracteres.' },
    ],
  ])('%s', (_, payment, expected) => {
    expect(fieldMessages(v.safeParse(StatementPayment, payment).issues ?? [])).toEqual(expected)
  })
})

describe('the period of a bookkeeping export (rule bookkeeping-export)', () => {
  test.each([
    ['2026-11-01', '2026-11-01', {}],
    ['2026-01-01', '2027-01-01', {}],
    ['2026-11-02', '2026-11-01', { until: 'Escolha um dia igual ou depois do primeiro.' }],
    ['2026-01-01', '2027-01-02', { until: 'Escolha no máximo um ano por vez.' }],
  ])('from %s until %s', (from, until, expected) => {
    expect(fieldMessages(v.safeParse(BookkeepingPeriod, { from, until }).issues ?? [])).toEqual(expected)
    expect(longestExport).toBe(366)
  })
})
