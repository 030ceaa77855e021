import { type AuditSearch, auditExportPath, auditQuery, searchAudit } from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'

/** The audit log (rule audit-log). */
export function auditCalls(call: Call, connection: Connection) {
  return {
    /** A page of entries; `before` is the `next` of the page above. */
    search: (filter: AuditSearch, before: number | null, signal?: AbortSignal) =>
      call(searchAudit, {
        query: { ...auditQuery(filter), ...(before !== null && { before: String(before) }) },
        signal,
      }),
    /** All entries of a filter as CSV; `progress` gets null, as the size is unknown. */
    download: (filter: AuditSearch, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, auditExportPath, {
        values: {},
        body: auditQuery(filter),
        name: 'Registro.csv',
        progress,
        signal,
      }),
  }
}
