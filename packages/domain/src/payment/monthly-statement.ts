import * as v from 'valibot'
import { formatDate, formatMonth } from '../calendar/format-date.ts'
import { addMonths, Instant, LocalDate, type LocalMonth, monthOf } from '../calendar/local-date.ts'
import { note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/**
 * How a closed month stands: its due day itself is still `open`. One that closed in the company's favour is `credit` until it is `carried` to a
 * later month, or `settled` outside the product (rule carried-credit).
 */
export const MonthlyStatementState = v.picklist(['open', 'overdue', 'paid', 'credit', 'carried', 'settled'])
export type MonthlyStatementState = v.InferOutput<typeof MonthlyStatementState>

/** The names of the states, as screens say them. */
export const monthlyStatementStates: Record<MonthlyStatementState, string> = {
  open: 'Em aberto',
  overdue: 'Vencida',
  paid: 'Paga',
  credit: 'A abater',
  carried: 'Abatida',
  settled: 'Acertada',
}

/** How a closed month stands on a day (rules statement-paid and carried-credit). `total` in any unit. */
export function monthlyStatementState(
  statement: { due_on: LocalDate; paid_on: LocalDate | null; total: number; carried_to: LocalMonth | null },
  today: LocalDate,
): MonthlyStatementState {
  const isCredit = statement.total < 0
  if (statement.carried_to !== null) return 'carried'
  if (statement.paid_on !== null) return isCredit ? 'settled' : 'paid'
  if (isCredit) return 'credit'
  return statement.due_on < today ? 'overdue' : 'open'
}

/** What a list and a closed month itself say of its state: `Vence em 30/11/2026`, `Abatida em novembro de 2026`. */
export function monthlyStatementText({
  state,
  due_on,
  paid_on,
  carried_to,
}: Pick<MonthlyStatement, 'state' | 'due_on' | 'paid_on' | 'carried_to'>): string {
  const label = monthlyStatementStates[state]
  switch (state) {
    case 'open':
    case 'overdue':
      return `Vence em ${formatDate(due_on)}`
    case 'credit':
      return 'Abate no próximo fechamento'
    case 'carried':
      return carried_to === null ? label : `${label} em ${formatMonth(carried_to)}`
    case 'paid':
    case 'settled':
      return paid_on === null ? label : `${label} em ${formatDate(paid_on)}`
  }
}

/** What a closed month says at its foot. */
export const monthlyStatementNote =
  'O que mudou depois do fechamento aparece no mês seguinte. Este documento não substitui a nota fiscal.'

/** The last month that is over on a day, and can be closed (rule closed-month). */
export function lastMonth(today: LocalDate): LocalMonth {
  return addMonths(monthOf(today), -1)
}

/** A month, `yyyy-MM`. */
export const Month = v.pipe(
  v.string('Escolha o mês.'),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Escolha o mês.'),
)

/** A closed month of a company; `total` in reais, positive when owed (rule closed-month). */
export const MonthlyStatement = v.object({
  id: v.number(),
  month: Month,
  closed_at: Instant,
  due_on: LocalDate,
  total: v.number(),
  state: MonthlyStatementState,
  paid_on: v.nullable(LocalDate),
  /** The later month that its credit was taken off (rule carried-credit). */
  carried_to: v.optional(v.nullable(Month), null),
  /** The company whose month it was, when that was united with this one later; this one may close the same month itself (rule closed-month). */
  closed_for: v.optional(v.string()),
})
export type MonthlyStatement = v.InferOutput<typeof MonthlyStatement>

/** A closed month with its movements; amounts in reais, positive when owed. */
export const MonthlyStatementDetail = v.object({
  ...MonthlyStatement.entries,
  company: v.object({ name: v.string(), identification: v.nullable(v.string()) }),
  lines: v.array(
    v.object({
      id: v.number(),
      created_at: Instant,
      description: v.string(),
      amount: v.number(),
      session_id: v.nullable(v.number()),
    }),
  ),
})
export type MonthlyStatementDetail = v.InferOutput<typeof MonthlyStatementDetail>

/** A closed month in the list of all companies. */
export const StaffMonthlyStatement = v.object({
  ...MonthlyStatement.entries,
  company: v.object({ id: v.number(), name: v.string() }),
})
export type StaffMonthlyStatement = v.InferOutput<typeof StaffMonthlyStatement>

/** A closed month with its movements, as staff read it. */
export const StaffMonthlyStatementDetail = v.object({
  ...MonthlyStatementDetail.entries,
  company: v.object({ ...MonthlyStatementDetail.entries.company.entries, id: v.number() }),
})
export type StaffMonthlyStatementDetail = v.InferOutput<typeof StaffMonthlyStatementDetail>

/** "Fechamentos" of the caller's company. */
export const listMonthlyStatements = endpoint({
  method: 'GET',
  path: '/client/statements',
  summary: 'The closed months of your company, newest first.',
  audience: 'statement',
  output: v.array(MonthlyStatement),
})

export const getMonthlyStatement = endpoint({
  method: 'GET',
  path: '/client/statements/{id}',
  summary: 'A closed month of your company, with its movements.',
  audience: 'statement',
  output: MonthlyStatementDetail,
})

/** Where a company downloads a closed month as CSV (rule csv-export): POST with an empty object. */
export const monthlyStatementCsvPath = '/client/statements/{id}/csv' as const

/** Where a company downloads a closed month as PDF: POST with an empty object. */
export const monthlyStatementPdfPath = '/client/statements/{id}/pdf' as const

/** The closed months that wait for payment, of all companies. */
export const listOpenStatements = endpoint({
  method: 'GET',
  path: '/staff/statements',
  summary: 'The closed months that wait for payment, of all companies, the earliest due first.',
  audience: 'credit',
  output: v.array(StaffMonthlyStatement),
})

export const getStaffStatement = endpoint({
  method: 'GET',
  path: '/staff/statements/{id}',
  summary: 'A closed month of any company, with its movements.',
  audience: 'credit',
  output: StaffMonthlyStatementDetail,
})

/** Where staff download a closed month as CSV (rule csv-export): POST with an empty object. */
export const staffStatementCsvPath = '/staff/statements/{id}/csv' as const

/** Where staff download a closed month as PDF: POST with an empty object. */
export const staffStatementPdfPath = '/staff/statements/{id}/pdf' as const

export const listCompanyStatements = endpoint({
  method: 'GET',
  path: '/staff/companies/{id}/statements',
  summary: 'The closed months of a company, newest first.',
  audience: 'credit',
  output: v.array(MonthlyStatement),
})

/** Closes a month of a company by hand, once; 422 at `month` when it is not over or has nothing to bill (rule closed-month). */
export const closeCompanyMonth = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/statements',
  summary: 'Closes a past month of a company.',
  audience: 'credit',
  body: v.object({ month: Month }),
  output: v.array(MonthlyStatement),
})

