import {
  arePlanRoomsSame,
  type Blueprint,
  type BodyOutput,
  type Instant,
  type PlanRoom,
  planPictures,
  type savePlanRooms,
} from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { changeMaterial } from '../change-material.ts'
import { productInPath } from '../product-in-path.ts'
import { findBlueprint, writePlanRooms } from '../repository/blueprints.ts'
import type { ProductPath } from '../repository/products.ts'
import { tagsOf } from '../repository/tags.ts'

const changedMeanwhile = 'Outra pessoa mudou os ambientes desta planta. Confira as marcas e salve de novo.'

/** Refuses marks on pages that have no picture and marks of rooms that do not exist, each at its field. */
async function refuseUnknown(tx: Tx, plan: Blueprint, rooms: readonly PlanRoom[]): Promise<void> {
  const pages = planPictures(plan).length
  const known = new Set((await tagsOf(tx, 'photos')).map(({ id }) => id))
  const wrong = rooms.flatMap(({ page, tag_id }, place): [string, string][] => [
    ...(page > pages
      ? [[`rooms.${place}.page`, 'Esta página não existe na planta.'] as [string, string]]
      : []),
    ...(known.has(tag_id)
      ? []
      : [[`rooms.${place}.tag_id`, 'Escolha um ambiente que existe.'] as [string, string]]),
  ])
  if (wrong.length > 0) refuse('invalid', wrong[0]?.[1], Object.fromEntries(wrong))
}

/** Replaces the rooms marked on a plan; refused when they are no longer as the caller saw them (rule plan-rooms). */
export async function markRooms(
  db: Database,
  request: {
    viewer: Viewer
    path: ProductPath & { blueprintId: number }
    input: BodyOutput<typeof savePlanRooms>
  },
  now: Instant,
): Promise<Blueprint> {
  const { viewer, path, input } = request
  const { rooms, seen } = input
  const product = await productInPath(db, viewer, path, 'blueprints')
  return changeMaterial(db, { viewer, product }, now, async (tx) => {
    const plan = (await findBlueprint(tx, product.id, path.blueprintId)) ?? refuse('not_found')
    const marked = plan.rooms ?? []
    if (arePlanRoomsSame(marked, rooms)) return { result: plan, event: null }
    if (seen && !arePlanRoomsSame(marked, seen)) refuse('transition_refused', changedMeanwhile)
    await refuseUnknown(tx, plan, rooms)
    await writePlanRooms(tx, plan.id, rooms)
    const detail = { blueprint_id: plan.id, from: marked.length, to: rooms.length }
    return { result: { ...plan, rooms }, event: { kind: 'plan_rooms_marked', detail } }
  })
}
