import { expect, test } from 'vitest'
import {
  formatDate,
  formatDayAndMonth,
  formatInstantDate,
  formatLongDate,
  formatLongInstant,
  formatMonth,
  formatRecentInstant,
  formatShortInstant,
  formatWeekday,
  monthNames,
} from './format-date.ts'

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

const zone = 'America/Sao_Paulo'

test.each(monthNames.map((name, index) => [`2026-${String(index + 1).padStart(2, '0')}`, `${name} de 2026`]))(
  'the month %s reads “%s”',
  (month, text) => {
    expect(formatMonth(month)).toBe(text)
  },
)

test.each([
  ['2026-08-31', 'segunda-feira, 31 de agosto de 2026', '31 de agosto', '31/08/2026'],
  ['2026-05-01', 'sexta-feira, 1º de maio de 2026', '1º de maio', '01/05/2026'],
  ['2026-03-21', 'sábado, 21 de março de 2026', '21 de março', '21/03/2026'],
  ['2026-03-22', 'domingo, 22 de março de 2026', '22 de março', '22/03/2026'],
  ['2028-02-29', 'terça-feira, 29 de fevereiro de 2028', '29 de fevereiro', '29/02/2028'],
])('the day %s reads “%s”, “%s” and “%s”', (date, long, short, digits) => {
  expect([formatLongDate(date), formatDayAndMonth(date), formatDate(date)]).toEqual([long, short, digits])
})

test.each([
  [
    '2026-08-31T11:30:00.000Z',
    '31/08/2026',
    '31/08/2026, 08h30',
    'segunda-feira, 31 de agosto de 2026, 08h30',
  ],
  [
    '2026-09-01T02:59:00.000Z',
    '31/08/2026',
    '31/08/2026, 23h59',
    'segunda-feira, 31 de agosto de 2026, 23h59',
  ],
  [
    '2026-09-01T03:00:00.000Z',
    '01/09/2026',
    '01/09/2026, 00h00',
    'terça-feira, 1º de setembro de 2026, 00h00',
  ],
])('the instant %s is told by the clock of the property', (instant, day, short, long) => {
  expect([
    formatInstantDate(instant, zone),
    formatShortInstant(instant, zone),
    formatLongInstant(instant, zone),
  ]).toEqual([day, short, long])
})

test('a day reads as its weekday', () => {
  expect(['2026-08-30', '2026-08-31'].map(formatWeekday)).toEqual(['domingo', 'segunda-feira'])
})
