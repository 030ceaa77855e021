import {
  type ContactForm,
  getSession,
  type SessionSearch,
  searchSessions,
  sessionsCsv,
  status,
  updateSession,
  type VerticalDataForm,
} from '@ensaio/domain'
import type { Call, Connection } from '../call.ts'
import { downloadCsv, type TellShare } from '../download-csv.ts'

/** The ensaios of a company. */
export function sessionCalls(call: Call, connection: Connection) {
  return {
    search: (search: SessionSearch, signal?: AbortSignal) => call(searchSessions, { body: search, signal }),
    /** All that the search finds, on every page, as CSV (rule csv-export). */
    exportList: (search: SessionSearch, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, sessionsCsv, { body: search }, progress, signal),
    get: (id: number, signal?: AbortSignal) => call(getSession, { values: { id }, signal }),
    saveContact: (id: number, responsible: ContactForm) =>
      call(updateSession, { values: { id }, body: { responsible_information: responsible } }),
    /** Missing fields stay unchanged. */
    saveProperty: (id: number, data: VerticalDataForm) =>
      call(updateSession, { values: { id }, body: { vertical_data: data } }),
    /** Cancels; the server computes the fee. */
    cancel: (id: number) => call(updateSession, { values: { id }, body: { status: status.canceled } }),
  }
}
