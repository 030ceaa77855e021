import type { Cents, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../ports/database.ts'

/** One movement, for an ensaio; `amount` is signed. */
export interface Movement {
  companyId: number
  sessionId: number | null
  kind: 'payment' | 'order' | 'refund' | 'fee' | 'adjustment'
  amount: Cents
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
      account,
      kind: movement.kind,
      amount_cents: movement.amount,
      created_at: now,
    })
    .execute()
}

/** Moves a company's credit; a constraint keeps the balance from going below zero (D24). */
export async function moveCredit(tx: Tx, movement: Movement, now: Instant): Promise<void> {
  if (movement.amount === 0) return
  await record(tx, 'credit', movement, now)
  await tx
    .updateTable('companies')
    .set({ balance_cents: sql`balance_cents + ${movement.amount}` })
    .where('id', '=', movement.companyId)
    .execute()
}

/** Notes what a postpaid company will be billed (D25). */
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
