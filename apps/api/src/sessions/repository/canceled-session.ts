import type { Cents, Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** Marks a locked ensaio as cancelled. */
export async function markCanceled(tx: Tx, sessionId: number, fee: Cents, now: Instant): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: 3, canceled_at: now, cancellation_fee_cents: fee })
    .where('id', '=', sessionId)
    .execute()
}
