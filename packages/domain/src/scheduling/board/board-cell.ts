import type { ChosenSlot } from '../availability.ts'
import { minuteOf, visitMinutes } from '../slot.ts'
import { type BoardModel, type OffReason, offReason } from './board-model.ts'
import { dayOf, occupiedMinutes, startOf } from './place.ts'
import type { BoardPhotographer, BoardVisit } from './schema.ts'

/** A photographer's visit that overlaps one of so many minutes from a time on; undefined when they are unbooked (rule visits-never-overlap). */
export function visitInTheWay(
  model: BoardModel,
  photographerId: number,
  { date, hour }: ChosenSlot,
  { minutes, except }: { minutes: number; except?: number },
): BoardVisit | undefined {
  const start = minuteOf(hour)
  return model.visitsOf(photographerId, date).find((visit) => {
    const begins = startOf(visit)
    return visit.id !== except && begins < start + minutes && start < begins + visit.minutes
  })
}

/**
 * What the board shows at a photographer's hour: its visits; the visit that does not leave time for one; why nobody works then; a time
 * that the city does not offer; or a free time.
 */
export type BoardCell =
  | { kind: 'visits'; visits: readonly BoardVisit[]; off: OffReason | null }
  | { kind: 'busy'; by: BoardVisit }
  | { kind: 'off'; reason: OffReason }
  | { kind: 'closed'; closed: string | null }
  | { kind: 'free' }

const freeCell: BoardCell = { kind: 'free' }

/** Reads what the board shows at a photographer's hour. */
export function cellOf(model: BoardModel, photographer: BoardPhotographer, slot: ChosenSlot): BoardCell {
  const { id, city: name } = photographer
  const off = offReason(photographer, slot.date)
  const here = model.visitsOf(id, slot.date).filter((visit) => visit.slot?.hour === slot.hour)
  if (here.length > 0) return { kind: 'visits', visits: here, off }
  const city = model.city(name)
  const minutes = city === undefined ? visitMinutes : occupiedMinutes(city)
  const by = visitInTheWay(model, id, slot, { minutes })
  if (by !== undefined) return { kind: 'busy', by }
  if (off !== null) return { kind: 'off', reason: off }
  const day = dayOf(city, slot.date)
  if (day?.closed !== null || !day.times.includes(slot.hour))
    return { kind: 'closed', closed: day?.closed ?? null }
  return freeCell
}