/** The day of a payment and a note; null takes back what was marked by mistake, and the note says why. */
export const StatementPayment = v.pipe(
  v.object({
    paid_on: v.nullable(LocalDate),
    note: v.optional(note(200), ''),
  }),
  v.forward(
    v.check(({ paid_on, note: why }) => paid_on !== null || why !== '', 'Conte o motivo.'),
    ['note'],
  ),
)
export type StatementPayment = v.InferInput<typeof StatementPayment>

/** Marks a closed month as paid, or takes that back, once per key; 409 when it stands so already (rule statement-paid). */
export const payMonthlyStatement = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/statements/{statementId}/payment',
  summary: 'Marks a closed month as paid, or takes that back.',
  audience: 'credit',
  idempotent: true,
  body: StatementPayment,
  output: v.array(MonthlyStatement),
})

/** The longest period of a bookkeeping export, in days. */
export const longestExport = 366

const dayNumber = (day: LocalDate) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The first and the last day of a bookkeeping export. */
export const BookkeepingPeriod = v.pipe(
  v.object({ from: LocalDate, until: LocalDate }),
  v.forward(
    v.check(({ from, until }) => from <= until, 'Escolha um dia igual ou depois do primeiro.'),
    ['until'],
  ),
  v.forward(
    v.check(
      ({ from, until }) => dayNumber(until) - dayNumber(from) < longestExport,
      'Escolha no máximo um ano por vez.',
    ),
    ['until'],
  ),
)
export type BookkeepingPeriod = v.InferInput<typeof BookkeepingPeriod>

/** Where every movement of a period is downloaded as CSV (rule bookkeeping-export); the body is a `BookkeepingPeriod`. */
export const bookkeepingExportPath = '/staff/bookkeeping/export'
