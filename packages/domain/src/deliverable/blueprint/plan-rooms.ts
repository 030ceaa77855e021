import * as v from 'valibot'
import type { SessionProduct } from '../../session/schema.ts'
import { withNoun } from '../../text/with-noun.ts'
import { inGalleryOrder } from '../gallery.ts'
import { materialOf } from '../held.ts'
import { isClientItem } from '../items.ts'
import { type Blueprint, type Photo, PlanRoom } from '../schema.ts'
import type { Tag } from '../tag.ts'

/** The most rooms marked on a plan. */
export const mostPlanRooms = 100

const noRoom = 'Escolha o ambiente.'
const noPage = 'Esta página não existe na planta.'
const noPoint = 'Marque um ponto dentro da planta.'
const share = v.pipe(v.number(noPoint), v.minValue(0, noPoint), v.maxValue(1, noPoint))

/**
 * All rooms of a plan as they are to be marked. `seen` holds those that the caller saw: when others are marked by now, nothing is
 * changed, so that nobody undoes what they have not seen (rule plan-rooms).
 */
export const PlanRoomsForm = v.object({
  rooms: v.pipe(
    v.array(
      v.object({
        tag_id: v.pipe(v.number(noRoom), v.integer(noRoom)),
        page: v.pipe(v.number(noPage), v.integer(noPage), v.minValue(1, noPage)),
        x: share,
        y: share,
      }),
    ),
    v.maxLength(mostPlanRooms, `Marque até ${mostPlanRooms} ambientes em uma planta.`),
  ),
  seen: v.optional(v.array(PlanRoom)),
})
export type PlanRoomsForm = v.InferInput<typeof PlanRoomsForm>

const isSame = (one: PlanRoom, other: PlanRoom) =>
  one.tag_id === other.tag_id && one.page === other.page && one.x === other.x && one.y === other.y

/** Are the same rooms marked at the same points? Their order does not matter. */
export function arePlanRoomsSame(some: readonly PlanRoom[], others: readonly PlanRoom[]): boolean {
  return some.length === others.length && without(some, others).length === 0
}

/** The marks that are left when others are taken away, each once. */
function without(some: readonly PlanRoom[], others: readonly PlanRoom[]): PlanRoom[] {
  const left = [...some]
  for (const other of others) {
    const place = left.findIndex((one) => isSame(one, other))
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

/** The marks of somebody else with one's own changes: what `own` has more and less than `seen`, done to `now` (rule plan-rooms). */
export function joinPlanRooms(marks: {
  seen: readonly PlanRoom[]
  own: readonly PlanRoom[]
  now: readonly PlanRoom[]
}): PlanRoom[] {
  const { seen, own, now } = marks
  const added = without(without(own, seen), without(now, seen))
  return [...without(now, without(seen, own)), ...added]
}

/** A marked room as it is shown, with its name and its photos. */
export interface MarkedRoom extends PlanRoom {
  name: string
  photos: readonly Photo[]
}

/** The marked rooms of a plan as they are called now, each with its photos; one whose room is unknown is left out (rule plan-rooms). */
export function markedRooms(
  { rooms = [] }: Pick<Blueprint, 'rooms'>,
  photos: readonly Photo[],
  tags: readonly Tag[],
): MarkedRoom[] {
  return rooms.flatMap((room) => {
    const tag = tags.find(({ id }) => id === room.tag_id)
    if (tag === undefined) return []
    return [{ ...room, name: tag.name, photos: photos.filter(({ tag_id }) => tag_id === tag.id) }]
  })
}

/** `Sala · 4 fotos`; the name alone of a room without photos. */
export function roomWithCount(name: string, count: number): string {
  return count === 0 ? name : `${name} · ${withNoun(count, 'foto', 'fotos')}`
}

/** The photos that marked rooms open: those of the items that clients see, in the order of their galleries. */
export function photosForPlans(
  products: readonly Pick<SessionProduct, 'item' | 'deliverables' | 'links'>[],
): Photo[] {
  return products
    .filter(({ item }) => isClientItem(item.item_id))
    .map(materialOf)
    .flatMap((material) => (material.kind === 'photos' ? inGalleryOrder(material.photos) : []))
}
