import { expect, test } from 'vitest'
import { formatRecentInstant } from './format-date.ts'

const now = '2026-11-20T15:00:00.000Z'

test.each([
  ['2026-11-20T13:30:00.000Z', 'hoje, 10h30'],
  ['2026-11-20T02:30:00.000Z', 'ontem, 23h30'],
  ['2026-11-21T13:30:00.000Z', 'amanhã, 10h30'],
  ['2026-11-24T13:30:00.000Z', '24 de novembro, 10h30'],
  ['2026-11-18T13:05:00.000Z', '18 de novembro, 10h05'],
  ['2026-05-01T12:00:00.000Z', '1º de maio, 09h00'],
  ['2025-12-31T15:00:00.000Z', '31 de dezembro de 2025, 12h00'],
])('%s reads “%s” at the property', (instant, text) => {
  expect(formatRecentInstant(instant, now, 'America/Sao_Paulo')).toBe(text)
})
