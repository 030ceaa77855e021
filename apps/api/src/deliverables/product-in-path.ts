import { type Material, takesMaterial } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { findProduct, type ProductPath, type ReachedProduct } from './repository/products.ts'

/**
 * The product that a path names, for whoever reaches it; 404 otherwise, also when it takes no such material, or when that is not yet handed
 * over to the client who asks.
 */
export async function productInPath(
  db: Database,
  viewer: Viewer | null,
  path: ProductPath,
  material?: Material,
): Promise<ReachedProduct> {
  if (viewer === null) refuse('signed_out')
  const product = await findProduct(db, viewer, path)
  if (product === null) refuse('not_found')
  if (material && !(takesMaterial(product.item_id, material) && product.is_seen)) refuse('not_found')
  return product
}
