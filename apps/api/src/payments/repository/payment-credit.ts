import type { Cents, Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { billLater, lockCredit, moveCredit } from './ledger.ts'

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
