import { expect, test } from 'vitest'
import { instantAt } from '../calendar/local-date.ts'
import { digestWeek, digestWeekText, weekVisitText } from './weekly-digest.ts'

const zone = 'America/Sao_Paulo'
const at = (day: string, time: string) => instantAt(day, time, zone)

test.each([
  ['2026-12-06', '20:00', null],
  ['2026-12-07', '07:59', null],
  ['2026-12-07', '08:00', '2026-12-07'],
  ['2026-12-07', '20:59', '2026-12-07'],
  ['2026-12-07', '21:00', null],
  ['2026-12-08', '12:00', '2026-12-07'],
  ['2026-12-09', '08:00', null],
])('on %s at %s the week of %s is told (rule weekly-digest)', (day, time, monday) => {
  expect(digestWeek(at(day, time), zone)?.monday ?? null).toBe(monday)
})

test('a week runs from Monday to Sunday on the clock of the house', () => {
  expect(digestWeek(at('2026-12-08', '12:00'), zone)).toEqual({
    monday: '2026-12-07',
    today: '2026-12-08',
    lastFrom: '2026-11-30T03:00:00.000Z',
    from: '2026-12-07T03:00:00.000Z',
    until: '2026-12-14T03:00:00.000Z',
  })
})

test.each([
  ['2026-12-07', '7 a 13 de dezembro'],
  ['2026-11-30', '30 de novembro a 6 de dezembro'],
  ['2027-02-01', '1º a 7 de fevereiro'],
])('the week of %s reads %s', (monday, text) => {
  expect(digestWeekText(monday)).toBe(text)
})

test('a visit of the week reads with its weekday', () => {
  expect(weekVisitText(at('2026-12-08', '10:30'), zone)).toBe('terça-feira, 8 de dezembro, 10h30')
})
