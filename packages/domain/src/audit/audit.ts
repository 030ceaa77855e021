import * as v from 'valibot'
import { Instant, LocalDate } from '../calendar/local-date.ts'
import { endpoint } from '../wire/endpoint.ts'

/** What an entry of the audit log is about. */
export const auditSubjects = [
  'session',
  'company',
  'lead',
  'person',
  'photographer',
  'service',
  'price',
  'coupon',
  'city',
  'holiday',
  'house',
] as const
export const AuditSubject = v.picklist(auditSubjects)
export type AuditSubject = v.InferOutput<typeof AuditSubject>

export const auditSubjectLabels: Record<AuditSubject, string> = {
  session: 'Ensaios',
  company: 'Clientes',
  lead: 'Novos clientes',
  person: 'Equipe',
  photographer: 'Fotógrafos',
  service: 'Serviços',
  price: 'Preços',
  coupon: 'Cupons',
  city: 'Cidades',
  holiday: 'Feriados',
  house: 'Configurações',
}

/** A field that an entry changed; null where it had no value, or where the entry does not know it. */
export const AuditChange = v.object({
  label: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
})
export type AuditChange = v.InferOutput<typeof AuditChange>

/** An entry of the audit log (rule audit-log). Actor and text read as one sentence: "Helena Prado mudou o prazo de entrega de 4 para 3 dias". */
export const AuditEntry = v.object({
  id: v.number(),
  at: Instant,
  actor: v.string(),
  text: v.string(),
  subject: v.object({
    /** Null for kinds that this version does not know. */
    of: v.nullable(AuditSubject),
    id: v.number(),
    /** The subject's name today; null when it has none. */
    label: v.nullable(v.string()),
  }),
  changes: v.array(AuditChange),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Up to 50 entries, newest first; `next` is the `before` of the following page, null at the end. */
export const AuditPage = v.object({
  entries: v.array(AuditEntry),
  next: v.nullable(v.number()),
  /** The staff by name, as choices of the filter. */
  people: v.array(v.object({ id: v.number(), name: v.string() })),
})
export type AuditPage = v.InferOutput<typeof AuditPage>

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

const filter = {
  /** Part of a name: of who did it, of the subject, or in what was changed. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  of: v.optional(AuditSubject),
  person: v.optional(id),
  /** The first and the last day, at the house's clock (rule house-brand). */
  from: v.optional(LocalDate),
  until: v.optional(LocalDate),
}

/** A filter of the audit log; omitted parts do not filter. */
export const AuditFilter = v.object(filter)
export type AuditFilter = v.InferOutput<typeof AuditFilter>

/** What a screen filters by; ids are numbers. */
export type AuditSearch = Partial<AuditFilter>

/** The query of a search, as it travels in an address. */
export function auditQuery({ person, ...rest }: AuditSearch): v.InferInput<typeof AuditFilter> {
  return { ...rest, ...(person !== undefined && { person: String(person) }) }
}

/** Who changed, read or exported what (rule audit-log). */
export const searchAudit = endpoint({
  method: 'GET',
  path: '/staff/audit',
  summary: 'Who changed, read or exported what, newest first, in pages of 50.',
  audience: 'audit',
  query: v.object({ ...filter, before: v.optional(id) }),
  output: AuditPage,
})

/** Where the filtered log is downloaded as CSV (rule csv-export); the body is an `AuditFilter`. */
export const auditExportPath = '/staff/audit/export'
