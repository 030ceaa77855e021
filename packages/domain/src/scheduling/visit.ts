import { addressSubtitle, addressTitle } from '../address/parts.ts'
import { formatDayAndMonth, formatLongDate, weekdayNames } from '../calendar/format-date.ts'
import { addDays, type Instant, type LocalDate, weekdayOf } from '../calendar/local-date.ts'
import { centsOf, formatCents } from '../money/cents.ts'
import { isLate, lateFeePercent } from '../money/late-fee.ts'
import { cars } from '../service/schema.ts'
import { unitText } from '../session/unit-text.ts'
import type { ChosenSlot } from './availability.ts'
import type { CalendarEvent } from './calendar-file.ts'
import type { PublicSession } from './schema.ts'
import { type Slot, slotStart, visitMinutes } from './slot.ts'

/** What is photographed, in a sentence: `o imóvel`. */
export function subjectOf(service: PublicSession['service']): 'o imóvel' | 'o veículo' {
  return service.vertical.id === cars ? 'o veículo' : 'o imóvel'
}

/** How long a visit takes, in short: `1h30`. */
export function shortDuration(minutes = visitMinutes): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

/** How long a visit takes, as people say it: `cerca de 1h30`. */
export function visitDuration(minutes = visitMinutes): string {
  return `cerca de ${shortDuration(minutes)}`
}

/** The time at which a visit that starts at a slot is over: `08h30` → `10h00`. */
export function slotEnd(slot: Slot): string {
  const [hours = 0, minutes = 0] = slot.split('h').map(Number)
  const end = hours * 60 + minutes + visitMinutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}h${String(end % 60).padStart(2, '0')}`
}

/** A day and time as reviews say them: `segunda-feira, 31 de agosto de 2026, 08h30` (D4). */
export function formatChosenSlot(slot: ChosenSlot): string {
  return `${formatLongDate(slot.date)}, ${slot.hour}`
}

/** A day and time of the weeks to come: `amanhã, 08h30`, `sábado, 28 de novembro, 08h30`. */
export function formatNearSlot({ date, hour }: ChosenSlot, today: LocalDate): string {
  const near = { [today]: 'hoje', [addDays(today, 1)]: 'amanhã' }[date]
  return `${near ?? `${weekdayNames[weekdayOf(date)]}, ${formatDayAndMonth(date)}`}, ${hour}`
}

/** What to know before booking a time that begins within 24 hours; null for a later one. `fee` in reais, for those who pay it. */
export function lateBookingNotice(
  slot: ChosenSlot,
  { zone, now, fee }: { zone: string; now: Instant; fee?: number },
): string | null {
  if (!isLate(slotStart(slot.date, slot.hour, zone), now)) return null
  const cost =
    fee === undefined
      ? `${lateFeePercent}% do preço à empresa que pediu o ensaio`
      : `${formatCents(centsOf(fee))} (${lateFeePercent}% do preço)`
  return `Faltam menos de 24 horas para este horário: depois de confirmado, ele não pode mais ser mudado por aqui. Um cancelamento custa ${cost}.`
}

/** What a line of preparation is about, for the drawing beside it. */
export type PreparationSubject =
  | 'light'
  | 'windows'
  | 'belongings'
  | 'surfaces'
  | 'pets'
  | 'keys'
  | 'cleaning'
  | 'place'

/** One thing to do before the visit. */
export interface Preparation {
  about: PreparationSubject
  text: string
}

const preparations: Record<ReturnType<typeof subjectOf>, readonly Preparation[]> = {
  'o imóvel': [
    { about: 'light', text: 'Acenda todas as luzes e troque as lâmpadas queimadas.' },
    { about: 'windows', text: 'Abra cortinas e persianas para a luz do dia entrar.' },
    { about: 'belongings', text: 'Guarde objetos pessoais, documentos e porta-retratos.' },
    { about: 'surfaces', text: 'Libere bancadas, pias e o chão; recolha roupas, lixo e varais.' },
    { about: 'pets', text: 'Deixe os animais de estimação em um cômodo à parte ou fora do imóvel.' },
    { about: 'keys', text: 'Avise a portaria e tenha todas as chaves à mão.' },
  ],
  'o veículo': [
    { about: 'cleaning', text: 'Lave o veículo por fora e limpe o interior.' },
    { about: 'belongings', text: 'Retire objetos pessoais do porta-luvas, dos bancos e do porta-malas.' },
    { about: 'place', text: 'Estacione em um lugar aberto e claro, com espaço em volta.' },
    { about: 'keys', text: 'Tenha a chave e o documento à mão.' },
  ],
}

/** How to get ready for the visit, one thing a line. */
export function preparationFor(service: PublicSession['service']): readonly Preparation[] {
  return preparations[subjectOf(service)]
}

/** A booked visit as a calendar shows it; null while it has no date. */
export function visitEntry(
  session: PublicSession,
): Pick<CalendarEvent, 'start' | 'title' | 'location' | 'description'> | null {
  if (session.scheduled_for === null) return null
  const title = addressTitle(session.address)
  const lines = [session.service.name, session.provider_name && `Fotógrafo: ${session.provider_name}`]
  return {
    start: session.scheduled_for,
    title: `Ensaio: ${title}`,
    location: [title, unitText(session.vertical_data), addressSubtitle(session.address)]
      .filter(Boolean)
      .join(', '),
    description: [...lines, '', ...preparationFor(session.service).map(({ text }) => text)]
      .filter((one) => one !== null)
      .join('\n'),
  }
}

/** The same as an event that calendars keep; `written` is when the entry is made. */
export function visitEvent(session: PublicSession, uid: string, written: Instant): CalendarEvent | null {
  const entry = visitEntry(session)
  return (
    entry && {
      ...entry,
      uid,
      // Calendars keep the entry with the greater number; the minute of writing grows over every reschedule.
      sequence: Math.floor(Date.parse(written) / 60_000),
      status: 'CONFIRMED',
      stamp: written,
    }
  )
}
