import {
  type Numbers,
  type NumbersPeriod,
  numbersPeriod,
  numbersWeeks,
  type WeekFigures,
} from '@ensaio/domain'
import { today } from '../clock.ts'

/** The figures of one week. */
export function weekFigures(over: Partial<WeekFigures> = {}): WeekFigures {
  return {
    visits: 41,
    client_no_shows: 2,
    provider_no_shows: 1,
    booked: 38,
    booking_hours: 20,
    delivered: 36,
    delivery_hours: 130,
    promised: 37,
    late: 3,
    ratings: 18,
    rating: 4.6,
    revenue: { orders: 15_960, changes: 240, hosting: 298, fees: 119.7, refunds: -798, total: 15_819.7 },
    ...over,
  }
}

const seasons = [0.7, 0.8, 0.75, 0.9, 1, 0.95, 1.1, 1.2, 1.05, 1.15, 1.3, 1.1]

function figuresOf(nth: number): WeekFigures {
  const season = seasons[nth % seasons.length] ?? 1
  const times = (value: number) => Math.round(value * season)
  const money = (value: number) => Math.round(value * season * 100) / 100
  return weekFigures({
    visits: times(41),
    client_no_shows: (nth * 5) % 4,
    provider_no_shows: nth % 5 === 2 ? 1 : 0,
    booked: times(38),
    booking_hours: 30 - nth,
    delivered: times(36),
    delivery_hours: 140 - 4 * nth,
    promised: times(37),
    late: (nth * 7) % 5,
    ratings: times(18),
    rating: 4.3 + (nth % 6) / 10,
    revenue: {
      orders: money(15_960),
      changes: money(240),
      hosting: money(298),
      fees: money(119.7),
      refunds: money(-798),
      total: money(15_819.7),
    },
  })
}

/** "Números" of a house: by default of the last twelve weeks. */
export function numbers(
  over: Partial<Numbers> = {},
  period: NumbersPeriod = numbersPeriod('twelve_weeks', today),
): Numbers {
  const weeks = numbersWeeks(period).map((week, nth) => ({ ...week, ...figuresOf(nth) }))
  const sum = (of: (week: WeekFigures) => number) => weeks.reduce((all, week) => all + of(week), 0)
  const reais = (of: (revenue: NonNullable<WeekFigures['revenue']>) => number) =>
    Math.round(sum(({ revenue }) => (revenue ? of(revenue) : 0)) * 100) / 100
  return {
    weeks,
    total: weekFigures({
      visits: sum(({ visits }) => visits),
      client_no_shows: sum((week) => week.client_no_shows),
      provider_no_shows: sum((week) => week.provider_no_shows),
      booked: sum(({ booked }) => booked),
      booking_hours: 22.5,
      delivered: sum(({ delivered }) => delivered),
      delivery_hours: 118,
      promised: sum(({ promised }) => promised),
      late: sum(({ late }) => late),
      ratings: sum(({ ratings }) => ratings),
      rating: 4.62,
      revenue: {
        orders: reais(({ orders }) => orders),
        changes: reais(({ changes }) => changes),
        hosting: reais(({ hosting }) => hosting),
        fees: reais(({ fees }) => fees),
        refunds: reais(({ refunds }) => refunds),
        total: reais(({ total }) => total),
      },
    }),
    photographers: [
      { id: 1, name: 'Luiza Andrade', visits: 148, fullest_week: 17 },
      { id: 2, name: 'Bruno Tavares', visits: 131, fullest_week: 15 },
      { id: 3, name: 'Nina Prates', visits: 96, fullest_week: 12 },
      { id: 4, name: 'Davi Luz', visits: 58, fullest_week: 9 },
    ],
    choices: {
      cities: ['Curitiba', 'Porto Alegre', 'São Paulo'],
      services: [
        { id: 1, name: 'Fotos profissionais' },
        { id: 2, name: 'Tour virtual e fotos' },
      ],
      photographers: [
        { id: 2, name: 'Bruno Tavares' },
        { id: 4, name: 'Davi Luz' },
        { id: 1, name: 'Luiza Andrade' },
        { id: 3, name: 'Nina Prates' },
      ],
      company: null,
    },
    ...over,
  }
}

/** "Números" as a company reads its own. */
export function ownNumbers(over: Partial<Numbers> = {}, period?: NumbersPeriod): Numbers {
  const { choices, ...rest } = numbers({}, period)
  return { ...rest, photographers: null, choices: { ...choices, photographers: [] }, ...over }
}

/** "Números" of a period in which nothing happened. */
export function emptyNumbers(): Numbers {
  const none = weekFigures(
    Object.fromEntries(Object.keys(weekFigures()).map((name) => [name, 0])) as Partial<WeekFigures>,
  )
  const blank: WeekFigures = {
    ...none,
    booking_hours: null,
    delivery_hours: null,
    rating: null,
    revenue: { orders: 0, changes: 0, hosting: 0, fees: 0, refunds: 0, total: 0 },
  }
  const { weeks, choices } = numbers()
  return {
    weeks: weeks.map(({ week, from, until }) => ({ week, from, until, ...blank })),
    total: blank,
    photographers: [],
    choices,
  }
}
