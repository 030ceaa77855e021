import { randomBytes } from 'node:crypto'
import type { Cents, Instant } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import { moveCredit } from '../payments/repository/ledger.ts'

/** Writes a past card payment that succeeded, with its credit. */
export async function buyCredit(
  tx: Tx,
  { companyId, userId, amount, at }: { companyId: number; userId: number; amount: Cents; at: Instant },
): Promise<void> {
  const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('payments')
    .values({
      reference: `pay_${randomBytes(18).toString('base64url')}`,
      company_id: companyId,
      user_id: userId,
      body_hash: '',
      amount_cents: amount,
      description: 'Créditos Ensaio',
      payer_name: user.name,
      payer_identity: '52998224725',
      status: 3,
      created_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveCredit(tx, { companyId, sessionId: null, paymentId: id, kind: 'payment', amount }, at)
}
