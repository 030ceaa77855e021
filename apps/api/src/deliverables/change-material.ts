import { type Instant, type Material, materialRefusal } from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import type { SessionEventKind } from '../database/tables/session.ts'
import { refuse } from '../http/refusal.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { productInPath } from './product-in-path.ts'
import { findProduct, lockProduct, type ProductPath, type ReachedProduct } from './repository/products.ts'

/** What came of a change, and what there is to tell of it; `event` null when all was as wished already. */
export interface Changed<Result> {
  result: Result
  event: { kind: SessionEventKind; detail: Record<string, unknown> } | null
}

/** The product of a path when staff may add to it or take from it; 404 or 409 otherwise. */
export async function productToFill(
  db: Database,
  { viewer, path, material }: { viewer: Viewer; path: ProductPath; material: Material },
): Promise<ReachedProduct> {
  const product = await productInPath(db, viewer, path, material)
  const refusal = materialRefusal(product.session_status)
  if (refusal !== null) refuse('transition_refused', refusal)
  return product
}

/**
 * Changes what a product holds, one at a time, and notes who did what in the same transaction. The work gets the product as it is by then: it may
 * have been delivered while a file was being read.
 */
export async function changeMaterial<Result>(
  db: Database,
  { viewer, product }: { viewer: Viewer; product: ReachedProduct },
  now: Instant,
  work: (tx: Tx, product: ReachedProduct) => Promise<Changed<Result>>,
): Promise<Result> {
  return transact(db, async (tx) => {
    if (!(await lockProduct(tx, product.id))) refuse('not_found')
    const path = { id: product.session_id, productId: product.id }
    const { result, event } = await work(tx, (await findProduct(tx, viewer, path)) ?? refuse('not_found'))
    if (event !== null) {
      const detail = { product_id: product.id, item_id: product.item_id, ...event.detail }
      const told = { sessionId: product.session_id, ...actorOf(viewer), kind: event.kind, detail }
      await recordEvent(tx, told, now)
    }
    return result
  })
}
