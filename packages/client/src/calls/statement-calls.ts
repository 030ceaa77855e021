import {
  getMonthlyStatement,
  listMonthlyStatements,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
} from '@ensaio/domain'
import type { Call, Connection } from '../call.ts'
import { download } from '../download.ts'

/** The closed months of the signed-in person's company (rule closed-month). */
export function statementCalls(call: Call, connection: Connection) {
  return {
    list: (signal?: AbortSignal) => call(listMonthlyStatements, { signal }),
    get: (id: number, signal?: AbortSignal) => call(getMonthlyStatement, { values: { id }, signal }),
    /** The movements as CSV; `progress` gets null, as the size is unknown. */
    download: (id: number, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, monthlyStatementCsvPath, {
        ...{ values: { id }, body: {}, name: 'Fechamento.csv' },
        ...{ progress, signal },
      }),
    /** The month as PDF. */
    downloadPdf: (id: number, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, monthlyStatementPdfPath, {
        ...{ values: { id }, body: {}, name: 'Fechamento.pdf' },
        ...{ progress, signal },
      }),
  }
}
