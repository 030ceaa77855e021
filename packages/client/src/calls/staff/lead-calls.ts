import {
  acceptLead,
  answerLead,
  declineLead,
  getLead,
  type LeadAnswer,
  type LeadRefusal,
  leadsCsv,
  type NewCompany,
  searchLeads,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** Pre-registered companies, "Novos clientes". */
export function leadCalls(call: Call, connection: Connection) {
  return {
    search: (text: string, page: number, signal?: AbortSignal) =>
      call(searchLeads, { query: { text, page: String(page) }, signal }),
    /** All that match a text, as CSV (rule csv-export). */
    exportList: (text: string, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, leadsCsv, { body: { text } }, progress, signal),
    get: (id: number, signal?: AbortSignal) => call(getLead, { values: { id }, signal }),
    /** Makes the company and invites its contact. */
    accept: (id: number, company: NewCompany) => call(acceptLead, { values: { id }, body: company }),
    /** Mails the contact; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    answer: (id: number, answer: LeadAnswer, idempotencyKey: string) =>
      call(answerLead, { values: { id }, body: answer, idempotencyKey }),
    decline: (id: number, refusal: LeadRefusal) => call(declineLead, { values: { id }, body: refusal }),
  }
}
