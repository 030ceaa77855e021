import type { Cents, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { PaidRenewal } from '../../database/tables/payment.ts'
import { readsMails } from '../../mail/repository/mail-readers.ts'

/** A payment about to be made. */
export interface NewPayment {
  reference: string
  companyId: number
  userId: number
  keyHash: string | null
  bodyHash: string
  amount: Cents
  description: string
  renews: PaidRenewal | null
  payerName: string
  payerIdentity: string
  method: 'card' | 'pix'
  /** Until when a PIX can be paid. */
  expiresAt?: Instant
}

const outcome = [
  'id',
  'reference',
  'status',
  'message',
  'has_error',
  'body_hash',
  'amount_cents',
  'description',
  'pix_code',
  'expires_at',
  'renews',
] as const

/** How a payment stands, as it is answered. */
export interface PaymentRow {
  id: number
  reference: string
  status: number
  message: string | null
  has_error: boolean
  body_hash: string
  amount_cents: Cents
  description: string
  pix_code: string | null
  expires_at: Instant | null
  renews: PaidRenewal | null
}

/** Writes a pending payment before the gateway is called; null when its key was already used. */
export async function insertPayment(
  db: Database,
  payment: NewPayment,
  { now, checkAt }: { now: Instant; checkAt: Instant },
): Promise<PaymentRow | null> {
  const inserted = await db
    .insertInto('payments')
    .values({
      reference: payment.reference,
      company_id: payment.companyId,
      user_id: payment.userId,
      key_hash: payment.keyHash,
      body_hash: payment.bodyHash,
      amount_cents: payment.amount,
      description: payment.description,
      renews: payment.renews && JSON.stringify(payment.renews),
      payer_name: payment.payerName,
      payer_identity: payment.payerIdentity,
      method: payment.method,
      expires_at: payment.expiresAt ?? null,
      status: 1,
      created_at: now,
      check_at: checkAt,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning(outcome)
    .executeTakeFirst()
  return inserted ?? null
}

/** The payment made under a key; null when there is none. */
export async function findByKey(db: Database, keyHash: string): Promise<PaymentRow | null> {
  const found = await db
    .selectFrom('payments')
    .select(outcome)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return found ?? null
}

/** Does a payment of this company, told by the hash of its body, made since then and under another key, still have no answer? */
export async function isPaymentOpen(
  db: Database,
  { companyId, bodyHash, keyHash }: { companyId: number; bodyHash: string; keyHash: string | null },
  since: Instant,
): Promise<boolean> {
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('body_hash', '=', bodyHash)
    .where('status', 'in', [1, 2, 14])
    .where('has_error', '=', false)
    .where('created_at', '>', since)
    .where(sql<boolean>`key_hash is distinct from ${keyHash}`)
    .executeTakeFirst()
  return open !== undefined
}

/** A company's payment; null when it has none of that reference. */
export async function findPayment(
  db: Database,
  companyId: number,
  reference: string,
): Promise<PaymentRow | null> {
  const found = await db
    .selectFrom('payments')
    .select(outcome)
    .where('reference', '=', reference)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found ?? null
}

/** The newest unpaid PIX of a person whose code can still be paid, of one body only where its hash is given; null without one. */
export async function findOpenPix(
  db: Database,
  { companyId, userId, bodyHash }: { companyId: number; userId: number; bodyHash?: string },
  now: Instant,
): Promise<PaymentRow | null> {
  const open = await db
    .selectFrom('payments')
    .select(outcome)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('method', '=', 'pix')
    .where('status', 'in', [1, 2, 14])
    .where('pix_code', 'is not', null)
    .where('expires_at', '>', now)
    .$if(bodyHash !== undefined, (query) => query.where('body_hash', '=', bodyHash ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open ?? null
}

/** Reads and locks a payment for a change; concurrent changes wait and then see the result. */
export function lockPayment(tx: Tx, id: number) {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** New facts about a payment. */
export interface LearntPayment {
  status: number
  message: string | null
  transaction_id?: string
  has_error?: boolean
  paid_at?: Instant
  pix_code?: string
  expires_at?: Instant
  check_at: Instant | null
  key_hash?: null
}

/** Writes new facts about a payment. */
export async function updatePayment(tx: Tx, id: number, learnt: LearntPayment): Promise<void> {
  await tx.updateTable('payments').set(learnt).where('id', '=', id).execute()
}

/** A payment whose status has to be queried at the gateway. */
export interface OpenPayment {
  id: number
  reference: string
  transaction_id: string | null
  created_at: Instant
  expires_at: Instant | null
}

/**
 * Claims payments due for a status query, skipping those claimed by another process; the delay doubles with each try, but while a PIX can
 * be paid it stays at most 40 seconds, as somebody waits in front of it.
 */
export async function takeOpenPayments(db: Database, now: Instant, count: number): Promise<OpenPayment[]> {
  const taken = await sql<OpenPayment>`
    update payments set checks = checks + 1,
      check_at = ${now}::timestamptz + interval '5 seconds' * power(2, least(checks + 1,
        case when expires_at > ${now}::timestamptz then 3 else 12 end))
    where id in (
      select id from payments where check_at <= ${now}::timestamptz
      order by check_at limit ${count}::int for update skip locked
    )
    returning id, reference, transaction_id, created_at, expires_at`.execute(db)
  return taken.rows
}

/** A payment by its reference alone, for the gateway's notices. */
export async function findOpenPayment(db: Database, reference: string): Promise<OpenPayment | null> {
  const found = await db
    .selectFrom('payments')
    .select(['id', 'reference', 'transaction_id', 'created_at', 'expires_at'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return found ?? null
}

/**
 * The address and name of a payer, and the credit of their company; once the payer's access was taken away, those of the managers who can sign
 * in (rule mail-readers). Empty when the payer belongs to no company.
 */
export function findPaymentReaders(tx: Tx, payerId: number) {
  return tx
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .innerJoin('users as told', 'told.company_id', 'companies.id')
    .select(['told.email as recipient', 'told.name', 'companies.balance_cents as balance'])
    .where('users.id', '=', payerId)
    .where(readsMails)
    .orderBy('told.id')
    .execute()
}
