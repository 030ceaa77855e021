import { expect, test } from 'vitest'
import { instantAt } from '../calendar/local-date.ts'
import { dayInSubject, isSummaryDue } from './day-summary.ts'

const timeZone = 'America/Sao_Paulo'
const at = (day: string, time: string) => instantAt(day, time, timeZone)
const usual = {
  day: '2026-12-10',
  timeZone,
  firstBookedAt: at('2026-12-01', '12:00'),
  lastStart: at('2026-12-10', '15:30'),
}

test.each([
  ['2026-12-09', '19:59', false],
  ['2026-12-09', '20:00', true],
  ['2026-12-09', '20:59', true],
  // Quiet hours: a server that was away waits for the morning.
  ['2026-12-09', '21:00', false],
  ['2026-12-10', '07:59', false],
  ['2026-12-10', '08:00', true],
  ['2026-12-10', '15:29', true],
  ['2026-12-10', '15:30', false],
])('on %s at %s the summary of the day is due: %s (rule day-summary)', (day, time, expected) => {
  expect(isSummaryDue(usual, at(day, time))).toBe(expected)
})

test('a day whose visits were all booked after that evening needs none', () => {
  const late = { ...usual, firstBookedAt: at('2026-12-09', '20:01') }
  expect(isSummaryDue(late, at('2026-12-10', '08:00'))).toBe(false)
})

test.each([
  ['2026-12-10', 'hoje, 10/12/2026'],
  ['2026-12-11', 'amanhã, 11/12/2026'],
  ['2026-12-12', '12/12/2026'],
])('the day %s in a subject', (day, expected) => {
  expect(dayInSubject(day, at('2026-12-10', '09:00'), timeZone)).toBe(expected)
})
