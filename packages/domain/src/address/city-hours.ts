import * as v from 'valibot'
import { type LocalDate, weekdayOf } from '../calendar/local-date.ts'
import { Slot, slots } from '../scheduling/slot.ts'

/** The first and last start time that a city may offer, so that visit and travel end on the same day. */
export const earliestStart: Slot = '05h00'
export const latestStart: Slot = '20h30'

const range = `Use um horário entre ${earliestStart} e ${latestStart}.`
/** A start time at which a visit and the travel after it end on the same day. */
export const StartTime = v.pipe(
  Slot,
  v.check((slot) => slot >= earliestStart && slot <= latestStart, range),
)

/** Reads a start time as people type it: `9`, `930`, `9:30` and `9h30`; otherwise says what is wrong. */
export function readStart(typed: string): { slot: Slot } | { problem: string } {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})\s*[h:]?\s*(\d{2})?\s*$/i.exec(typed) ?? []
  const read = v.safeParse(StartTime, `${hour.padStart(2, '0')}h${minute}`)
  return read.success
    ? { slot: read.output }
    : { problem: hour ? read.issues[0].message : 'Informe um horário como 08h30.' }
}

const DayTimes = v.pipe(
  v.array(StartTime),
  v.maxLength(24, 'Use até 24 horários por dia.'),
  v.transform((times) => [...new Set(times)].sort()),
)

/** The start times of visits by weekday, Sunday first, each day's in order; a day without times has no visits (rule city-hours). */
export const CityHours = v.pipe(v.array(DayTimes), v.length(7, 'Informe os sete dias da semana.'))
export type CityHours = v.InferOutput<typeof CityHours>

const travelRange = 'Use um número inteiro de 0 a 120.'

/** The minutes between the end of a visit and the start of the photographer's next one. */
export const TravelMinutes = v.pipe(
  v.number('Informe o deslocamento, em minutos.'),
  v.integer(travelRange),
  v.minValue(0, travelRange),
  v.maxValue(120, travelRange),
)

/** When visits start in a city, and how long its photographers travel between two (rule city-hours). */
export const CitySchedule = v.object({ hours: CityHours, travel_minutes: TravelMinutes })
export type CitySchedule = v.InferOutput<typeof CitySchedule>

/** The schedule of a new city, and of an API that sends none: Monday to Saturday, four times a day. */
export const standardSchedule: CitySchedule = {
  hours: [[], ...Array.from({ length: 6 }, () => [...slots])],
  travel_minutes: 30,
}

/** The start times of a day in order, and the minutes of travel between two visits. */
export interface DayPlan {
  times: readonly Slot[]
  travel_minutes: number
}

/** The plan of a day in a city; `free` times that it does not list are added, as another API may offer more. */
export function dayPlan(
  { hours, travel_minutes }: CitySchedule = standardSchedule,
  date: LocalDate,
  free: readonly Slot[] = [],
): DayPlan {
  return { times: [...new Set([...(hours[weekdayOf(date)] ?? []), ...free])].sort(), travel_minutes }
}
