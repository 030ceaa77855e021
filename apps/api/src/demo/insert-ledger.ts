import type { Instant } from '@ensaio/domain'
import type { Tx } from '../ports/database.ts'
import { billLater, moveCredit } from '../repositories/ledger.ts'
import { demoCompanies } from './companies.ts'
import type { DemoPeopleIds } from './insert-people.ts'
import type { DemoSession } from './insert-sessions.ts'

/** Pays for what prepaid companies ordered, so that each ends up with the balance it should show; bills fees to the others. */
export async function insertLedger(
  tx: Tx,
  sessions: readonly DemoSession[],
  people: DemoPeopleIds,
  now: Instant,
): Promise<void> {
  for (const company of demoCompanies) {
    const companyId = people.companies.get(company.key) ?? 0
    const own = sessions.filter((session) => session.company === company.key)
    if (company.paymentPlan === 2) {
      for (const { id, fee, canceledAt } of own) {
        if (fee && canceledAt)
          await billLater(tx, { companyId, sessionId: id, kind: 'fee', amount: -fee }, canceledAt)
      }
      continue
    }
    // Cancelled ones first: their refunds then pay for the rest, and the balance never dips below zero.
    const inOrder = own.toSorted(
      (one, other) => Number(other.canceledAt !== null) - Number(one.canceledAt !== null),
    )
    const spent = own.reduce((sum, { price, canceledAt, fee }) => sum + (canceledAt ? (fee ?? 0) : price), 0)
    const paidAt = own[0]?.createdAt ?? now
    await moveCredit(
      tx,
      { companyId, sessionId: null, kind: 'payment', amount: spent + company.balance },
      paidAt,
    )
    for (const { id, price, createdAt, canceledAt, fee } of inOrder) {
      await moveCredit(tx, { companyId, sessionId: id, kind: 'order', amount: -price }, createdAt)
      if (!canceledAt) continue
      await moveCredit(tx, { companyId, sessionId: id, kind: 'refund', amount: price }, canceledAt)
      await moveCredit(tx, { companyId, sessionId: id, kind: 'fee', amount: -(fee ?? 0) }, canceledAt)
    }
  }
}
