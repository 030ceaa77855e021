import { hasRight, type RoleHolder } from '../account/roles.ts'
import type { Instant } from '../calendar/local-date.ts'
import type { Actor } from '../session/actor.ts'
import { scheduleOption } from '../session/schedule-option.ts'
import { type SessionStatus, status } from '../session/status.ts'
import type { Terms } from '../settings/terms.ts'

/** Whether the public page takes a booking, perhaps after a warning, or only explains why not (rule public-scheduling-window). */
export type PublicSchedulingState = { open: true; warning?: string } | { open: false; reason: string }

const closedReasons: Record<SessionStatus, string> = {
  1: '',
  2: 'O horário deste ensaio já passou.',
  3: 'Este ensaio foi cancelado e não precisa mais de data.',
  4: 'Este ensaio já aconteceu. O material está sendo preparado.',
  5: 'Este ensaio já aconteceu e o material foi entregue.',
  6: 'O ensaio não aconteceu porque não havia quem recebesse o fotógrafo. Nossa equipe vai combinar um novo dia.',
  7: 'O fotógrafo não compareceu. Pedimos desculpas: nossa equipe vai combinar um novo dia.',
  8: 'Este ensaio já aconteceu. O material está em revisão.',
}

/** Open in status 1, and in 2 until 24 hours before the start, for staff at any time (rule public-scheduling-window). */
export function publicSchedulingState(
  session: { status: SessionStatus; scheduled_for: Instant | null; terms?: Terms | undefined },
  now: Instant,
  actor: Actor,
): PublicSchedulingState {
  const option = scheduleOption(session, now, actor)
  if (option.kind === 'schedule') return { open: true }
  if (option.kind === 'reschedule') return { open: true, ...(option.warning && { warning: option.warning }) }
  if (option.kind === 'refused') return { open: false, reason: option.reason }
  return { open: false, reason: closedReasons[session.status] }
}

/** The actor for a person who uses a scheduling link: only those who may dispatch count as staff; other staff and strangers count as clients (rule office-roles). */
export function moverOf(person: RoleHolder | null): Actor {
  return hasRight(person, 'dispatch') ? 'staff' : 'client'
}

/** Why it can no longer be reported that nobody can receive the photographer; null until a booked visit begins. */
export function unableRefusal(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  now: Instant,
): string | null {
  const { scheduled_for } = session
  if (isBooked(session) && scheduled_for && Date.parse(scheduled_for) > Date.parse(now)) return null
  return closedReasons[session.status] || 'Este ensaio ainda não tem data.'
}

/** Is the visit booked, with a date? */
export function isBooked(session: { status: SessionStatus; scheduled_for: Instant | null }): boolean {
  return session.status === status.scheduled && session.scheduled_for !== null
}

/** @deprecated Use `PublicSchedulingState`. */
export type SchedulingDoor = PublicSchedulingState

/** @deprecated Use `publicSchedulingState`. */
export const schedulingDoor = publicSchedulingState
