import {
  addDays,
  addMonths,
  formatMonth,
  type Instant,
  instantAt,
  type LocalMonth,
  lastMonth,
  wallClock,
} from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { mailMonthClosed } from '../../mail/letters/month-closed.ts'
import {
  closedMonths,
  insertStatement,
  type MonthBounds,
  pendingCredits,
  unstatedMovements,
} from '../repository/closing.ts'
import { findCredit } from '../repository/ledger.ts'

/** How the house closes months. */
export interface Closing {
  zone: string
  /** Days from closing to the due day. */
  dueDays: number
}

/** When a month begins and ends on the clock of a zone. */
export function boundsOf(month: LocalMonth, zone: string): MonthBounds {
  const start = (one: LocalMonth) => instantAt(`${one}-01`, '00:00', zone)
  return { from: start(month), until: start(addMonths(month, 1)) }
}

/** A month of a company. */
export interface CompanyMonth {
  companyId: number
  month: LocalMonth
}

/**
 * Closes a month of a company: bills every movement of it, and what came too late for an earlier closed month, each once (rule closed-month),
 * and takes off what earlier months closed in its favour (rule carried-credit).
 * Returns the statement's id; null when there is nothing to close, the month is closed already, or the company was united with another one.
 */
export async function closeMonth(
  tx: Tx,
  { companyId, month }: CompanyMonth,
  { zone, dueDays }: Closing,
  now: Instant,
): Promise<number | null> {
  const company = await findCredit(tx, companyId)
  if (company === null || company.merged_into !== null) return null
  const { isClosed, first } = await closedMonths(tx, companyId, month)
  if (isClosed) return null
  const { from } = boundsOf(first ?? month, zone)
  const { until } = boundsOf(month, zone)
  const movements = await unstatedMovements(tx, companyId, { from, until })
  if (movements.length === 0) return null
  const lines = [...(await pendingCredits(tx, companyId, month)), ...movements]
  const total = lines.reduce((sum, { amount_cents }) => sum - amount_cents, 0)
  const today = wallClock(now, zone).date
  return insertStatement(
    tx,
    {
      company_id: companyId,
      month,
      closed_at: now,
      due_on: addDays(today, dueDays),
      total_cents: total,
      // Nothing is left to pay.
      paid_on: total === 0 ? today : null,
    },
    lines,
  )
}

/** The same, and tells the company's managers and finance by mail. */
export async function closeAndMail(
  tx: Tx,
  month: CompanyMonth,
  { links, ...closing }: Closing & { links: Links },
  now: Instant,
): Promise<number | null> {
  const id = await closeMonth(tx, month, closing, now)
  if (id !== null) await mailMonthClosed(tx, { id, links }, now)
  return id
}

/** The same by hand: refuses a month that is not over, is closed already or has nothing to bill. */
export async function closeByHand(
  tx: Tx,
  { companyId, month }: CompanyMonth,
  closing: Closing & { links: Links },
  now: Instant,
): Promise<number> {
  const no = (message: string) => refuse('invalid', message, { month: message })
  if (month > lastMonth(wallClock(now, closing.zone).date)) no('Este mês ainda não terminou.')
  const company = (await findCredit(tx, companyId)) ?? refuse('not_found')
  if (company.merged_into !== null)
    refuse('transition_refused', 'Esta empresa foi unida a outra. Feche o mês daquela em que ela está.')
  if ((await closedMonths(tx, companyId, month)).isClosed) no('Este mês já está fechado.')
  const id = await closeAndMail(tx, { companyId, month }, closing, now)
  return id ?? no(`Não há nada a faturar em ${formatMonth(month)}.`)
}
