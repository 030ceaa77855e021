import * as v from 'valibot'
import { type Instant, instantAt, type LocalDate, wallClock } from '../calendar/local-date.ts'

/** The start time of a visit, as wall time at the property: `08h30` (rule wire-dates). */
export type Slot = `${string}h${string}`

/** The start times of a working day, unless a city has its own (rule city-hours). */
export const slots = ['08h30', '10h30', '13h30', '15h30'] as const satisfies readonly Slot[]

/** The length of a visit in minutes (rule visit-length). */
export const visitMinutes = 90

/** Reads `08h30`, and `08:30` too (rule wire-dates). Which times can be booked is decided by the city (rule city-hours). */
export const Slot = v.pipe(
  v.string('Selecione um horário.'),
  v.transform((text) => text.replace(':', 'h')),
  v.regex(/^([01]\d|2[0-3])h[0-5]\d$/, 'Informe um horário como 08h30.'),
  v.transform((text) => text as Slot),
)

/** A slot's start as `HH:mm`, such as `08:30`. */
export function slotTime(slot: Slot): string {
  return slot.replace('h', ':')
}

/** The minutes from midnight to a slot's start. */
export function minuteOf(slot: Slot): number {
  return Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3))
}

/** The instant at which a slot of a day starts in a zone. */
export function slotStart(date: LocalDate, slot: Slot, zone: string): Instant {
  return instantAt(date, slotTime(slot), zone)
}

/** The day and slot of a visit that starts at an instant. */
export function slotOf(start: Instant, zone: string): { date: LocalDate; hour: Slot } {
  const { date, time } = wallClock(start, zone)
  return { date, hour: time.replace(':', 'h') as Slot }
}
