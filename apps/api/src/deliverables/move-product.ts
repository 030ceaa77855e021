import {
  type Instant,
  isAllDelivered,
  type ProductStatus,
  productStatus,
  progressRefusal,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { askForProducts } from '../files/sizes/repository/derivatives.ts'
import { refuse } from '../http/refusal.ts'
import { resolveCorrections } from '../sessions/conversation/repository/threads.ts'
import { lockSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { deliverSession } from './deliver-session.ts'
import { productInPath } from './product-in-path.ts'
import { type ProductPath, productsOf, writeProgress } from './repository/products.ts'

/** Says how far a product is. With the last one that the client gets, the whole ensaio is delivered (4→5, 8→5) and who ordered it hears. */
export async function moveProduct(
  db: Database,
  input: { viewer: Viewer; path: ProductPath; status: ProductStatus; links: Links },
  now: Instant,
): Promise<void> {
  await transact(db, async (tx) => {
    const session = await lockSession(tx, input.viewer, input.path.id)
    const product = await productInPath(tx, input.viewer, input.path)
    if (session === null) refuse('not_found')
    if (product.status === input.status) return
    const refusal = progressRefusal(session.status, input.status)
    if (refusal !== null) refuse('transition_refused', refusal)
    await writeProgress(tx, product.id, input.status)
    if (input.status === productStatus.delivered) {
      await askForProducts(tx, [product.id], now)
      await resolveCorrections(tx, [product.id], now)
    }
    const detail = { product_id: product.id, item_id: product.item_id, to: input.status }
    const event = { sessionId: session.id, ...actorOf(input.viewer), kind: 'product_moved', detail } as const
    await recordEvent(tx, event, now)
    if (isAllDelivered(await productsOf(tx, session.id))) await deliverSession(tx, session, input, now)
  })
}
