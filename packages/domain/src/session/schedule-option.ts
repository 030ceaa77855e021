import type { Instant } from '../calendar/local-date.ts'
import { isLate } from '../money/late-fee.ts'
import type { Actor } from './actor.ts'
import { type SessionStatus, status } from './status.ts'

/** Has the visit begun? */
export function hasVisitBegun(session: { scheduled_for: Instant | null }, now: Instant): boolean {
  return session.scheduled_for !== null && Date.parse(session.scheduled_for) <= Date.parse(now)
}

/** What the schedule card offers: a first date, another date, an explanation, or nothing (rules schedule-button and public-scheduling-window). */
export type ScheduleOption =
  | { kind: 'schedule' }
  | { kind: 'reschedule'; warning?: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'none' }

export const lateRescheduleReason =
  'Faltam menos de 24 horas para o ensaio. Para mudar o horário agora, fale com a nossa equipe.'

const lateMoveWarning =
  'Faltam menos de 24 horas: quem recebe o fotógrafo e o cliente já não podem mudar este horário. Combine com eles antes.'
const pastMoveWarning = 'O horário desta visita já passou. Mude só se ela não aconteceu.'

/**
 * AGENDAR only in status 1, REAGENDAR only in 2: for clients before the start and outside the last 24 hours, for staff at any time,
 * with a warning there (rules schedule-button and public-scheduling-window).
 */
export function scheduleOption(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  now: Instant,
  viewer: Actor,
): ScheduleOption {
  if (session.status === status.notScheduled) return { kind: 'schedule' }
  if (session.status !== status.scheduled || session.scheduled_for === null) return { kind: 'none' }
  if (hasVisitBegun(session, now)) {
    return viewer === 'staff' ? { kind: 'reschedule', warning: pastMoveWarning } : { kind: 'none' }
  }
  if (!isLate(session.scheduled_for, now)) return { kind: 'reschedule' }
  return viewer === 'staff'
    ? { kind: 'reschedule', warning: lateMoveWarning }
    : { kind: 'refused', reason: lateRescheduleReason }
}
