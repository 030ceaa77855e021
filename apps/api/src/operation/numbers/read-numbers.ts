import {
  type Numbers,
  type NumbersFigure,
  numbersWeeks,
  reaisOf,
  type WeekFigures,
  type WeeklyFigure,
  weeklyFigures,
} from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { bookingTimes, deliveryTimes } from './repository/durations.ts'
import { photographersLoad } from './repository/load.ts'
import { revenue } from './repository/revenue.ts'
import type { NumbersScope } from './repository/scope.ts'
import { noShows, promises, ratings, visits, type WeekRow } from './repository/visit-figures.ts'

type Asked = (db: Database, scope: NumbersScope) => Promise<WeekRow<Partial<WeekFigures>>[]>

async function revenueInReais(db: Database, scope: NumbersScope) {
  return (await revenue(db, scope)).map(({ week, ...cents }) => ({
    week,
    revenue: {
      orders: reaisOf(cents.orders),
      changes: reaisOf(cents.changes),
      hosting: reaisOf(cents.hosting),
      fees: reaisOf(cents.fees),
      refunds: reaisOf(cents.refunds),
      total: reaisOf(cents.total),
    },
  }))
}

const questions: Record<WeeklyFigure, readonly Asked[]> = {
  visits: [visits],
  times: [bookingTimes, deliveryTimes],
  no_shows: [noShows],
  late: [promises],
  ratings: [ratings],
  revenue: [revenueInReais],
}

const none = (): WeekFigures => ({
  visits: 0,
  client_no_shows: 0,
  provider_no_shows: 0,
  booked: 0,
  booking_hours: null,
  delivered: 0,
  delivery_hours: null,
  promised: 0,
  late: 0,
  ratings: 0,
  rating: null,
  revenue: null,
})

const noRevenue = { orders: 0, changes: 0, hosting: 0, fees: 0, refunds: 0, total: 0 }

/**
 * Reads figures by week (rule numbers-mean), in one statement each, two at a time: a year of a large house must not take every connection of
 * the server. What was not asked for is empty.
 */
export async function readFigures(
  db: Database,
  scope: NumbersScope,
  figures: readonly NumbersFigure[],
): Promise<Pick<Numbers, 'weeks' | 'total' | 'photographers'>> {
  const wanted = weeklyFigures.filter((figure) => figures.includes(figure))
  const blank = (): WeekFigures => ({ ...none(), revenue: wanted.includes('revenue') ? noRevenue : null })
  const total = blank()
  const weeks = numbersWeeks(scope).map((week) => ({ ...week, ...blank() }))
  const byWeek = new Map(weeks.map((one) => [one.week, one]))
  let photographers: Numbers['photographers'] = null
  const waiting = wanted
    .flatMap((figure) => questions[figure])
    .map((ask) => async () => {
      for (const { week, ...found } of await ask(db, scope))
        Object.assign(week === null ? total : (byWeek.get(week) ?? {}), found)
    })
  if (figures.includes('load'))
    waiting.push(async () => {
      photographers = await photographersLoad(db, scope)
    })
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all([lane(), lane()])
  return { weeks, total, photographers }
}
