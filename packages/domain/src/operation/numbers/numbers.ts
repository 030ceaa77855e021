import * as v from 'valibot'
import { LocalDate } from '../../calendar/local-date.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { NumbersFilter, OwnNumbersFilter } from './period.ts'

/** What ensaios were billed or debited, in reais: `total` is orders, changes, renewals of hosting and fees, less what was given back (rule numbers-mean). */
export const Revenue = v.object({
  orders: v.number(),
  changes: v.number(),
  /** An addition: another server may omit it. */
  hosting: v.optional(v.number(), 0),
  fees: v.number(),
  refunds: v.number(),
  total: v.number(),
})
export type Revenue = v.InferOutput<typeof Revenue>

const figures = {
  /** Visits that took place or will. */
  visits: v.number(),
  client_no_shows: v.number(),
  provider_no_shows: v.number(),
  /** Ensaios that got their first date, and the median hours since their order. */
  booked: v.number(),
  booking_hours: v.nullable(v.number()),
  /** Ensaios that were delivered, and the median hours since they got their first date. */
  delivered: v.number(),
  delivery_hours: v.nullable(v.number()),
  /** Deliveries that were promised, and how many of them came later, or have not come yet. */
  promised: v.number(),
  late: v.number(),
  /** Ratings by clients, and their mean. */
  ratings: v.number(),
  rating: v.nullable(v.number()),
  /** Null for readers without the right to money. */
  revenue: v.nullable(Revenue),
}

/** The figures of a week or of a whole period; what each means is rule numbers-mean. */
export const WeekFigures = v.object(figures)
export type WeekFigures = v.InferOutput<typeof WeekFigures>

/** The visits of a photographer in a period, and in their fullest week. */
export const PhotographerLoad = v.object({
  id: v.number(),
  name: v.string(),
  visits: v.number(),
  fullest_week: v.number(),
})
export type PhotographerLoad = v.InferOutput<typeof PhotographerLoad>

const choice = v.object({ id: v.number(), name: v.string() })

/** "Números": figures by week, and over the period. Medians and means of the period are of all its ensaios, not of its weeks. */
export const Numbers = v.object({
  weeks: v.array(v.object({ week: LocalDate, from: LocalDate, until: LocalDate, ...figures })),
  total: WeekFigures,
  /** By visits, most first; staff only. */
  photographers: v.nullable(v.array(PhotographerLoad)),
  /** What the filters offer; `company` is the one in force. */
  choices: v.object({
    cities: v.array(v.string()),
    services: v.array(choice),
    photographers: v.array(choice),
    company: v.nullable(choice),
  }),
})
export type Numbers = v.InferOutput<typeof Numbers>

/** The figures of the house, for staff with the right `numbers`; revenue for those with the right `credit` (rule numbers-mean). */
export const getStaffNumbers = endpoint({
  method: 'GET',
  path: '/staff/numbers',
  summary: 'The figures of the house by week, filtered by city, service, company and photographer.',
  audience: 'numbers',
  slow: true,
  query: NumbersFilter,
  output: Numbers,
})

/** The figures of the caller's company alone; revenue is what it spent, for those with the right `statement`. */
export const getNumbers = endpoint({
  method: 'GET',
  path: '/client/numbers',
  summary: 'The figures of your company by week, filtered by city and service.',
  audience: 'client',
  slow: true,
  query: OwnNumbersFilter,
  output: Numbers,
})
