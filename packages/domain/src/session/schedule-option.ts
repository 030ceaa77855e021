import type { Instant } from '../calendar/local-date.ts'
import { isLate } from '../money/late-fee.ts'
import { hoursText, standardTerms, type Terms, termsOf } from '../settings/terms.ts'
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

/** Why clients cannot move a visit inside the late hours. */
export function lateRescheduleReason({ late_hours }: Terms = standardTerms): string {
  return `Faltam menos de ${hoursText(late_hours)} para o ensaio. Para mudar o horário agora, fale com a nossa equipe.`
}

const lateMoveWarning = ({ late_hours }: Terms) =>
  `Faltam menos de ${hoursText(late_hours)}: quem recebe o fotógrafo e o cliente já não podem mudar este horário. Combine com eles antes.`
const pastMoveWarning = 'O horário desta visita já passou. Mude só se ela não aconteceu.'

/**
 * AGENDAR only in status 1, REAGENDAR only in 2: for clients before the start and outside the late hours, for staff at any time,
 * with a warning there (rules schedule-button and public-scheduling-window).
 */
export function scheduleOption(
  session: { status: SessionStatus; scheduled_for: Instant | null; terms?: Terms | undefined },
  now: Instant,
  viewer: Actor,
): ScheduleOption {
  if (session.status === status.notScheduled) return { kind: 'schedule' }
  if (session.status !== status.scheduled || session.scheduled_for === null) return { kind: 'none' }
  if (hasVisitBegun(session, now)) {
    return viewer === 'staff' ? { kind: 'reschedule', warning: pastMoveWarning } : { kind: 'none' }
  }
  const terms = termsOf(session)
  if (!isLate(session.scheduled_for, now, terms)) return { kind: 'reschedule' }
  return viewer === 'staff'
    ? { kind: 'reschedule', warning: lateMoveWarning(terms) }
    : { kind: 'refused', reason: lateRescheduleReason(terms) }
}
