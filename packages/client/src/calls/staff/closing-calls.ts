import {
  type BookkeepingPeriod,
  bookkeepingExportPath,
  closeCompanyMonth,
  getStaffStatement,
  listCompanyStatements,
  listOpenStatements,
  payMonthlyStatement,
  type StatementPayment,
  staffStatementCsvPath,
  staffStatementPdfPath,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'

/** The closed months of all companies, and the export for bookkeeping (rules closed-month and bookkeeping-export). */
export function closingCalls(call: Call, connection: Connection) {
  return {
    /** The unpaid months of all companies, the earliest due first. */
    open: (signal?: AbortSignal) => call(listOpenStatements, { signal }),
    get: (id: number, signal?: AbortSignal) => call(getStaffStatement, { values: { id }, signal }),
    /** The movements of a month as CSV; `progress` gets null, as the size is unknown. */
    download: (id: number, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, staffStatementCsvPath, {
        ...{ values: { id }, body: {}, name: 'Fechamento.csv' },
        ...{ progress, signal },
      }),
    /** A month as PDF. */
    downloadPdf: (id: number, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, staffStatementPdfPath, {
        ...{ values: { id }, body: {}, name: 'Fechamento.pdf' },
        ...{ progress, signal },
      }),
    of: (companyId: number, signal?: AbortSignal) =>
      call(listCompanyStatements, { values: { id: companyId }, signal }),
    close: (companyId: number, month: string) =>
      call(closeCompanyMonth, { values: { id: companyId }, body: { month } }),
    /** Marks a month as paid or takes that back; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    pay: (companyId: number, statementId: number, payment: StatementPayment, idempotencyKey: string) =>
      call(payMonthlyStatement, { values: { id: companyId, statementId }, body: payment, idempotencyKey }),
    /** Every movement of a period as CSV; `progress` gets null, as the size is unknown. */
    export: (period: BookkeepingPeriod, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, bookkeepingExportPath, {
        ...{ values: {}, body: period, name: 'Movimentos.csv' },
        ...{ progress, signal },
      }),
  }
}
