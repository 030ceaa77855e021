import {
  type BodyOutput,
  type Cents,
  type payMonthlyStatement as endpoint,
  formatDate,
  formatMonth,
  type Instant,
  type LocalDate,
  type LocalMonth,
} from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { lockStatement, writePaid } from '../repository/closing.ts'
import { billLater, findCredit } from '../repository/ledger.ts'

/** A closed month, and the member of staff who says whether it is paid. */
interface Settled {
  companyId: number
  statementId: number
  userId: number
  today: LocalDate
}

function reasonOf(
  { month, total_cents: total }: { month: LocalMonth; total_cents: Cents },
  { paid_on, note }: BodyOutput<typeof endpoint>,
): string {
  const what = `fechamento de ${formatMonth(month)}`
  const [noun, undone] = total < 0 ? ['Acerto', 'Acerto desfeito'] : ['Pagamento', 'Pagamento desfeito']
  const told = paid_on === null ? `${undone} do ${what}` : `${noun} do ${what} em ${formatDate(paid_on)}`
  return note === '' ? told : `${told}: ${note}`
}

/** Writes whether a closed month is paid, and the entry of its total or the counter entry. Its company is locked. */
export async function recordSettlement(
  tx: Tx,
  { companyId, statementId, userId }: Omit<Settled, 'today'>,
  payment: BodyOutput<typeof endpoint>,
  now: Instant,
): Promise<void> {
  const statement = (await lockStatement(tx, companyId, statementId)) ?? refuse('not_found')
  const { month, total_cents: total, carried_to } = statement
  const isPaid = payment.paid_on !== null
  if (isPaid === (statement.paid_on !== null))
    refuse('transition_refused', isPaid ? 'Este mês já está pago.' : 'Este mês já está em aberto.')
  if (carried_to !== null)
    refuse('transition_refused', `Este saldo já foi abatido em ${formatMonth(carried_to)}.`)
  if (total === 0) refuse('transition_refused', 'Este mês não tem nada a pagar.')
  await writePaid(tx, statementId, payment.paid_on)
  const amount = isPaid ? total : -total
  const reason = reasonOf(statement, payment)
  const movement = { companyId, statementId, userId, sessionId: null, kind: 'settlement' as const }
  await billLater(tx, { ...movement, amount, reason }, now)
  const detail = { month, amount_cents: total, paid_on: payment.paid_on, note: payment.note }
  await recordOfficeEvent(tx, { userId, kind: 'statement_paid', subjectId: companyId, detail }, now)
}

/** Marks a closed month as paid by an entry of its total, or takes that back by the counter entry (rule statement-paid). */
export async function settleStatement(
  tx: Tx,
  { today, ...settled }: Settled,
  payment: BodyOutput<typeof endpoint>,
  now: Instant,
): Promise<void> {
  if (payment.paid_on !== null && payment.paid_on > today) {
    const message = 'Este dia ainda não chegou.'
    refuse('invalid', message, { paid_on: message })
  }
  if ((await findCredit(tx, settled.companyId)) === null) refuse('not_found')
  await recordSettlement(tx, settled, payment, now)
}
