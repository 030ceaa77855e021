import {
  type ContactForm,
  getSession,
  type SessionSearch,
  searchSessions,
  status,
  updateSession,
  type VerticalDataForm,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The ensaios of a company. */
export function sessionCalls(call: Call) {
  return {
    search: (search: SessionSearch, signal?: AbortSignal) => call(searchSessions, { body: search, signal }),
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
