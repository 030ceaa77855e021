import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { figureLabel, formatFigure, formatHours, weeklyColumns } from './figures.ts'
import type { WeekFigures } from './numbers.ts'
import {
  NumbersFilter,
  numbersDays,
  numbersPeriod,
  numbersPresets,
  numbersQuery,
  numbersWeeks,
  weekText,
} from './period.ts'

describe('a period (rule numbers-mean)', () => {
  test.each([
    ['four_weeks', '2026-10-26', '2026-11-22'],
    ['twelve_weeks', '2026-08-31', '2026-11-22'],
    ['year_of_weeks', '2025-11-24', '2026-11-22'],
    ['this_month', '2026-11-01', '2026-11-30'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['this_year', '2026-01-01', '2026-11-22'],
  ] as const)('%s, on a Friday, is from %s until %s', (preset, from, until) => {
    expect(numbersPeriod(preset, '2026-11-20')).toEqual({ from, until })
  })

  test('of this year ends with it', () => {
    expect(numbersPeriod('this_year', '2026-12-31').until).toBe('2026-12-31')
    expect(numbersPeriod('last_month', '2026-01-15')).toEqual({ from: '2025-12-01', until: '2025-12-31' })
  })

  test('with a name can always be asked for, and its weeks cover each day once', () => {
    for (const today of ['2026-01-01', '2026-03-01', '2027-12-31', '2028-02-29'])
      for (const preset of numbersPresets) {
        const period = numbersPeriod(preset, today)
        expect(v.is(NumbersFilter, period), `${preset} on ${today}`).toBe(true)
        const weeks = numbersWeeks(period)
        expect(weeks.reduce((sum, week) => sum + numbersDays(week), 0)).toBe(numbersDays(period))
        expect([weeks[0]?.from, weeks.at(-1)?.until]).toEqual([period.from, period.until])
        expect(weeks.every((week) => numbersDays(week) <= 7)).toBe(true)
      }
  })

  test('cuts its first and its last week', () => {
    expect(numbersWeeks({ from: '2026-11-18', until: '2026-11-23' })).toEqual([
      { week: '2026-11-16', from: '2026-11-18', until: '2026-11-22' },
      { week: '2026-11-23', from: '2026-11-23', until: '2026-11-23' },
    ])
  })

  test.each([
    [{ from: '2026-11-16', until: '2026-11-22' }, '16 a 22 nov'],
    [{ from: '2026-11-30', until: '2026-12-06' }, '30 nov a 6 dez'],
    [{ from: '2026-11-01', until: '2026-11-01' }, '1 nov'],
  ])('%o reads %s', (week, text) => {
    expect(weekText(week)).toBe(text)
  })

  test('travels in an address and comes back', () => {
    const filter = { from: '2026-11-01', until: '2026-11-30', city: 'São Paulo', service: 2, photographer: 7 }
    expect(v.parse(NumbersFilter, numbersQuery(filter))).toEqual(filter)
  })
})

describe('a figure', () => {
  const row = { visits: 97, client_no_shows: 2, provider_no_shows: 1, late: 0, promised: 0, revenue: null }
  const values = (figure: keyof typeof weeklyColumns) =>
    weeklyColumns[figure].map(({ of, unit }) => formatFigure(of(row as WeekFigures), unit))

  test('tells shares of what there was, and a dash where there was nothing', () => {
    expect(values('no_shows')).toEqual(['2', '1', '3,0 %'])
    expect(values('late')).toEqual(['0', '0', '–'])
    expect(values('revenue')).toEqual(['–', '–', '–', '–', '–'])
  })

  test.each([
    [0.4, 'menos de 1 h'],
    [30, '30 h'],
    [47.4, '47 h'],
    [100, '4,2 dias'],
  ])('writes %s hours as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text)
  })

  test('writes thousands, means and reais', () => {
    expect([
      formatFigure(12_345, 'count'),
      formatFigure(4.666, 'decimal'),
      formatFigure(-798.5, 'reais'),
    ]).toEqual(['12.345', '4,7', '-R$ 798,50'])
  })

  test('is spending for a company and revenue for the house', () => {
    expect([figureLabel('revenue', 'client'), figureLabel('revenue', 'staff')]).toEqual(['Gastos', 'Receita'])
  })
})
