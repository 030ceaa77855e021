import * as v from 'valibot'
import { formatDate, monthNames } from '../../calendar/format-date.ts'
import {
  addDays,
  addMonths,
  daysIn,
  LocalDate,
  type LocalDate as LocalDateType,
  mondayOf,
  monthOf,
} from '../../calendar/local-date.ts'

/** The longest period of "Números", in days: 53 weeks (rule numbers-mean). */
export const longestNumbers = 371

const firstDay = '2000-01-01'
const lastDay = '2099-12-31'

/** A first and a last day, both inclusive. */
export interface NumbersPeriod {
  from: LocalDateType
  until: LocalDateType
}

/** The periods that are offered by name; they move with the day on which they are read. */
export const numbersPresets = [
  'four_weeks',
  'twelve_weeks',
  'year_of_weeks',
  'this_month',
  'last_month',
  'this_year',
] as const
export const NumbersPreset = v.picklist(numbersPresets)
export type NumbersPreset = v.InferOutput<typeof NumbersPreset>

export const numbersPresetLabels: Record<NumbersPreset, string> = {
  four_weeks: 'Últimas 4 semanas',
  twelve_weeks: 'Últimas 12 semanas',
  year_of_weeks: 'Últimas 52 semanas',
  this_month: 'Este mês',
  last_month: 'Mês passado',
  this_year: 'Este ano',
}

/** The days of a named period, as of a day; weeks are whole, the current one included. */
export function numbersPeriod(preset: NumbersPreset, today: LocalDateType): NumbersPeriod {
  const sunday = addDays(mondayOf(today), 6)
  const weeks = (count: number) => ({ from: addDays(sunday, 1 - 7 * count), until: sunday })
  const month = (one: string) => ({ from: `${one}-01`, until: `${one}-${daysIn(one)}` })
  switch (preset) {
    case 'four_weeks':
      return weeks(4)
    case 'twelve_weeks':
      return weeks(12)
    case 'year_of_weeks':
      return weeks(52)
    case 'this_month':
      return month(monthOf(today))
    case 'last_month':
      return month(addMonths(monthOf(today), -1))
    case 'this_year': {
      const end = `${today.slice(0, 4)}-12-31`
      return { from: `${today.slice(0, 4)}-01-01`, until: sunday < end ? sunday : end }
    }
  }
}

/** The part of a week (Monday to Sunday) that lies in a period. */
export interface NumbersWeek extends NumbersPeriod {
  /** The Monday, also where the period begins later. */
  week: LocalDateType
}

/** The weeks of a period; the first and the last one may be parts (rule numbers-mean). */
export function numbersWeeks({ from, until }: NumbersPeriod): NumbersWeek[] {
  const weeks: NumbersWeek[] = []
  for (let week = mondayOf(from); week <= until; week = addDays(week, 7)) {
    const sunday = addDays(week, 6)
    weeks.push({ week, from: week < from ? from : week, until: sunday > until ? until : sunday })
  }
  return weeks
}

const dayAndMonth = (day: LocalDateType) =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`

/** The days of a week: `16 a 22 nov`, `30 nov a 6 dez`, `16 nov` for a single day. */
export function weekText({ from, until }: NumbersPeriod): string {
  if (from === until) return dayAndMonth(from)
  const start = monthOf(from) === monthOf(until) ? String(Number(from.slice(8))) : dayAndMonth(from)
  return `${start} a ${dayAndMonth(until)}`
}

/** The first day of a week below a plot: `16/11`. */
export function shortWeekText({ from }: NumbersPeriod): string {
  return formatDate(from).slice(0, 5)
}

const dayNumber = (day: LocalDateType) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The number of days in a period. */
export function numbersDays({ from, until }: NumbersPeriod): number {
  return dayNumber(until) - dayNumber(from) + 1
}

/** Why a period cannot be shown; null when it can. */
export function numbersPeriodRefusal(period: NumbersPeriod): string | null {
  if (period.until < period.from) return 'Escolha um dia igual ou depois do primeiro.'
  return numbersDays(period) > longestNumbers ? 'Escolha no máximo um ano por vez.' : null
}

const day = v.pipe(
  LocalDate,
  v.check((text) => text >= firstDay && text <= lastDay, 'Escolha um dia entre 2000 e 2099.'),
)
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
const city = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

const own = { from: day, until: day, city: v.optional(city), service: v.optional(id) }
const everybodys = { ...own, company: v.optional(id), photographer: v.optional(id) }

/** The parts of a filter, as they travel in an address. */
export const numbersFilterEntries = { own, everybodys }

/** What a company asks of its own numbers, as it travels in an address. */
export const OwnNumbersFilter = v.pipe(
  v.object(own),
  v.forward(
    v.check(
      (wanted) => numbersPeriodRefusal(wanted) === null,
      ({ input }) => numbersPeriodRefusal(input) ?? '',
    ),
    ['until'],
  ),
)

/** What staff ask; omitted parts do not filter. */
export const NumbersFilter = v.pipe(
  v.object(everybodys),
  v.forward(
    v.check(
      (wanted) => numbersPeriodRefusal(wanted) === null,
      ({ input }) => numbersPeriodRefusal(input) ?? '',
    ),
    ['until'],
  ),
)
export type NumbersFilter = v.InferOutput<typeof NumbersFilter>

/** A filter, and the named period that it follows; null for days that were chosen one by one. */
export type NumbersSearch = NumbersFilter & { preset: NumbersPreset | null }

/** A filter as it travels in an address. */
export function numbersQuery(filter: NumbersFilter): v.InferInput<typeof NumbersFilter> {
  const { from, until, city, service, company, photographer } = filter
  return {
    ...{ from, until },
    ...(city !== undefined && { city }),
    ...(service !== undefined && { service: String(service) }),
    ...(company !== undefined && { company: String(company) }),
    ...(photographer !== undefined && { photographer: String(photographer) }),
  }
}
