import type { Blueprint, Instant, PlanRoom } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { blueprintsOf, blueprintUrl } from './deliverables.ts'

/** A plan that is stored and waits for its row. */
export interface NewBlueprint {
  file: string
  file_name: string
  file_extension: string
  bytes: number
  sha256: string
  is_location_free: boolean
}

/** A plan of a product; null when the product has none of that id. */
export async function findBlueprint(
  tx: Tx,
  productId: number,
  blueprintId: number,
): Promise<Blueprint | null> {
  const plans = await blueprintsOf(tx, [productId])
  const found = plans.find(({ id }) => id === blueprintId)
  if (found === undefined) return null
  const { session_product_id: _, ...plan } = found
  return plan
}

/** Replaces the rooms marked on a plan of a locked product. */
export async function writePlanRooms(tx: Tx, blueprintId: number, rooms: readonly PlanRoom[]): Promise<void> {
  await tx
    .updateTable('blueprints')
    .set({ rooms: JSON.stringify(rooms) })
    .where('id', '=', blueprintId)
    .execute()
}

/** The plan of a product that has just these bytes; null when there is none. */
export async function findSameBlueprint(
  tx: Tx,
  productId: number,
  sha256: string,
): Promise<Blueprint | null> {
  const found = await tx
    .selectFrom('blueprints')
    .select('id')
    .where('session_product_id', '=', productId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return found === undefined ? null : findBlueprint(tx, productId, found.id)
}

/** Counts the plans of a product. */
export async function countBlueprints(tx: Tx, productId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('blueprints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('session_product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a plan; the pages of a pdf are drawn later (rule plan-pages). */
export async function insertBlueprint(
  tx: Tx,
  productId: number,
  plan: NewBlueprint,
  now: Instant,
): Promise<Blueprint> {
  const row = await tx
    .insertInto('blueprints')
    .values({
      ...plan,
      session_product_id: productId,
      pages_due_at: plan.file_extension === 'pdf' ? now : null,
    })
    .returning(['id', 'file_name', 'file_extension', 'rooms'])
    .executeTakeFirstOrThrow()
  return { ...row, url: blueprintUrl(row.id, row.file_extension) }
}

/** Removes a plan and says which file it had; null when the product has none of that id. */
export async function deleteBlueprint(
  tx: Tx,
  productId: number,
  blueprintId: number,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('blueprints')
    .where('session_product_id', '=', productId)
    .where('id', '=', blueprintId)
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? null
}
