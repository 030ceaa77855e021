import * as v from 'valibot'
import { AddressForm } from '../address/form.ts'
import { Company } from '../company/schema.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CompanyForm, CompanyMember, Onboarding, OnboardingStep, OnboardingUser } from './schema.ts'

/** The progress of the first access. */
export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  summary: 'The progress of the first access, and the data given so far.',
  audience: 'client',
  output: Onboarding,
})

/** Stores the step reached; `skip` and `finish` end the first access once the password is set (rule onboarding-steps). */
export const moveOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding',
  summary: 'Stores the step reached, or ends the first access.',
  audience: 'client',
  body: v.variant('move', [
    v.object({ move: v.literal('reach'), step: OnboardingStep }),
    v.object({ move: v.literal('skip') }),
    v.object({ move: v.literal('finish') }),
  ]),
  output: Onboarding,
})

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores the company's data; form data with `address` as JSON text and an optional `logo` file. */
export const setUpCompany = endpoint({
  method: 'POST',
  path: '/client',
  summary: 'Stores the company: CNPJ, corporate name, address and logo.',
  audience: 'company',
  encoding: 'form',
  body: v.object({
    ...CompanyForm.entries,
    address: v.pipe(v.unknown(), v.transform(parsed), AddressForm),
    logo: v.optional(v.unknown()),
  }),
  output: Company,
})

/** Adds a person to the company, or merges flags into one with the same e-mail (rule one-person-many-roles). */
export const addCompanyMember = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Adds a person to the company; the same e-mail again merges the flags.',
  audience: 'people',
  body: OnboardingUser,
  output: CompanyMember,
})
