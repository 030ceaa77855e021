import { formatDate, formatInstantDate } from '../calendar/format-date.ts'
import { addDays, type Instant, type LocalDate, wallClock } from '../calendar/local-date.ts'
import { type SessionStatus, status } from './status.ts'

/** The promised time from shoot to delivery, in calendar days. */
export const daysToDeliver = 4

/** The input of both lines. */
export interface DeliveryFacts {
  status: SessionStatus
  scheduled_for: Instant | null
  delivered_at: Instant | null
  time_zone: string
}

/** The day by which the material is promised. */
export function promisedDate(scheduledFor: Instant, zone: string): LocalDate {
  return addDays(wallClock(scheduledFor, zone).date, daysToDeliver)
}

/** Has the visit begun? A visit without a date has not. */
export function hasBegun({ scheduled_for }: Pick<DeliveryFacts, 'scheduled_for'>, now: Instant): boolean {
  return scheduled_for !== null && Date.parse(scheduled_for) <= Date.parse(now)
}

/** The delivery text of the list (rule delivery-text); "past" compares instants, not days. */
export function deliveryText(session: DeliveryFacts, now: Instant): string {
  if (session.status === status.canceled) return 'Entrega cancelada'
  if (session.status === status.notScheduled || session.scheduled_for === null) return 'Esperando agendamento'
  if (hasBegun(session, now)) {
    return `Aconteceu em ${formatInstantDate(session.scheduled_for, session.time_zone)}`
  }
  return `Prevista para ${formatDate(promisedDate(session.scheduled_for, session.time_zone))}`
}

/** The second line below the delivery text, or null (rule delivery-text). `late` asks for emphasis. */
export function deliveryNote(session: DeliveryFacts, now: Instant): { text: string; late: boolean } | null {
  const note = (text: string, late = false) => ({ text, late })
  if (session.status === status.clientNoShow) return note('Não havia quem recebesse o fotógrafo')
  if (session.status === status.providerNoShow) return note('O fotógrafo não compareceu')
  if (session.status === status.delivered && session.delivered_at !== null) {
    return note(`Entregue em ${formatInstantDate(session.delivered_at, session.time_zone)}`)
  }
  if (session.status === status.atRevision) return note('Correção em andamento')
  const isPast = hasBegun(session, now)
  if (session.status === status.scheduled && isPast) return note('A confirmar pelo fotógrafo')
  if (session.status !== status.pending || !isPast || session.scheduled_for === null) return null
  const promised = promisedDate(session.scheduled_for, session.time_zone)
  const isOverdue = wallClock(now, session.time_zone).date > promised
  return isOverdue
    ? note(`Entrega atrasada: prometida para ${formatDate(promised)}`, true)
    : note(`Entrega prometida para ${formatDate(promised)}`)
}
