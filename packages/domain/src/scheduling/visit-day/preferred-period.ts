import * as v from 'valibot'
import { formatDayAndMonth } from '../../calendar/format-date.ts'
import { Instant, LocalDate } from '../../calendar/local-date.ts'
import { note } from '../../person/text.ts'
import { listed } from '../../text/listed.ts'

/** The parts of a day that can be preferred: before and after noon. */
export const dayParts = ['morning', 'afternoon'] as const
export type DayPart = (typeof dayParts)[number]

/** The parts of a day, as a choice and in a sentence. */
export const dayPartLabels: Record<DayPart, string> = { morning: 'De manhã', afternoon: 'À tarde' }

const period = {
  /** 0 Sunday to 6 Saturday; empty for any. */
  weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  /** Empty for any. */
  parts: v.array(v.picklist(dayParts)),
  first_day: v.nullable(LocalDate),
  last_day: v.nullable(LocalDate),
}

/** When somebody for whom no free time fits could receive the photographer; the note is empty without one (rule preferred-period). */
export const PreferredPeriod = v.object({ ...period, note: v.string(), left_at: Instant })
export type PreferredPeriod = v.InferOutput<typeof PreferredPeriod>

/** The same behind the link, which tells no note (rule public-token). */
export const PublicPreferredPeriod = v.object({ ...period, has_note: v.boolean(), left_at: Instant })
export type PublicPreferredPeriod = v.InferOutput<typeof PublicPreferredPeriod>

type Days = Pick<PreferredPeriod, 'weekdays' | 'parts' | 'first_day' | 'last_day'>

function isAnyTime({ weekdays, parts, first_day, last_day }: Days): boolean {
  return weekdays.length === 0 && parts.length === 0 && first_day === null && last_day === null
}

const nothing = 'Escolha dias, uma parte do dia ou um período, ou escreva um recado.'

/** A preferred period as it is left; an empty note keeps the one that was left. */
export const PreferredPeriodForm = v.pipe(
  v.object({
    weekdays: v.pipe(
      period.weekdays,
      v.maxLength(7),
      v.transform((days) => [...new Set(days)].sort()),
    ),
    parts: v.pipe(
      period.parts,
      v.maxLength(dayParts.length),
      v.transform((given) => dayParts.filter((part) => given.includes(part))),
    ),
    first_day: v.optional(period.first_day, null),
    last_day: v.optional(period.last_day, null),
    note: v.optional(note(500), ''),
  }),
  v.forward(
    v.check(
      ({ first_day, last_day }) => first_day === null || last_day === null || first_day <= last_day,
      'O último dia precisa ser igual ou posterior ao primeiro.',
    ),
    ['last_day'],
  ),
  v.forward(
    v.check((typed) => !isAnyTime(typed) || typed.note !== '', nothing),
    ['weekdays'],
  ),
)
export type PreferredPeriodForm = v.InferInput<typeof PreferredPeriodForm>

/** What is chosen and typed of a period, before it is sent: days as the digits of `dd-MM-yyyy`, an empty text for none. */
export const PreferredPeriodDraft = v.object({
  weekdays: period.weekdays,
  parts: period.parts,
  first_day: v.string(),
  last_day: v.string(),
  note: v.string(),
})
export type PreferredPeriodDraft = v.InferOutput<typeof PreferredPeriodDraft>

const weekdayPlurals = ['domingos', 'segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'] as const

function daysText({ first_day: first, last_day: last }: Days): string {
  if (first === null) return last === null ? '' : `até ${formatDayAndMonth(last)}`
  if (last === null) return `a partir de ${formatDayAndMonth(first)}`
  if (first === last) return `em ${formatDayAndMonth(first)}`
  const [day = ''] = formatDayAndMonth(first).split(' ')
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `de ${isOneMonth ? day : formatDayAndMonth(first)} a ${formatDayAndMonth(last)}`
}

/** A preferred period in words: `segundas e quartas, de manhã, até 12 de dezembro`; `qualquer dia` where a note alone was left. */
export function preferredPeriodText(period: Days): string {
  const { weekdays, parts } = period
  const [part, other] = parts
  const words = [
    weekdays.length === 7 ? '' : listed(weekdays.map((day) => weekdayPlurals[day] ?? '')),
    part === undefined || other !== undefined ? '' : dayPartLabels[part].toLowerCase(),
    daysText(period),
  ]
  return words.filter(Boolean).join(', ') || 'qualquer dia'
}
