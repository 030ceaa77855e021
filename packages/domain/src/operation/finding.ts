import * as v from 'valibot'
import { Address } from '../address/schema.ts'
import { Instant } from '../calendar/local-date.ts'
import { SessionStatus } from '../session/status.ts'
import { endpoint } from '../wire/endpoint.ts'

/** The most that one search finds of each kind. */
export const mostFound = 5

/** From how many characters on a search is worth asking for. */
export const shortestSearch = 2

/** An ensaio that a search found. Photographers get no street outside the days around their visit (rule photographer-window). */
export const FoundSession = v.object({
  id: v.number(),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  time_zone: v.string(),
  client_code: v.nullable(v.string()),
  address: Address,
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  client: v.string(),
})
export type FoundSession = v.InferOutput<typeof FoundSession>

/** A company that a search found; CNPJ of 14 characters. */
export const FoundCompany = v.object({
  id: v.number(),
  name: v.string(),
  identification: v.nullable(v.string()),
})
export type FoundCompany = v.InferOutput<typeof FoundCompany>

/** A person that a search found: of a client company, of the office, or a photographer. `id` is that of the company, of the account or of the photographer. */
export const FoundPerson = v.object({
  of: v.picklist(['client', 'office', 'photographer']),
  id: v.number(),
  name: v.string(),
  /** The e-mail address; of photographers their city. */
  detail: v.string(),
  /** The name of their company; null for staff. */
  client: v.nullable(v.string()),
})
export type FoundPerson = v.InferOutput<typeof FoundPerson>

/** A payment that a search found; `amount` in reais, `status` the gateway's number (rule payment-status). */
export const FoundPayment = v.object({
  reference: v.string(),
  amount: v.number(),
  status: v.number(),
  created_at: Instant,
  company_id: v.number(),
  client: v.string(),
})
export type FoundPayment = v.InferOutput<typeof FoundPayment>

/** What one search found, at most `mostFound` of each kind; kinds that the caller may not read are empty (rule one-search). */
export const Found = v.object({
  sessions: v.array(FoundSession),
  companies: v.array(FoundCompany),
  people: v.array(FoundPerson),
  payments: v.array(FoundPayment),
})
export type Found = v.InferOutput<typeof Found>

export const findAnything = endpoint({
  method: 'GET',
  path: '/staff/find',
  summary: 'Finds ensaios, companies, people and payments by one text, as far as the caller may read them.',
  audience: 'staff',
  query: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(shortestSearch), v.maxLength(120)) }),
  output: Found,
})
