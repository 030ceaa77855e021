import type { Cents, Instant } from '@ensaio/domain'
import type { Tx } from '../ports/database.ts'

/** A company's ensaio with its row locked, as cancelling needs it; null when the company has none of that id. */
export async function lockForCancel(tx: Tx, companyId: number, sessionId: number) {
  const found = await tx
    .selectFrom('photo_sessions as s')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .select(['s.id', 's.status', 's.scheduled_for', 's.price_cents', 'companies.payment_plan'])
    .where('s.id', '=', sessionId)
    .where('s.company_id', '=', companyId)
    .forUpdate('s')
    .executeTakeFirst()
  return found ?? null
}

/** Marks a locked ensaio as cancelled. */
export async function markCanceled(tx: Tx, sessionId: number, fee: Cents, now: Instant): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: 3, canceled_at: now, cancellation_fee_cents: fee })
    .where('id', '=', sessionId)
    .execute()
}
