import type { Cents, Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { billLater, moveCredit } from '../../payments/repository/ledger.ts'
import { type DemoCompany, demoCompanies } from '../companies.ts'
import type { DemoPeopleIds } from '../insert-people.ts'
import type { DemoSession } from '../insert-sessions.ts'
import { buyAndRefund, buyCredit, leavePixUnpaid } from './insert-payments.ts'

const hour = 60 * 60 * 1000

/** A movement of a prepaid company's credit; spending is negative. */
interface Movement {
  kind: 'order' | 'refund' | 'fee' | 'adjustment'
  sessionId: number | null
  reason?: string
  userId?: number
  amount: Cents
  at: Instant
}

function movementsOf({ id, price, createdAt, canceledAt, fee }: DemoSession): Movement[] {
  const order: Movement = { kind: 'order', sessionId: id, amount: -price, at: createdAt }
  if (canceledAt === null) return [order]
  const refund: Movement = { kind: 'refund', sessionId: id, amount: price, at: canceledAt }
  return [order, refund, { kind: 'fee', sessionId: id, amount: -(fee ?? 0), at: canceledAt }]
}

function adjustmentsOf({ company: { adjustments = [] }, people, now }: Written): Movement[] {
  return adjustments.map(({ hoursAgo, ...told }) => ({
    kind: 'adjustment',
    sessionId: null,
    userId: people.admin,
    ...told,
    at: before(now, hoursAgo * hour),
  }))
}

function before(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) - milliseconds).toISOString()
}

interface Written {
  company: DemoCompany
  people: DemoPeopleIds
  now: Instant
}

/** Writes a prepaid company's movements in order: buys credit before an order that lacks it, and at the end up to the promised balance. */
async function insertPrepaid(tx: Tx, sessions: readonly DemoSession[], written: Written): Promise<void> {
  const { company, people, now } = written
  const companyId = people.companies.get(company.key) ?? 0
  const userId = people.users.get(company.key) ?? 0
  const movements = [...sessions.flatMap(movementsOf), ...adjustmentsOf(written)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
  let balance = 0
  for (const { at, amount, ...what } of movements) {
    const missing = -(balance + amount)
    if (missing > 0) {
      await buyCredit(tx, { companyId, userId, amount: missing, at: before(at, hour / 4) })
      balance += missing
    }
    await moveCredit(tx, { companyId, ...what, amount }, at)
    balance += amount
  }
  const rest = company.balance - balance
  const yesterday = before(now, 20 * hour)
  const latest = movements.at(-1)?.at ?? yesterday
  const at = Date.parse(latest) > Date.parse(yesterday) ? latest : yesterday
  if (rest > 0) {
    const twice = { companyId, userId, amount: 39_900, at: before(at, hour) }
    await leavePixUnpaid(tx, { ...twice, at: before(at, 2 * hour) })
    await buyAndRefund(tx, twice, { staffId: people.admin, reason: 'Pago em dobro' })
    await buyCredit(tx, { companyId, userId, amount: rest, at, method: 'pix' })
  } else {
    const settled = { companyId, sessionId: null, kind: 'adjustment' as const, amount: rest }
    await moveCredit(tx, { ...settled, reason: 'Acerto de saldo', userId: people.admin }, at)
  }
}

/** Writes each company's ledger; postpaid companies are billed their fees. */
export async function insertLedger(
  tx: Tx,
  sessions: readonly DemoSession[],
  people: DemoPeopleIds,
  now: Instant,
): Promise<void> {
  for (const company of demoCompanies) {
    const own = sessions.filter((session) => session.company === company.key)
    if (company.paymentPlan === 1) {
      await insertPrepaid(tx, own, { company, people, now })
      continue
    }
    const companyId = people.companies.get(company.key) ?? 0
    for (const { id, fee, canceledAt } of own) {
      if (fee && canceledAt)
        await billLater(tx, { companyId, sessionId: id, kind: 'fee', amount: -fee }, canceledAt)
    }
  }
}
