import type { Instant, LocalDate } from '../../calendar/local-date.ts'
import { hasVisitBegun } from '../../session/schedule-option.ts'
import { status } from '../../session/status.ts'
import { type BoardModel, boardModel } from './board-model.ts'
import { dropsOf } from './drop.ts'
import { movedBoard } from './moved-board.ts'
import type { BoardPhotographer, BoardVisit } from './schema.ts'

/** A visit of a photographer who cannot come: who is free at its time, fewest visits that day first, and who of them is proposed. */
export interface AbsentVisit {
  visit: BoardVisit
  others: readonly BoardPhotographer[]
  /** Null when nobody is free: then those who receive the photographer choose another time. */
  proposed: BoardPhotographer | null
}

/** The photographers of the board with a visit on a day that has not begun. */
export function photographersWithVisits(
  model: BoardModel,
  day: LocalDate,
  now: Instant,
): BoardPhotographer[] {
  return model.board.photographers.filter(({ id }) => openVisits(model, id, day, now).length > 0)
}

function openVisits(model: BoardModel, photographerId: number, day: LocalDate, now: Instant): BoardVisit[] {
  return model
    .visitsOf(photographerId, day)
    .filter((visit) => visit.status === status.scheduled && !hasVisitBegun(visit, now))
}

/** Proposes, for each open visit of a photographer on a day, somebody else who is free then; never the same person for two visits that overlap (rule day-absence). */
export function absenceOf(
  { board }: BoardModel,
  photographerId: number,
  day: LocalDate,
  now: Instant,
): AbsentVisit[] {
  let seen = boardModel(board)
  return openVisits(seen, photographerId, day, now).map((visit) => {
    const { slot } = visit
    const drops = dropsOf(seen, visit, now)
    const load = ({ id }: BoardPhotographer) => seen.visitsOf(id, day).length
    const others = board.photographers
      .filter((one) => one.id !== photographerId && slot !== null && drops(one, slot).kind === 'free')
      .sort((one, other) => load(one) - load(other) || one.name.localeCompare(other.name, 'pt-BR'))
    const [proposed = null] = others
    if (proposed) seen = boardModel(movedBoard(seen.board, visit.id, { slot, provider_id: proposed.id }))
    return { visit, others, proposed }
  })
}
