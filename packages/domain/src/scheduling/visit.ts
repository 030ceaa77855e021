import { formatDayAndMonth, formatLongDate, weekdayNames } from '../calendar/format-date.ts'
import { addDays, type Instant, type LocalDate, weekdayOf } from '../calendar/local-date.ts'
import { centsOf, formatCents } from '../money/cents.ts'
import { isLate } from '../money/late-fee.ts'
import { cars } from '../service/schema.ts'
import { hoursText, standardTerms, type Terms } from '../settings/terms.ts'
import type { ChosenSlot } from './availability.ts'
import type { PublicSession } from './schema.ts'
import { minuteOf, type Slot, slotStart, visitMinutes } from './slot.ts'

/** The photographed object, in a sentence: `o imóvel`. */
export function subjectOf(service: PublicSession['service']): 'o imóvel' | 'o veículo' {
  return service.vertical.id === cars ? 'o veículo' : 'o imóvel'
}

/** The length of a visit, short: `1h30`. */
export function shortDuration(minutes = visitMinutes): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

/** The length of a visit, in a sentence: `cerca de 1h30`. */
export function visitDuration(minutes = visitMinutes): string {
  return `cerca de ${shortDuration(minutes)}`
}

/** The end of a visit that starts at a slot: `08h30` → `10h00`. */
export function slotEnd(slot: Slot): string {
  const end = minuteOf(slot) + visitMinutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}h${String(end % 60).padStart(2, '0')}`
}

/** A day and time, for reviews: `segunda-feira, 31 de agosto de 2026, 08h30` (rule wire-dates). */
export function formatChosenSlot(slot: ChosenSlot): string {
  return `${formatLongDate(slot.date)}, ${slot.hour}`
}

/** A near day and time: `amanhã, 08h30`, `sábado, 28 de novembro, 08h30`. */
export function formatNearSlot({ date, hour }: ChosenSlot, today: LocalDate): string {
  const near = { [today]: 'hoje', [addDays(today, 1)]: 'amanhã' }[date]
  return `${near ?? `${weekdayNames[weekdayOf(date)]}, ${formatDayAndMonth(date)}`}, ${hour}`
}

/** The notice before booking a time within the late hours (rule least-notice); null for a later one. `fee` in reais, for viewers who pay it. */
export function lateBookingNotice(
  slot: ChosenSlot,
  {
    zone,
    now,
    fee,
    terms = standardTerms,
  }: { zone: string; now: Instant; fee?: number; terms?: Terms | undefined },
): string | null {
  if (!isLate(slotStart(slot.date, slot.hour, zone), now, terms)) return null
  const cost =
    fee === undefined
      ? `${terms.late_fee_percent}% do preço à empresa que pediu o ensaio`
      : `${formatCents(centsOf(fee))} (${terms.late_fee_percent}% do preço)`
  return `Faltam menos de ${hoursText(terms.late_hours)} para este horário: depois de confirmado, ele não pode mais ser mudado por aqui. Um cancelamento custa ${cost}.`
}
