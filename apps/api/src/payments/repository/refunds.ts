import {
  type Cents,
  centsOf,
  type Instant,
  isPaid,
  mostListedPayments,
  type RefundState,
  reaisOf,
  type StaffPayment,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** A refund about to be asked for. */
export interface NewRefund {
  paymentId: number
  userId: number
  keyHash: string | null
  bodyHash: string
  amount: Cents
  reason: string
  checkAt: Instant | null
}

/** Writes a pending refund. */
export async function insertRefund(tx: Tx, refund: NewRefund, now: Instant): Promise<number> {
  const { id } = await tx
    .insertInto('payment_refunds')
    .values({
      payment_id: refund.paymentId,
      user_id: refund.userId,
      key_hash: refund.keyHash,
      body_hash: refund.bodyHash,
      amount_cents: refund.amount,
      reason: refund.reason,
      created_at: now,
      check_at: refund.checkAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The body under which a key was used before; null when it was not. */
export async function refundBodyOf(db: Database, keyHash: string): Promise<string | null> {
  const found = await db
    .selectFrom('payment_refunds')
    .select('body_hash')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return found?.body_hash ?? null
}

/** The sum of a payment's refunds in these states; without states, of all that did not fail. */
export async function refundedOf(
  tx: Tx,
  paymentId: number,
  states: readonly RefundState[] = ['pending', 'done'],
): Promise<Cents> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('refunded'))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return row.refunded
}

/** Reads and locks a company's payment; null when it has none of that reference. */
export async function lockPaymentOf(tx: Tx, companyId: number, reference: string) {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  return payment ?? null
}

/** The payment of a refund; null when the company has no such refund. */
export async function paymentOfRefund(db: Database, id: number, companyId?: number): Promise<number | null> {
  const found = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('p.id')
    .where('r.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('p.company_id', '=', companyId ?? 0))
    .executeTakeFirst()
  return found?.id ?? null
}

/** A refund, read under the lock of its payment. */
export function readRefund(tx: Tx, id: number) {
  return tx.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Ends a refund. */
export async function endRefund(
  tx: Tx,
  id: number,
  end: { state: Exclude<RefundState, 'pending'>; message: string | null },
): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ ...end, check_at: null })
    .where('id', '=', id)
    .execute()
}

/** A refund whose answer has to be looked up. */
export interface OpenRefund {
  id: number
  created_at: Instant
  reference: string
  transaction_id: string | null
}

/** Claims refunds due for a look-up, skipping those claimed by another process. */
export async function takeOpenRefunds(db: Database, now: Instant, count: number): Promise<OpenRefund[]> {
  const taken = await sql<OpenRefund>`
    with due as (
      update payment_refunds set check_at = ${now}::timestamptz + interval '1 minute'
      where id in (
        select id from payment_refunds where check_at <= ${now}::timestamptz
        order by check_at limit ${count}::int for update skip locked
      )
      returning id, created_at, payment_id
    )
    select due.id, due.created_at, p.reference, p.transaction_id
    from due join payments p on p.id = due.payment_id`.execute(db)
  return taken.rows
}

/** The payments of a company for staff, newest first: those that a screen shows, or all without a limit. */
export async function readPayments(
  db: Database,
  companyId: number,
  limit: number | null = mostListedPayments,
): Promise<StaffPayment[]> {
  const company = await db
    .selectFrom('companies')
    .select('balance_cents')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('payments')
    .select([
      'id',
      'reference',
      'method',
      'status',
      'created_at',
      'description',
      'payer_name',
      'amount_cents',
      'transaction_id',
    ])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const refunds = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('users', 'users.id', 'r.user_id')
    .select(['r.id', 'r.payment_id', 'r.amount_cents', 'r.state', 'r.reason', 'r.created_at', 'r.message'])
    .select('users.name as author')
    .where('p.company_id', '=', companyId)
    .orderBy('r.id')
    .execute()
  const refundsOf = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return rows.map(({ id, payer_name: payer, amount_cents, transaction_id, ...payment }) => {
    const own = (refundsOf.get(id) ?? []).map(({ payment_id, amount_cents: cents, ...refund }) => ({
      ...refund,
      amount: reaisOf(cents),
    }))
    const refunded = own.reduce(
      (sum, { state, amount }) => sum + (state === 'failed' ? 0 : centsOf(amount)),
      0,
    )
    const isHere = isPaid(payment.status) && transaction_id !== null
    const left = isHere ? Math.min(amount_cents - refunded, company.balance_cents) : 0
    // A PIX is given back whole.
    const refundable = payment.method === 'pix' && left < amount_cents ? 0 : left
    return { ...payment, payer, amount: reaisOf(amount_cents), refundable: reaisOf(refundable), refunds: own }
  })
}
