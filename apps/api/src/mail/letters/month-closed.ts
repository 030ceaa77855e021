import {
  type Cents,
  formatCents,
  formatDate,
  formatMonth,
  type Instant,
  type LocalDate,
} from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { findStatementReaders, readClosing } from '../../payments/repository/monthly-statements.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The mail about a closed month; without a due day when nothing is owed, and with what is carried (rule carried-credit). */
export function monthClosedMail(
  to: { name: string; email: string },
  statement: { month: string; due_on: LocalDate; total_cents: Cents },
  url: string,
): Letter {
  const month = formatMonth(statement.month)
  const total = statement.total_cents
  const due = [['Vencimento', formatDate(statement.due_on)]] as const
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'month_closed',
    values: { mês: month },
    about: null,
    parts: [
      total < 0
        ? { facts: [['Saldo a favor', formatCents(-total)]] }
        : { facts: [['Total', formatCents(total)], ...(total > 0 ? due : [])] },
      ...(total < 0 ? ['Não há nada a pagar: o saldo será abatido no próximo fechamento.'] : []),
      { label: 'Ver o fechamento', url },
      { remark: 'O que mudar depois do fechamento aparece no mês seguinte.' },
    ],
  })
}

/** Mails a closed month to the company's managers and finance, with total, due day and link (rule closed-month). */
export async function mailMonthClosed(
  tx: Tx,
  { id, links }: { id: number; links: Links },
  now: Instant,
): Promise<void> {
  const statement = await readClosing(tx, id)
  for (const reader of await findStatementReaders(tx, statement.company_id))
    await enqueueMail(tx, monthClosedMail(reader, statement, links.monthlyStatement(id)), now)
}
