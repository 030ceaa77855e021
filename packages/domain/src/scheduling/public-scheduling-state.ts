import type { Scope } from '../account/schema.ts'
import type { Instant } from '../calendar/local-date.ts'
import type { Actor } from '../session/actor.ts'
import { lateRescheduleReason, scheduleOption } from '../session/schedule-option.ts'
import { type SessionStatus, status } from '../session/status.ts'

/** Is the public page a form, perhaps with a warning first, or does it tell how things stand (rules public-token and public-scheduling-window)? */
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

/** Open for status 1, and for 2 until 24 hours before the start (rule public-scheduling-window); for staff at any time. Holders of the link count as clients. */
export function publicSchedulingState(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  now: Instant,
  actor: Actor,
): PublicSchedulingState {
  const option = scheduleOption(session, now, actor)
  if (option.kind === 'schedule') return { open: true }
  if (option.kind === 'reschedule') return { open: true, ...(option.warning && { warning: option.warning }) }
  if (option.kind === 'refused') return { open: false, reason: lateRescheduleReason }
  return { open: false, reason: closedReasons[session.status] }
}

/** Whose rules hold for who moves a visit by its link: admins move it at any time, a photographer as anybody who holds the link. */
export function moverOf(scope: Scope | null): Actor {
  return scope === 'admin' ? 'staff' : 'client'
}

/** Why nobody can tell any more that they cannot receive the photographer; null while they can: until a booked visit begins. */
export function unableRefusal(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  now: Instant,
): string | null {
  const { scheduled_for } = session
  if (isBooked(session) && scheduled_for && Date.parse(scheduled_for) > Date.parse(now)) return null
  return closedReasons[session.status] || 'Este ensaio ainda não tem data.'
}

/** Has the visit a date that still stands? */
export function isBooked(session: { status: SessionStatus; scheduled_for: Instant | null }): boolean {
  return session.status === status.scheduled && session.scheduled_for !== null
}

/** @deprecated Use publicSchedulingState. */
export const schedulingDoor = publicSchedulingState

/** @deprecated Use PublicSchedulingState. */
export type SchedulingDoor = PublicSchedulingState
