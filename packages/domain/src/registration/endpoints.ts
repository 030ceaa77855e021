import * as v from 'valibot'
import { Cnpj } from '../person/cnpj.ts'
import { Phone } from '../person/phone.ts'
import { Email, line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

const count = (missing: string) =>
  v.pipe(
    v.number(missing),
    v.integer('Use um número inteiro.'),
    v.minValue(0, 'Use um número a partir de zero.'),
    v.maxValue(1_000_000, 'Confira este número.'),
  )

/** A pre-registration as typed. `address` is the city; areas in m². */
export const Registration = v.object({
  name: line('Informe o seu nome.'),
  phone: Phone,
  email: Email,
  company: line('Informe o nome da empresa.'),
  address: line('Informe a cidade.'),
  extra_data: v.object({
    employees_qnt: v.pipe(
      v.number('Informe o número de funcionários.'),
      v.integer('Use um número inteiro.'),
      v.minValue(1, 'Use um número a partir de 1.'),
      v.maxValue(1_000_000, 'Confira este número.'),
    ),
    tours_per_month: v.optional(count('Informe quantos tours por mês.')),
    largest_area: v.optional(count('Informe a maior área, em m².')),
    /** CNPJ, as typed by somebody whom nobody has verified. */
    identification: v.optional(Cnpj),
  }),
})
export type Registration = v.InferInput<typeof Registration>

/** Above these limits a pre-registration becomes a lead, unless administrators decide otherwise. */
export const mostToursAlone = 5
export const largestAreaAlone = 1200
export const leadLimits: LeadLimits = { tours: mostToursAlone, area: largestAreaAlone }

/** Tours a month, and the largest area in m². */
export interface LeadLimits {
  tours: number
  area: number
}

/** Does this pre-registration become a lead for sales (rule pre-registration)? */
export function isSalesLead(
  extra: { tours_per_month?: number | undefined; largest_area?: number | undefined },
  limits = leadLimits,
): boolean {
  return (extra.tours_per_month ?? 0) > limits.tours || (extra.largest_area ?? 0) > limits.area
}

/** Pre-registers a company: an account with a magic link by mail, or a sales lead (rule pre-registration). */
export const registerCompany = endpoint({
  method: 'POST',
  path: '/new-client',
  summary: 'Pre-registers a company.',
  audience: 'public',
  body: Registration,
  output: v.object({ lead: v.boolean() }),
})
