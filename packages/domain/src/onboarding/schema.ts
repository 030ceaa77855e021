import * as v from 'valibot'
import { IsInvited } from '../account/invitation.ts'
import { AddressForm } from '../address/form.ts'
import { Cnpj } from '../person/cnpj.ts'
import { Cpf } from '../person/cpf.ts'
import { Email, line } from '../person/text.ts'

/** The steps of the first access, by the end of their path. */
export const onboardingSteps = ['welcome', 'password', 'company', 'users'] as const
export const OnboardingStep = v.picklist(onboardingSteps)
export type OnboardingStep = v.InferOutput<typeof OnboardingStep>

/** The steps of somebody whom a company invites that is set up already. */
export const invitedSteps = ['welcome', 'password'] as const

/** The three people that a company names, by the flag that each sets. */
export const representatives = [
  {
    flag: 'legal_representative',
    title: 'Representante legal',
    text: 'Responde pela empresa e assina o contrato.',
  },
  { flag: 'finances_manager', title: 'Responsável financeiro', text: 'Recebe notas, recibos e cobranças.' },
  {
    flag: 'operation_manager',
    title: 'Responsável operacional',
    text: 'Pede e acompanha os ensaios no dia a dia.',
  },
] as const
export type RepresentativeFlag = (typeof representatives)[number]['flag']

const flags = {
  legal_representative: v.optional(v.boolean(), false),
  finances_manager: v.optional(v.boolean(), false),
  operation_manager: v.optional(v.boolean(), false),
}

/** Somebody of the company, as typed. With `is_me` it is the person signed in, whose own data stand. */
export const OnboardingUser = v.variant('is_me', [
  v.object({ is_me: v.literal(true), ...flags }),
  v.object({
    is_me: v.literal(false),
    name: line('Informe o nome.'),
    cpf: Cpf,
    email: Email,
    ...flags,
  }),
])
export type OnboardingUser = v.InferInput<typeof OnboardingUser>

/** Somebody of the company, as kept. */
export const CompanyMember = v.object({
  name: v.string(),
  cpf: v.nullable(v.string()),
  email: v.string(),
  is_me: v.boolean(),
  legal_representative: v.boolean(),
  finances_manager: v.boolean(),
  operation_manager: v.boolean(),
  is_invited: IsInvited,
})
export type CompanyMember = v.InferOutput<typeof CompanyMember>

/** What the company step holds, without its logo. `address` travels as JSON text inside the form data. */
export const CompanyForm = v.object({
  identification: Cnpj,
  corporate_name: line('Informe a razão social.', 200),
  address: AddressForm,
})
export type CompanyForm = v.InferInput<typeof CompanyForm>

/** Logos: png or jpg, 2 MiB at most; recommended png with transparent background, 300 × 300 px or more. */
export const largestLogo = 2 * 1024 * 1024
export const recommendedLogoSide = 300

/** How far the first access is, and what was given so far; it resumes there (rule onboarding-steps). */
export const Onboarding = v.object({
  /** The first that is not done. */
  step: OnboardingStep,
  /** Those that this person takes. */
  steps: v.optional(v.array(OnboardingStep), [...onboardingSteps]),
  is_finished: v.boolean(),
  company: v.object({
    identification: v.nullable(v.string()),
    corporate_name: v.nullable(v.string()),
    address: v.nullable(
      v.object({
        postal_code: v.string(),
        street: v.string(),
        number: v.string(),
        neighborhood: v.string(),
        city: v.string(),
        state: v.string(),
      }),
    ),
    logo_url: v.nullable(v.string()),
  }),
  users: v.array(CompanyMember),
})
export type Onboarding = v.InferOutput<typeof Onboarding>
