import { randomBytes } from 'node:crypto'
import type { Cents, Instant } from '@ensaio/domain'
import { brCode } from '../../adapters/gateway/br-code.ts'
import type { Tx } from '../../database/database.ts'
import { moveCredit } from '../../payments/repository/ledger.ts'
import { endRefund, insertRefund } from '../../payments/repository/refunds.ts'

/** A payment of the demo. */
interface DemoPayment {
  companyId: number
  userId: number
  amount: Cents
  at: Instant
  method?: 'card' | 'pix'
}

async function insertPayment(tx: Tx, payment: DemoPayment, isPaid: boolean): Promise<number> {
  const { companyId, userId, amount, at, method = 'card' } = payment
  const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  const reference = `pay_${randomBytes(18).toString('base64url')}`
  const merchant = { merchant: 'Ensaio Fotografia', city: 'Sao Paulo' }
  const { id } = await tx
    .insertInto('payments')
    .values({
      reference,
      transaction_id: `${reference}.${isPaid ? 'paid' : 'expiring'}`,
      company_id: companyId,
      user_id: userId,
      body_hash: '',
      amount_cents: amount,
      description: 'Créditos Ensaio',
      payer_name: user.name,
      payer_identity: '52998224725',
      status: isPaid ? 3 : 1,
      method,
      ...(method === 'pix'
        ? {
            pix_code: brCode({ reference, amount, ...merchant }),
            expires_at: new Date(Date.parse(at) + 30 * 60_000).toISOString(),
          }
        : {}),
      created_at: at,
      paid_at: isPaid ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a past payment that succeeded, by card unless told otherwise, with its credit. */
export async function buyCredit(tx: Tx, payment: DemoPayment): Promise<number> {
  const id = await insertPayment(tx, payment, true)
  const { companyId, amount, at } = payment
  await moveCredit(tx, { companyId, sessionId: null, paymentId: id, kind: 'payment', amount }, at)
  return id
}

/** Writes a PIX whose code nobody paid. */
export async function leavePixUnpaid(tx: Tx, payment: Omit<DemoPayment, 'method'>): Promise<void> {
  await insertPayment(tx, { ...payment, method: 'pix' }, false)
}

/** Writes a payment that a member of staff gave back. */
export async function buyAndRefund(
  tx: Tx,
  payment: DemoPayment,
  refund: { staffId: number; reason: string },
): Promise<void> {
  const { companyId, amount, at } = payment
  const paymentId = await buyCredit(tx, payment)
  const { staffId: userId, reason } = refund
  const id = await insertRefund(
    tx,
    { paymentId, userId, keyHash: null, bodyHash: '', amount, reason, checkAt: null },
    at,
  )
  await endRefund(tx, id, { state: 'done', message: null })
  await tx.updateTable('payments').set({ status: 6 }).where('id', '=', paymentId).execute()
  const movement = { companyId, sessionId: null, refundId: id, userId }
  await moveCredit(tx, { ...movement, kind: 'repayment', amount: -amount }, at)
}
