import { type ItemId, type ProductStatus, productStatus, type SessionStatus } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import {
  accessibleTo,
  holdsMaterial,
  visibleMaterial,
  visibleProducts,
} from '../../sessions/repository/access.ts'

/** A product of an ensaio as the path of a request names it. */
export interface ProductPath {
  id: number
  productId: number
}

/** A product that somebody reaches. */
export interface ReachedProduct {
  id: number
  session_id: number
  item_id: ItemId
  title: string
  status: ProductStatus
  session_status: SessionStatus
  /** May its material be looked at by whoever asked? */
  is_seen: boolean
}

/** The product of a path; null when there is none, or when the viewer does not reach it (rule accessible-to). */
export async function findProduct(
  db: Database,
  viewer: Viewer,
  { id, productId }: ProductPath,
): Promise<ReachedProduct | null> {
  const found = await db
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .innerJoin('items', 'items.id', 'p.item_id')
    .select(['p.id', 'p.session_id', 'p.item_id', 'p.status', 's.status as session_status', 'items.title'])
    .select(sql<boolean>`${visibleMaterial(viewer)}`.as('is_seen'))
    .where('p.id', '=', productId)
    .where('s.id', '=', id)
    .where(visibleProducts(viewer))
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

/** Holds a product until the transaction ends: whoever changes what it holds takes turns here. False when it was removed meanwhile. */
export async function lockProduct(tx: Tx, productId: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('session_products')
    .select('id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** Holds the products of an ensaio that has another service now: nobody fills those that are about to be removed. */
export async function lockProducts(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .selectFrom('session_products')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Adds products that wait for the visit, and removes empty ones. */
export async function exchangeProducts(
  tx: Tx,
  sessionId: number,
  { added, removed }: { added: readonly ItemId[]; removed: readonly ItemId[] },
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('session_products')
      .where('session_id', '=', sessionId)
      .where('item_id', 'in', removed)
      .execute()
  }
  if (added.length === 0) return
  await tx
    .insertInto('session_products')
    .values(added.map((item_id) => ({ session_id: sessionId, item_id, status: productStatus.waiting })))
    .execute()
}

/** The products of an ensaio, with what tells whether all is delivered. */
export async function productsOf(tx: Database, sessionId: number) {
  return tx
    .selectFrom('session_products as p')
    .innerJoin('items', 'items.id', 'p.item_id')
    .select(['p.id', 'p.item_id', 'p.status', 'items.title'])
    .select(sql<boolean>`not ${holdsMaterial}`.as('isEmpty'))
    .where('p.session_id', '=', sessionId)
    .orderBy('p.item_id')
    .execute()
}

/** Says how far a product is. */
export async function writeProgress(tx: Tx, productId: number, status: ProductStatus): Promise<void> {
  await tx.updateTable('session_products').set({ status }).where('id', '=', productId).execute()
}

/** Says that everything of an ensaio is delivered: its stages, and what was skipped, too. Returns the ids of the products that were not before. */
export async function endProduction(tx: Tx, sessionId: number): Promise<number[]> {
  const ended = await tx
    .updateTable('session_products')
    .set({ status: productStatus.delivered })
    .where('session_id', '=', sessionId)
    .where('status', '<>', productStatus.delivered)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Says that what is in production waits for the visit again. */
export async function stopProduction(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .updateTable('session_products')
    .set({ status: productStatus.waiting })
    .where('session_id', '=', sessionId)
    .where('status', '=', productStatus.inProduction)
    .execute()
}

/** Says that what was scheduled is in production, once the visit took place. */
export async function startProduction(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .updateTable('session_products')
    .set({ status: productStatus.inProduction })
    .where('session_id', '=', sessionId)
    .where('status', '=', productStatus.waiting)
    .execute()
}
