import {
  type MonthlyStatement,
  type MonthlyStatementDetail,
  monthlyStatementState,
  type StaffMonthlyStatement,
} from '@ensaio/domain'
import { staffCompanies } from './company.ts'

const today = '2026-11-20'

/** A closed month: October, due and not paid yet. */
export function monthlyStatement(over: Partial<MonthlyStatement> = {}): MonthlyStatement {
  const kept = {
    id: 3,
    month: '2026-10',
    closed_at: '2026-11-01T03:20:00.000Z',
    due_on: '2026-11-30',
    total: 1076.7,
    paid_on: null,
    carried_to: null,
    ...over,
  }
  return { ...kept, state: over.state ?? monthlyStatementState(kept, today) }
}

/** The closed months of a company: open, overdue and paid. */
export function monthlyStatements(): MonthlyStatement[] {
  return [
    monthlyStatement(),
    monthlyStatement({
      ...{ id: 2, month: '2026-09', closed_at: '2026-10-01T03:20:00.000Z' },
      ...{ due_on: '2026-10-11', total: 508 },
    }),
    monthlyStatement({
      ...{ id: 1, month: '2026-08', closed_at: '2026-09-01T03:20:00.000Z' },
      ...{ due_on: '2026-09-11', total: 2310.4, paid_on: '2026-09-09' },
    }),
  ]
}

/** Months that closed in the company's favour: still to be carried, carried to November, and settled by hand (rule carried-credit). */
export function creditStatements(): MonthlyStatement[] {
  return [
    monthlyStatement({ id: 7, total: -120.5 }),
    monthlyStatement({
      ...{ id: 6, month: '2026-09', closed_at: '2026-10-01T03:20:00.000Z' },
      ...{ due_on: '2026-10-11', total: -349.3, carried_to: '2026-10' },
    }),
    monthlyStatement({
      ...{ id: 5, month: '2026-08', closed_at: '2026-09-01T03:20:00.000Z' },
      ...{ due_on: '2026-09-11', total: -80, paid_on: '2026-09-09' },
    }),
  ]
}

/** The unpaid months of all companies, the earliest due first. */
export function openStatements(): StaffMonthlyStatement[] {
  const [horizonte, , , vistaMar] = staffCompanies()
  const company = (one = horizonte) => ({ id: one?.id ?? 1, name: one?.name ?? '' })
  const [open, overdue] = monthlyStatements()
  return [
    { ...monthlyStatement(overdue), company: company() },
    { ...monthlyStatement({ id: 8, total: 12_480.9, due_on: '2026-11-25' }), company: company(vistaMar) },
    { ...monthlyStatement(open), company: company() },
  ]
}

/** A closed month with its movements. */
export function monthlyStatementDetail(over: Partial<MonthlyStatementDetail> = {}): MonthlyStatementDetail {
  const line = (id: number, created_at: string, description: string, amount: number, session_id: number) => ({
    ...{ id, created_at, description, amount, session_id },
  })
  return {
    ...monthlyStatement(),
    company: { name: 'Horizonte Empreendimentos S.A.', identification: '11222333000181' },
    lines: [
      line(1, '2026-10-02T14:30:00.000Z', 'Ensaio 1031: Completo, Rua Augusta, 1500', 508, 1031),
      line(2, '2026-10-09T12:05:00.000Z', 'Ensaio 1034: Fotos e planta, Rua Oscar Freire, 379', 299, 1034),
      line(
        ...([3, '2026-10-16T17:40:00.000Z', 'Ensaio 1038: Completo, Alameda Santos, 45', 499, 1038] as const),
      ),
      line(
        ...([
          4,
          '2026-10-20T13:00:00.000Z',
          'Devolução do ensaio 1038, Alameda Santos, 45',
          -499,
          1038,
        ] as const),
      ),
      line(
        5,
        '2026-10-20T13:00:00.000Z',
        'Taxa de cancelamento do ensaio 1038, Alameda Santos, 45',
        149.7,
        1038,
      ),
      line(
        6,
        '2026-10-27T18:20:00.000Z',
        'Ensaio 1031: serviço mudado de Fotos para Completo, Rua Augusta, 1500',
        120,
        1031,
      ),
    ],
    ...over,
  }
}
