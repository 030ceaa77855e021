import {
  acceptLead,
  answerLead,
  declineLead,
  getLead,
  type LeadAnswer,
  type LeadRefusal,
  type NewCompany,
  searchLeads,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Pre-registered companies, "Novos clientes". */
export function leadCalls(call: Call) {
  return {
    search: (text: string, page: number, signal?: AbortSignal) =>
      call(searchLeads, { query: { text, page: String(page) }, signal }),
    get: (id: number, signal?: AbortSignal) => call(getLead, { values: { id }, signal }),
    /** Makes the company and invites its contact. */
    accept: (id: number, company: NewCompany) => call(acceptLead, { values: { id }, body: company }),
    /** Mails the contact; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    answer: (id: number, answer: LeadAnswer, idempotencyKey: string) =>
      call(answerLead, { values: { id }, body: answer, idempotencyKey }),
    decline: (id: number, refusal: LeadRefusal) => call(declineLead, { values: { id }, body: refusal }),
  }
}
