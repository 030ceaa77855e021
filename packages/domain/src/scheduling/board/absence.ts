import type { Instant, LocalDate } from '../../calendar/local-date.ts'
import { measuredPoint } from '../../provider/who-goes/travel.ts'
import { type Candidate, type SoughtVisit, whoGoes } from '../../provider/who-goes/who-goes.ts'
import { hasVisitBegun } from '../../session/schedule-option.ts'
import { status } from '../../session/status.ts'
import { type BoardModel, boardModel } from './board-model.ts'
import { dropsOf } from './drop.ts'
import { movedBoard } from './moved-board.ts'
import { startOf } from './place.ts'
import type { BoardPhotographer, BoardVisit } from './schema.ts'

/** A visit of a photographer who cannot come: who can take it, in the order in which they are asked, and who of them is proposed. */
export interface AbsentVisit {
  visit: BoardVisit
  others: readonly BoardPhotographer[]
  /** Who is free then, but would not arrive in time from or at another visit. */
  late: readonly BoardPhotographer[]
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

const soughtOf = (visit: BoardVisit): SoughtVisit => ({
  start: startOf(visit),
  point: measuredPoint(visit.position),
  skills: visit.skills,
})

/** A photographer of the board as the rule of who goes asks for them. */
function candidateOf(model: BoardModel, photographer: BoardPhotographer, day: LocalDate): Candidate {
  const { id, base, skills, week_visits: week } = photographer
  const visits = model
    .visitsOf(id, day)
    .map((visit) => ({ start: startOf(visit), minutes: visit.minutes, point: measuredPoint(visit.position) }))
  return { id, visits, week, base, skills }
}

/** Proposes, for each open visit of a photographer on a day, who would go if it were booked now; never the same person for two visits that overlap or cannot be reached in time (rules day-absence and who-goes). */
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
    const free = board.photographers.filter(
      (one) => one.id !== photographerId && slot !== null && drops(one, slot).kind === 'free',
    )
    const candidates = free.map((one) => ({ ...candidateOf(seen, one, day), one }))
    const travel = { travel_minutes: seen.city(visit.city)?.travel_minutes ?? 0 }
    const others = whoGoes(candidates, soughtOf(visit), travel).map(({ one }) => one)
    const [proposed = null] = others
    if (proposed) seen = boardModel(movedBoard(seen.board, visit.id, { slot, provider_id: proposed.id }))
    return { visit, others, late: free.filter((one) => !others.includes(one)), proposed }
  })
}
