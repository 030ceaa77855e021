import * as v from 'valibot'
import { CompanyPerson } from '../account/people.ts'
import { Instant } from '../calendar/local-date.ts'
import { Statement } from '../payment/endpoints.ts'
import { Cnpj } from '../person/cnpj.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PaymentPlan } from './schema.ts'

/** A company as the staff's list shows it; `balance` in reais. */
export const StaffCompany = v.object({
  id: v.number(),
  name: v.string(),
  corporate_name: v.nullable(v.string()),
  /** CNPJ, 14 characters (rule tax-documents). */
  identification: v.nullable(v.string()),
  payment_plan: PaymentPlan,
  balance: v.number(),
  logo_url: v.nullable(v.string()),
  created_at: Instant,
  /** The number of ensaios ordered so far. */
  sessions: v.number(),
  /** False: its people cannot sign in (rule inactive-company). */
  active: v.optional(v.boolean(), true),
  /** The company that it was united with (rule merged-company). */
  merged_into: v.optional(v.nullable(v.object({ id: v.number(), name: v.string() })), null),
})
export type StaffCompany = v.InferOutput<typeof StaffCompany>

/** A whole company, with its people and credit entries. */
export const StaffCompanyDetail = v.object({
  ...StaffCompany.entries,
  people: v.array(CompanyPerson),
  statement: Statement,
})
export type StaffCompanyDetail = v.InferOutput<typeof StaffCompanyDetail>

/** One page of 25 companies, by name. */
export const CompanyPage = v.object({
  companies: v.array(StaffCompany),
  last_page: v.number(),
  total: v.number(),
  /** The plan with which a new company starts. */
  default_plan: v.optional(PaymentPlan),
})
export type CompanyPage = v.InferOutput<typeof CompanyPage>

const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1')

/** Filters companies by a text in name, corporate name, CNPJ or a person's e-mail. */
export const searchCompanies = endpoint({
  method: 'GET',
  path: '/staff/companies',
  summary: 'Searches companies by name, CNPJ or e-mail.',
  audience: 'clients',
  query: v.object({ text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''), page }),
  output: CompanyPage,
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/staff/companies/{id}',
  summary: 'A company, its people and its credit entries.',
  audience: 'clients',
  output: StaffCompanyDetail,
})

export const changePaymentPlan = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}',
  summary: 'Moves a company between prepaid and postpaid.',
  audience: 'credit',
  body: v.object({ payment_plan: PaymentPlan }),
  output: StaffCompanyDetail,
})

/** A company that our own people make, with its first person, who is invited by mail. */
export const NewCompany = v.object({
  name: line('Informe o nome da empresa.'),
  identification: v.optional(v.nullable(Cnpj), null),
  payment_plan: PaymentPlan,
  contact: v.object({ name: line('Informe o nome.'), phone: Phone, email: Email }),
})
export type NewCompany = v.InferInput<typeof NewCompany>

/** Makes a company and invites its first person; 422 at the field when the e-mail address or the CNPJ is taken. */
export const addCompany = endpoint({
  method: 'POST',
  path: '/staff/companies',
  summary: 'Makes a company and invites its first person.',
  audience: 'sales',
  body: NewCompany,
  output: StaffCompanyDetail,
})

/** What our own people change of a company; keys that are left out stay as they are. */
export const CompanyChange = v.object({
  name: v.optional(line('Informe o nome da empresa.')),
  corporate_name: v.optional(v.nullable(line('Informe a razão social.', 200))),
  identification: v.optional(v.nullable(Cnpj)),
  /** A person of the company; the e-mail address is their login and stays. */
  contact: v.optional(v.object({ id: v.number(), name: line('Informe o nome.'), phone: v.nullable(Phone) })),
  /** False: its people cannot sign in (rule inactive-company). */
  active: v.optional(v.boolean()),
})
export type CompanyChange = v.InferInput<typeof CompanyChange>

/** Changes names, CNPJ or a contact of a company, or whether it is active. */
export const changeCompany = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/details',
  summary: 'Changes names, CNPJ or a contact of a company, or whether it is active.',
  audience: 'sales',
  body: CompanyChange,
  output: StaffCompanyDetail,
})

/** The largest single adjustment, in reais. */
export const largestAdjustment = 100_000

/** Credit added (positive) or removed (negative), in reais, and the reason shown in the company's statement. */
export const CreditAdjustment = v.object({
  amount: v.pipe(
    v.number('Informe o valor.'),
    v.check((reais) => Math.round(reais * 100) !== 0, 'Informe um valor diferente de zero.'),
    v.check(
      (reais) => Math.abs(Math.round(reais * 100) - reais * 100) < 1e-6,
      'Use no máximo duas casas decimais.',
    ),
    v.minValue(-largestAdjustment, 'Use no máximo R$\u00a0100.000,00 por vez.'),
    v.maxValue(largestAdjustment, 'Use no máximo R$\u00a0100.000,00 por vez.'),
  ),
  reason: v.pipe(note(200), v.nonEmpty('Conte o motivo do ajuste.')),
})
export type CreditAdjustment = v.InferInput<typeof CreditAdjustment>

/** Adjusts a company's credit, once per key; 422 on `amount` when the balance would fall below zero (rule credit-ledger). */
export const adjustCredit = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/credit',
  summary: 'Adjusts the credit of a company, with a reason.',
  audience: 'credit',
  idempotent: true,
  body: CreditAdjustment,
  output: StaffCompanyDetail,
})

/** Path of the zip of everything that a company owns, for staff: POST (rule company-export). */
export const staffCompanyExportPath = '/staff/companies/{id}/export' as const
/** As `staffCompanyExportPath`, for the company itself. */
export const companyExportPath = '/company/export' as const
