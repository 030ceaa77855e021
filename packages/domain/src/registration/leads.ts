import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { NewCompany } from '../company/endpoints.ts'
import { PaymentPlan } from '../company/schema.ts'
import { note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** The state of a lead: not decided, a client company now, or refused (rule lead-decided-once). */
export const leadStates = ['waiting', 'accepted', 'declined'] as const
export const LeadState = v.picklist(leadStates)
export type LeadState = v.InferOutput<typeof LeadState>

export const leadStateLabels: Record<LeadState, string> = {
  waiting: 'Aguardando',
  accepted: 'Aceita',
  declined: 'Recusada',
}

/** A pre-registered company as the list shows it; areas in m². */
export const Lead = v.object({
  id: v.number(),
  company: v.string(),
  /** CNPJ, 14 characters; null when it was not given. */
  identification: v.nullable(v.string()),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  city: v.string(),
  employees: v.number(),
  tours_per_month: v.nullable(v.number()),
  largest_area: v.nullable(v.number()),
  state: LeadState,
  created_at: Instant,
})
export type Lead = v.InferOutput<typeof Lead>

/** One page of 25 leads: the waiting ones first, oldest at the top; then the others, newest at the top. */
export const LeadPage = v.object({ leads: v.array(Lead), last_page: v.number(), waiting: v.number() })
export type LeadPage = v.InferOutput<typeof LeadPage>

/** An account or company that exists already; both null for an account of our own people. */
const Known = v.object({ company_id: v.nullable(v.number()), company: v.nullable(v.string()) })

/** A whole lead, with its decision and the mails written to it. */
export const LeadDetail = v.object({
  ...Lead.entries,
  /** The company that it became. */
  company_id: v.nullable(v.number()),
  /** Who decided, when and why; `by` is null for companies that registered by themselves. */
  decision: v.nullable(
    v.object({ by: v.nullable(v.string()), at: v.nullable(Instant), reason: v.nullable(v.string()) }),
  ),
  /** The account that has this e-mail address, and the company that has this CNPJ, while the lead waits. */
  known_email: v.nullable(Known),
  known_identification: v.nullable(Known),
  /** The plan with which it starts when it is accepted. */
  default_plan: v.optional(PaymentPlan),
  /** Oldest first. */
  mails: v.array(v.object({ text: v.string(), by: v.string(), at: Instant })),
})
export type LeadDetail = v.InferOutput<typeof LeadDetail>

/** A mail to a lead, as typed. */
export const LeadAnswer = v.object({ text: v.pipe(note(), v.nonEmpty('Escreva a mensagem.')) })
export type LeadAnswer = v.InferInput<typeof LeadAnswer>

/** The refusal of a lead: a reason for our own people, and whether the person is told by mail. */
export const LeadRefusal = v.object({
  reason: v.pipe(note(500), v.nonEmpty('Conte o motivo.')),
  tells: v.boolean(),
})
export type LeadRefusal = v.InferInput<typeof LeadRefusal>

/** The text of the mail about a refusal, which does not tell the reason. */
export function refusalText(company: string): string {
  return `Obrigado pelo interesse em trabalhar com a gente. Analisamos o pré-cadastro da empresa ${company} e, neste momento, não conseguimos atender. Se algo mudar, faça um novo pré-cadastro: vamos gostar de conversar.`
}

/** Filters leads by a text in company, contact, CNPJ or e-mail. */
export const searchLeads = endpoint({
  method: 'GET',
  path: '/staff/leads',
  summary: 'Pre-registered companies, those that wait for a decision first.',
  audience: 'sales',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
  }),
  output: LeadPage,
})

export const getLead = endpoint({
  method: 'GET',
  path: '/staff/leads/{id}',
  summary: 'A pre-registered company, its decision and the mails to it.',
  audience: 'sales',
  output: LeadDetail,
})

/** Makes the company and invites its contact; 409 when somebody has decided before (rule lead-decided-once). */
export const acceptLead = endpoint({
  method: 'POST',
  path: '/staff/leads/{id}/accept',
  summary: 'Makes a company of a lead and invites its contact.',
  audience: 'sales',
  body: NewCompany,
  output: LeadDetail,
})

/** Mails the contact, once per key; the state stays. */
export const answerLead = endpoint({
  method: 'POST',
  path: '/staff/leads/{id}/answer',
  summary: 'Writes a mail to the contact of a lead.',
  audience: 'sales',
  idempotent: true,
  body: LeadAnswer,
  output: LeadDetail,
})

/** Refuses a lead; 409 when somebody has decided before (rule lead-decided-once). */
export const declineLead = endpoint({
  method: 'POST',
  path: '/staff/leads/{id}/decline',
  summary: 'Refuses a lead, with a reason.',
  audience: 'sales',
  body: LeadRefusal,
  output: LeadDetail,
})
