import type { Instant } from '../calendar/local-date.ts'
import type { Actor } from './actor.ts'
import { hasVisitBegun } from './schedule-option.ts'
import { type SessionStatus, status, statusLongLabel } from './status.ts'

const clientMoves: Record<SessionStatus, readonly SessionStatus[]> = {
  1: [2, 3],
  2: [2, 3],
  3: [],
  4: [],
  5: [],
  6: [],
  7: [],
  8: [],
}

const staffMoves: Record<SessionStatus, readonly SessionStatus[]> = {
  1: [2, 3],
  2: [2, 3, 1, 4, 6, 7],
  3: [],
  4: [5, 3, 2],
  5: [8],
  6: [1],
  7: [1],
  8: [5],
}

const hoursToUndo = 24

/** May staff still undo "Feita"? For a day after they set it (rule moves-after-start). */
export function canUndoDone(
  session: { status: SessionStatus; done_at?: Instant | null },
  now: Instant,
): boolean {
  const { status: of, done_at: since } = session
  if (of !== status.pending || !since) return false
  return Date.parse(now) - Date.parse(since) <= hoursToUndo * 3_600_000
}

export const undoRefusal =
  'Só dá para desfazer a visita feita até um dia depois de marcada. Fale com a administração.'

/** The statuses that an actor may move an ensaio to (rule status-moves). */
export function movesFrom(from: SessionStatus, actor: Actor): readonly SessionStatus[] {
  return (actor === 'staff' ? staffMoves : clientMoves)[from]
}

/** May an actor make this move (rule status-moves)? */
export function canMove(from: SessionStatus, to: SessionStatus, actor: Actor): boolean {
  return movesFrom(from, actor).includes(to)
}

/** The statuses that report a visit's outcome. */
const outcomes: readonly SessionStatus[] = [status.pending, status.clientNoShow, status.providerNoShow]

/** Would a move report the outcome of a visit that has not begun yet (rule moves-after-start)? */
export function isMoveTooEarly(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  to: SessionStatus,
  now: Instant,
): boolean {
  return session.status === status.scheduled && outcomes.includes(to) && !hasVisitBegun(session, now)
}

export const earlyMoveRefusal =
  'A visita ainda não começou. O que aconteceu nela só pode ser informado a partir do horário marcado.'

/**
 * Would a client cancel a visit that has begun (rule status-moves)? Not at the very start, when the late fee is still due (rule late-fee).
 * Staff may, as they know what happened there.
 */
export function isCancelTooLate(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  actor: Actor,
  now: Instant,
): boolean {
  const { status: of, scheduled_for: start } = session
  return (
    actor === 'client' && of === status.scheduled && start !== null && Date.parse(start) < Date.parse(now)
  )
}

export const lateCancelRefusal =
  'O horário da visita já chegou. Para cancelar agora, fale com a nossa equipe.'

/** The reason for refusing a move, for display. */
export function moveRefusal(from: SessionStatus, to: SessionStatus): string {
  if (from === to) return `Este ensaio já está como “${statusLongLabel(from)}”.`
  return `Um ensaio “${statusLongLabel(from)}” não pode passar para “${statusLongLabel(to)}”.`
}

/** The cancel button's state: enabled, disabled with a reason, or absent (rule cancel-button). */
export type CancelOption = { kind: 'open' } | { kind: 'refused'; reason: string } | { kind: 'hidden' }

/** The reasons why an ensaio cannot be cancelled; null where it can, or where no button is shown. */
const cancelRefusals: Record<Actor, Record<SessionStatus, string | null>> = {
  client: {
    1: null,
    2: null,
    3: null,
    4: 'O ensaio já aconteceu. Para cancelar a entrega, fale com a nossa equipe.',
    5: null,
    6: 'O ensaio não aconteceu porque não havia quem recebesse. Fale com a nossa equipe para remarcar.',
    7: 'O fotógrafo não compareceu. Nossa equipe vai remarcar com você.',
    8: 'O material está em revisão. Fale com a nossa equipe se quiser cancelar.',
  },
  staff: {
    1: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: 'Não havia quem recebesse. Remarque o ensaio antes; sem data, ele pode ser cancelado.',
    7: 'O fotógrafo não compareceu. Remarque o ensaio antes; sem data, ele pode ser cancelado.',
    8: 'O material está em revisão. Não dá mais para cancelar.',
  },
}

/** The cancel button's state for a viewer (rule cancel-button); without its visit, an ensaio counts as one whose visit is ahead. */
export function cancelOption(
  from: SessionStatus,
  viewer: Actor,
  visit: { scheduled_for: Instant | null; now: Instant } | null = null,
): CancelOption {
  if (from === status.canceled || from === status.delivered) return { kind: 'hidden' }
  if (visit !== null && isCancelTooLate({ ...visit, status: from }, viewer, visit.now))
    return { kind: 'refused', reason: lateCancelRefusal }
  if (canMove(from, status.canceled, viewer)) return { kind: 'open' }
  const reason = cancelRefusals[viewer][from] ?? 'Este ensaio não pode mais ser cancelado por aqui.'
  return { kind: 'refused', reason }
}
