import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { type SessionStatus, sessionStatuses } from './status.ts'

const start = '2026-11-23T11:30:00.000Z'
const session = (status: SessionStatus, scheduled_for: string | null = start) => ({
  status,
  scheduled_for,
  time_zone: 'America/Sao_Paulo',
  delivered_at: null,
})
const step = (status: SessionStatus, now: string, scheduled_for: string | null = start) =>
  nextStep(session(status, scheduled_for) as Parameters<typeof nextStep>[0], now)

test.each<[SessionStatus, string, string | null, RegExp]>([
  [1, '2026-11-20T12:00:00Z', null, /^Falta escolher o dia/],
  [2, '2026-11-20T12:00:00Z', start, /vai ao imóvel na segunda-feira, 23 de novembro de 2026, 08h30\.$/],
  [2, '2026-11-23T12:00:00Z', start, /já passou/],
  [2, '2026-11-20T12:00:00Z', null, /sendo confirmado/],
  [4, '2026-11-24T12:00:00Z', start, /prometida para 27\/11\/2026\.$/],
  [4, '2026-11-28T02:59:00Z', start, /prometida para 27\/11\/2026\.$/],
  [4, '2026-11-28T03:01:00Z', start, /prometida para 27\/11\/2026, está atrasada\.$/],
  [4, '2026-11-28T03:01:00Z', null, /^Estamos preparando o material\.$/],
  [5, '2026-11-28T12:00:00Z', start, /^Tudo pronto/],
  [6, '2026-11-28T12:00:00Z', start, /^Ninguém recebeu/],
  [7, '2026-11-28T12:00:00Z', start, /Pedimos desculpas/],
  [8, '2026-11-28T12:00:00Z', start, /pedido de correção/],
])('status %i at %s with the date %s', (status, now, scheduled, words) => {
  expect(step(status, now, scheduled)).toMatch(words)
})

test.each([
  ['2026-11-28T11:30:00.000Z', 'no sábado'],
  ['2026-11-29T11:30:00.000Z', 'no domingo'],
  ['2026-11-27T11:30:00.000Z', 'na sexta-feira'],
])('a visit at %s is %s', (scheduled, words) => {
  expect(step(2, '2026-11-20T12:00:00Z', scheduled)).toContain(`${words}, `)
})

test('nothing more is to come of a cancelled one; everything else is one or two whole sentences', () => {
  for (const status of sessionStatuses) {
    const said = step(status, '2026-11-25T12:00:00Z')
    if (status === 3) expect(said).toBeNull()
    else expect(said).toMatch(/^[A-Z].*\.$/)
  }
})
