import type { Blueprint, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { blueprintUrl } from './deliverables.ts'

/** A plan that is stored and waits for its row. */
export interface NewBlueprint {
  file: string
  file_name: string
  file_extension: string
  bytes: number
  sha256: string
  is_location_free: boolean
}

function onWire(row: { id: number; file_name: string; file_extension: string }): Blueprint {
  return { ...row, url: blueprintUrl(row.id, row.file_extension) }
}

/** The plan of a product that has just these bytes; null when there is none. */
export async function findSameBlueprint(
  tx: Tx,
  productId: number,
  sha256: string,
): Promise<Blueprint | null> {
  const found = await tx
    .selectFrom('blueprints')
    .select(['id', 'file_name', 'file_extension'])
    .where('session_product_id', '=', productId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return found === undefined ? null : onWire(found)
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
    .returning(['id', 'file_name', 'file_extension'])
    .executeTakeFirstOrThrow()
  return onWire(row)
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
