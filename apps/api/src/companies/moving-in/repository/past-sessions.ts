import { type Instant, isClientItem, productStatus, status } from '@ensaio/domain'
import type { Tx } from '../../../database/database.ts'

/** Ends an imported ensaio as it ended then: delivered, with its link where the client sees it (rule client-items), or cancelled without a fee. */
export async function endSession(
  tx: Tx,
  { id, start, isDelivered, link }: { id: number; start: Instant; isDelivered: boolean; link: string | null },
): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({
      status: isDelivered ? status.delivered : status.canceled,
      scheduled_for: start,
      delivered_at: isDelivered ? start : null,
      canceled_at: isDelivered ? null : start,
    })
    .where('id', '=', id)
    .execute()
  if (!isDelivered) return
  const products = await tx
    .updateTable('session_products')
    .set({ status: productStatus.delivered })
    .where('session_id', '=', id)
    .returning(['id', 'item_id'])
    .execute()
  const seen = products.filter(({ item_id }) => isClientItem(item_id))
  const first = Math.min(...seen.map((product) => product.id))
  if (link === null || !Number.isFinite(first)) return
  await tx.insertInto('links').values({ session_product_id: first, url: link }).execute()
}
