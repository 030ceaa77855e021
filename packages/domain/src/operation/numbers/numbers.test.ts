import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { csvDownload } from '../../wire/csv-download.ts'
import { numbersCsv, staffNumbersCsv } from './csv.ts'
import {
  figureHeadline,
  figureLabel,
  figureTexts,
  formatFigure,
  formatHours,
  hasFigure,
  loadColumns,
  numbersFigures,
  weeklyColumns,
} from './figures.ts'
import type { Numbers, WeekFigures } from './numbers.ts'
import {
  NumbersFilter,
  numbersDays,
  numbersPeriod,
  numbersPeriodRefusal,
  numbersPresets,
  numbersQuery,
  numbersWeeks,
  shortWeekText,
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
    expect(shortWeekText(week)).toBe(`${week.from.slice(8)}/${week.from.slice(5, 7)}`)
  })

  test('that ends before it begins, or is longer than 53 weeks, is refused with a reason', () => {
    const until = '2026-12-06'
    expect(numbersPeriodRefusal({ from: '2025-12-01', until })).toBeNull()
    expect(numbersPeriodRefusal({ from: '2025-11-30', until })).toBe('Escolha no máximo um ano por vez.')
    expect(numbersPeriodRefusal({ from: '2026-12-07', until })).toBe(
      'Escolha um dia igual ou depois do primeiro.',
    )
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
    expect(values('revenue')).toEqual(['–', '–', '–', '–', '–', '–'])
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
    ]).toEqual(['12.345', '4,7', '-R$\u00a0798,50'])
  })

  test('is spending for a company and revenue for the house', () => {
    expect([figureLabel('revenue', 'client'), figureLabel('revenue', 'staff')]).toEqual(['Gastos', 'Receita'])
  })
})

test('the sentence about revenue names every part of its total', () => {
  for (const { head } of weeklyColumns.revenue.filter(({ head }) => head !== 'Total'))
    expect(figureTexts.revenue.toLowerCase()).toContain(head.toLowerCase())
})

describe('a period over all its weeks', () => {
  const nothing: Numbers = {
    weeks: [],
    total: {
      ...{
        visits: 0,
        client_no_shows: 0,
        provider_no_shows: 0,
        booked: 0,
        booking_hours: null,
        delivered: 0,
      },
      ...{ delivery_hours: null, promised: 0, late: 0, ratings: 0, rating: null },
      revenue: { orders: 0, changes: 0, hosting: 0, fees: 0, refunds: 0, total: 0 },
    },
    photographers: [],
    choices: { cities: [], services: [], photographers: [], company: null },
  }
  const some: Numbers = {
    ...nothing,
    total: {
      ...{
        visits: 97,
        client_no_shows: 2,
        provider_no_shows: 1,
        booked: 90,
        booking_hours: 30,
        delivered: 80,
      },
      ...{ delivery_hours: 100, promised: 80, late: 4, ratings: 1, rating: 4.5 },
      revenue: { orders: 1200, changes: 0, hosting: 0, fees: 0, refunds: -200, total: 1000 },
    },
    photographers: [{ id: 1, name: 'Luiza', visits: 97, fullest_week: 12 }],
  }

  test('has nothing to tell of any figure, or a headline for each', () => {
    expect(numbersFigures.filter((figure) => hasFigure(nothing, figure))).toEqual([])
    expect(numbersFigures.filter((figure) => !hasFigure(some, figure))).toEqual([])
    expect(numbersFigures.map((figure) => figureHeadline(some, figure))).toEqual([
      ...['97', '30 h + 4,2 dias', '3 (3,0 %)', '4 de 80 (5,0 %)', '4,5 em 1 avaliação', 'R$\u00a01.000,00'],
      '1 fotógrafo',
    ])
  })

  test('tells of revenue whose parts cancel each other out', () => {
    const revenue = { orders: 200, changes: 0, hosting: 0, fees: 0, refunds: -200, total: 0 }
    expect(hasFigure({ ...nothing, total: { ...nothing.total, revenue } }, 'revenue')).toBe(true)
  })

  test('spreads the load of a photographer over its weeks', () => {
    const [row] = some.photographers ?? []
    expect(loadColumns(4).map(({ of }) => row && of(row))).toEqual([97, 24.25, 12])
    expect(loadColumns(0).map(({ of }) => row && of(row))).toEqual([97, 97, 12])
  })
})

test('a download is declared as it is', () => {
  expect(csvDownload(numbersCsv)).toBe(numbersCsv)
  expect(v.is(staffNumbersCsv.body, { from: '2026-11-01', until: '2026-11-30', figure: 'visits' })).toBe(true)
  expect(v.is(numbersCsv.body, { from: '2026-11-30', until: '2026-11-01', figure: 'visits' })).toBe(false)
  expect(v.is(numbersCsv.body, { from: '2026-11-01', until: '2026-11-30', figure: 'moon' })).toBe(false)
})
