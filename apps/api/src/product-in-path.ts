import { type Material, takesMaterial } from '@ensaio/domain'
import type { Database } from './ports/database.ts'
import { refuse } from './refusal.ts'
import { findProduct, type ProductPath, type ReachedProduct } from './repositories/products.ts'
import type { Viewer } from './viewer.ts'

/** The product that a path names, for whoever reaches it; 404 otherwise, also when it takes no such material (D1). */
export async function productInPath(
  db: Database,
  viewer: Viewer | null,
  path: ProductPath,
  material?: Material,
): Promise<ReachedProduct> {
  if (viewer === null) refuse('signed_out')
  const product = await findProduct(db, viewer, path)
  if (product === null || (material && !takesMaterial(product.item_id, material))) refuse('not_found')
  return product
}
