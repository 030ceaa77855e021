import * as v from 'valibot'
import { type Instant, instantAt, type LocalDate, wallClock } from '../calendar/local-date.ts'

/** The fixed start times of visits, as wall time at the property (rule visit-length). */
export const slots = ['08h30', '10h30', '13h30', '15h30'] as const
export type Slot = (typeof slots)[number]

/** The length of a visit in minutes (rule visit-length). */
export const visitMinutes = 90

/** Reads `08h30`, and `08:30` too (rule wire-dates). */
export const Slot = v.pipe(
  v.string('Selecione um horário.'),
  v.transform((text) => text.replace(':', 'h')),
  v.picklist(slots, 'Selecione um dos horários oferecidos.'),
)

/** A slot's start as `HH:mm`, such as `08:30`. */
export function slotTime(slot: Slot): string {
  return slot.replace('h', ':')
}

/** The instant at which a slot of a day starts in a zone. */
export function slotStart(date: LocalDate, slot: Slot, zone: string): Instant {
  return instantAt(date, slotTime(slot), zone)
}

/** The day and slot of a visit that starts at an instant; null when the time is not a slot. */
export function slotOf(start: Instant, zone: string): { date: LocalDate; hour: Slot } | null {
  const { date, time } = wallClock(start, zone)
  const hour = slots.find((one) => one === time.replace(':', 'h'))
  return hour ? { date, hour } : null
}
