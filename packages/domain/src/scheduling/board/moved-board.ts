import { status } from '../../session/status.ts'
import type { ChosenSlot } from '../availability.ts'
import { slotStart, visitMinutes } from '../slot.ts'
import { occupiedMinutes } from './place.ts'
import type { Board, BoardVisit } from './schema.ts'

/** Where a visit is on the board: its time and photographer, both null while it waits. */
export interface BoardPlace {
  slot: ChosenSlot | null
  provider_id: number | null
}

function cardAt(board: Board, visit: BoardVisit, { slot, provider_id }: BoardPlace): BoardVisit {
  const { date, hour } = slot ?? {}
  if (date === undefined || hour === undefined || provider_id === null) {
    return {
      ...visit,
      status: status.notScheduled,
      scheduled_for: null,
      slot: null,
      minutes: 0,
      provider_id: null,
    }
  }
  const city = board.cities.find(({ name }) => name === visit.city)
  const isSameTime = visit.slot?.date === date && visit.slot.hour === hour
  return {
    ...visit,
    status: status.scheduled,
    scheduled_for: slotStart(date, hour, visit.time_zone),
    slot: { date, hour },
    minutes: city === undefined ? visitMinutes : occupiedMinutes(city),
    provider_id,
    // Another time is another visit, which can be received, and which those who receive have not confirmed.
    unable_at: isSameTime ? visit.unable_at : null,
    is_confirmed: isSameTime && visit.is_confirmed,
    waiting_since: null,
  }
}

/** The board with a visit at another place, as it will be once the server has agreed; the same board when it does not show the visit. */
export function movedBoard(board: Board, visitId: number, place: BoardPlace): Board {
  const visit = [...board.visits, ...board.waiting].find(({ id }) => id === visitId)
  if (visit === undefined) return board
  const card = cardAt(board, visit, place)
  const visits = board.visits.filter(({ id }) => id !== visitId)
  const waiting = board.waiting.filter(({ id }) => id !== visitId)
  const isWaiting = card.slot === null
  return {
    ...board,
    visits: isWaiting ? visits : [...visits, card],
    waiting: isWaiting ? [card, ...waiting] : waiting,
    waiting_total:
      board.waiting_total + (isWaiting ? 1 : 0) - (board.waiting.length === waiting.length ? 0 : 1),
  }
}
