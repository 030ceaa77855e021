import { type Cents, type Instant, isPrepaid, type PaymentPlan } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { CompanyTables } from '../../database/tables/company.ts'

/** One movement, for an ensaio; `amount` is signed. */
export interface Movement {
  companyId: number
  sessionId: number | null
  paymentId?: number
  refundId?: number
  statementId?: number
  kind: CompanyTables['ledger_entries']['kind']
  amount: Cents
  /** Why, and who of our people: of adjustments and changes of service. */
  reason?: string
  userId?: number
}

async function record(
  tx: Tx,
  account: 'credit' | 'invoice',
  movement: Movement,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values({
      company_id: movement.companyId,
      session_id: movement.sessionId,
      payment_id: movement.paymentId ?? null,
      refund_id: movement.refundId ?? null,
      statement_id: movement.statementId ?? null,
      account,
      kind: movement.kind,
      amount_cents: movement.amount,
      reason: movement.reason ?? null,
      user_id: movement.userId ?? null,
      created_at: now,
    })
    .execute()
}

/** Moves a company's credit; a constraint keeps the balance from going below zero (rule credit-ledger). */
export async function moveCredit(tx: Tx, movement: Movement, now: Instant): Promise<void> {
  if (movement.amount === 0) return
  await record(tx, 'credit', movement, now)
  await tx
    .updateTable('companies')
    .set({ balance_cents: sql`balance_cents + ${movement.amount}` })
    .where('id', '=', movement.companyId)
    .execute()
}

/** Reads a company's plan and balance without a lock. */
export function readCredit(db: Database, companyId: number) {
  return db
    .selectFrom('companies')
    .select(['payment_plan', 'balance_cents'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Reads and locks a company's plan and balance, whether it is active, and what it was united with; null when the company does not exist. */
export async function findCredit(tx: Tx, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['id', 'payment_plan', 'balance_cents', 'active', 'merged_into'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return company ?? null
}

/** The same for a company that must exist, or the one that it was united with meanwhile (rule merged-company). */
export async function lockCredit(tx: Tx, companyId: number) {
  const company = await findCredit(tx, companyId)
  if (company === null) throw new Error(`There is no company ${companyId}.`)
  if (company.merged_into === null) return company
  const united = await findCredit(tx, company.merged_into)
  if (united === null) throw new Error(`There is no company ${company.merged_into}.`)
  return united
}

/** Debits a company for what it orders, all or nothing; false when its credit does not suffice. */
export async function debitOrders(
  tx: Tx,
  companyId: number,
  orders: readonly { sessionId: number; price: Cents }[],
  now: Instant,
): Promise<boolean> {
  const total = orders.reduce((sum, { price }) => sum + price, 0)
  const debited = await tx
    .updateTable('companies')
    .set({ balance_cents: sql`balance_cents - ${total}` })
    .where('id', '=', companyId)
    .where('balance_cents', '>=', total)
    .returning('id')
    .executeTakeFirst()
  if (debited === undefined) return false
  for (const { sessionId, price } of orders) {
    if (price !== 0) await record(tx, 'credit', { companyId, sessionId, kind: 'order', amount: -price }, now)
  }
  return true
}

/** Records an amount to bill to a postpaid company (rule order-payment). */
export async function billLater(tx: Tx, movement: Movement, now: Instant): Promise<void> {
  if (movement.amount !== 0) await record(tx, 'invoice', movement, now)
}

/** What a company's credit account was debited for an ensaio, as a positive sum; nothing when it was not. */
export async function debitedFor(tx: Tx, sessionId: number): Promise<Cents> {
  const row = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::int`.as('debited'))
    .where('session_id', '=', sessionId)
    .where('account', '=', 'credit')
    .executeTakeFirstOrThrow()
  return Math.max(0, row.debited)
}

/** Is an ensaio paid from credit, and not billed? One without a price has no entries yet and follows its company's plan. */
export async function isPaidByCredit(
  tx: Database,
  { sessionId, price, plan }: { sessionId: number; price: Cents; plan: PaymentPlan },
): Promise<boolean> {
  const { credited, billed } = await tx
    .selectFrom('ledger_entries')
    .select([
      sql<boolean>`coalesce(bool_or(account = 'credit'), false)`.as('credited'),
      sql<boolean>`coalesce(bool_or(account = 'invoice'), false)`.as('billed'),
    ])
    .where('session_id', '=', sessionId)
    .where('kind', 'in', ['order', 'service_change'])
    .executeTakeFirstOrThrow()
  if (credited || billed) return credited
  return price === 0 && isPrepaid({ payment_plan: plan })
}

/** A payment's sum, for a company. */
export interface PaymentCredit {
  companyId: number
  paymentId: number
  amount: Cents
}

/** Credits a payment; a unique index allows it once (rule payment-once). */
export async function giveCredit(tx: Tx, payment: PaymentCredit, now: Instant): Promise<void> {
  await moveCredit(tx, { ...payment, sessionId: null, kind: 'payment' }, now)
}

/** Takes a payment's credit back, once; what was spent already is billed instead, as no balance goes below zero (rule credit-ledger). */
export async function takeCreditBack(tx: Tx, payment: PaymentCredit, now: Instant): Promise<void> {
  const { balance_cents } = await lockCredit(tx, payment.companyId)
  const left = Math.min(payment.amount, balance_cents)
  const reversal = { ...payment, sessionId: null, kind: 'reversal' as const }
  await moveCredit(tx, { ...reversal, amount: -left }, now)
  await billLater(tx, { ...reversal, amount: left - payment.amount }, now)
}
