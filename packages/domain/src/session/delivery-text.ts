import { formatDate, formatInstantDate } from '../calendar/format-date.ts'
import { addDays, type Instant, type LocalDate, wallClock, weekdayOf } from '../calendar/local-date.ts'
import { standardTerms, type Terms, termsOf } from '../settings/terms.ts'
import { type SessionStatus, status } from './status.ts'

/** The input of both lines. */
export interface DeliveryFacts {
  status: SessionStatus
  scheduled_for: Instant | null
  delivered_at: Instant | null
  time_zone: string
  terms?: Terms | undefined
  promised_on?: LocalDate | null | undefined
}

/** The day by which the material of a visit is promised by its terms; working days leave out weekends, as holidays are known to the server alone (rule terms-of-the-order). */
export function promisedDate(
  scheduledFor: Instant,
  zone: string,
  { delivery_days, delivery_working_days }: Terms = standardTerms,
): LocalDate {
  const { date } = wallClock(scheduledFor, zone)
  if (!delivery_working_days) return addDays(date, delivery_days)
  let day = date
  for (let rest = delivery_days; rest > 0; ) {
    day = addDays(day, 1)
    if (weekdayOf(day) % 6 !== 0) rest -= 1
  }
  return day
}

/** The promised day of an ensaio with a date: as the server says, or by its terms. */
export function promisedOn(
  session: Omit<DeliveryFacts, 'status' | 'delivered_at'>,
  start: Instant,
): LocalDate {
  return session.promised_on ?? promisedDate(start, session.time_zone, termsOf(session))
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
  return `Prevista para ${formatDate(promisedOn(session, session.scheduled_for))}`
}

/** The second line below the delivery text, or null (rule delivery-text). `late` asks for emphasis. */
export function deliveryNote(session: DeliveryFacts, now: Instant): { text: string; late: boolean } | null {
  const note = (text: string, late = false) => ({ text, late })
  const isPast = hasBegun(session, now)
  switch (session.status) {
    case status.notScheduled:
    case status.canceled:
      return null
    case status.scheduled:
      return isPast ? note('A confirmar pelo fotógrafo') : null
    case status.clientNoShow:
      return note('Não havia quem recebesse o fotógrafo')
    case status.providerNoShow:
      return note('O fotógrafo não compareceu')
    case status.atRevision:
      return note('Correção em andamento')
    case status.delivered: {
      const { delivered_at: at, time_zone: zone } = session
      return at === null ? null : note(`Entregue em ${formatInstantDate(at, zone)}`)
    }
    case status.pending: {
      if (!isPast || session.scheduled_for === null) return null
      const promised = promisedOn(session, session.scheduled_for)
      const isOverdue = wallClock(now, session.time_zone).date > promised
      return isOverdue
        ? note(`Entrega atrasada: prometida para ${formatDate(promised)}`, true)
        : note(`Entrega prometida para ${formatDate(promised)}`)
    }
  }
}
