import { describe, expect, test } from 'vitest'
import { formatLongDate, formatLongInstant, formatMonth } from './format-date.ts'
import { easterSunday, holidaysOf } from './holidays.ts'
import {
  addDays,
  addMonths,
  instantAt,
  isLocalDate,
  mondayOf,
  sameDayIn,
  wallClock,
  weekdayOf,
} from './local-date.ts'

describe('a calendar day', () => {
  test('exists or does not', () => {
    expect(isLocalDate('2028-02-29')).toBe(true)
    expect(isLocalDate('2026-02-29')).toBe(false)
    expect(isLocalDate('2026-13-01')).toBe(false)
    expect(isLocalDate('26-1-1')).toBe(false)
  })

  test('crosses the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28')
    expect(weekdayOf('2026-11-20')).toBe(5)
  })

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-20', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-03', '2026-12-28'],
  ])('the week of %s begins on Monday %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday)
  })

  test('is written in words', () => {
    expect(formatLongDate('2026-08-31')).toBe('segunda-feira, 31 de agosto de 2026')
    expect(formatLongDate('2026-09-01')).toBe('terça-feira, 1º de setembro de 2026')
    expect(formatMonth('2026-03')).toBe('março de 2026')
  })
})

describe('a wall clock in a zone', () => {
  test.each([
    ['2026-11-23', '08:30', 'America/Sao_Paulo', '2026-11-23T11:30:00.000Z'],
    ['2018-12-10', '08:30', 'America/Sao_Paulo', '2018-12-10T10:30:00.000Z'],
    ['2026-11-23', '08:30', 'America/Manaus', '2026-11-23T12:30:00.000Z'],
    ['2026-11-23', '08:30', 'America/Noronha', '2026-11-23T10:30:00.000Z'],
    ['2026-11-23', '23:45', 'Asia/Tokyo', '2026-11-23T14:45:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantAt(date, time, zone)).toBe(instant)
    expect(wallClock(instant, zone)).toEqual({ date, time })
  })

  test('an instant late in the evening belongs to the property’s day', () => {
    expect(wallClock('2026-11-21T02:30:00Z', 'America/Sao_Paulo')).toEqual({
      date: '2026-11-20',
      time: '23:30',
    })
  })

  test('a year that was typed wrong, 0202 for 2022, is still a year of four digits', () => {
    expect(wallClock(instantAt('0202-11-20', '08:30', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toEqual({
      date: '0202-11-20',
      time: '08:30',
    })
  })

  test('a visit is written with its full weekday', () => {
    expect(formatLongInstant('2026-08-31T11:30:00Z', 'America/Sao_Paulo')).toBe(
      'segunda-feira, 31 de agosto de 2026, 08h30',
    )
  })
})

describe('holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test('20 November is a holiday everywhere, 9 July in São Paulo alone', () => {
    const holidays = holidaysOf(2026)
    expect(holidays).toContainEqual({ date: '2026-11-20', name: 'Dia da Consciência Negra', city: null })
    expect(holidays.filter(({ date }) => date === '2026-07-09').map(({ city }) => city)).toEqual([
      'São Paulo',
    ])
    expect(holidays).toContainEqual({ date: '2026-02-17', name: 'Terça-feira de Carnaval', city: null })
    expect(holidays).toContainEqual({ date: '2026-06-04', name: 'Corpus Christi', city: null })
  })
})
