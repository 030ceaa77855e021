import * as v from 'valibot'
import { IsInvited } from '../account/invitation.ts'
import { type ClientRole, clientRoles } from '../account/roles.ts'
import { AddressForm } from '../address/form.ts'
import { Cnpj } from '../person/cnpj.ts'
import { Cpf } from '../person/cpf.ts'
import { Email, line } from '../person/text.ts'

/** The steps of the first access, as the last segment of their path. */
export const onboardingSteps = ['welcome', 'password', 'company', 'users'] as const
export const OnboardingStep = v.picklist(onboardingSteps)
export type OnboardingStep = v.InferOutput<typeof OnboardingStep>

/** The steps of a person invited by a company that has finished its own. */
export const invitedSteps = ['welcome', 'password'] as const

/** The three roles that a company assigns, by their flag. */
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

/** The role of a new person who is named by flags alone: legal representatives and people of two functions manage (rule client-roles). */
export function roleOfFlags(held: Record<RepresentativeFlag, boolean>): ClientRole {
  const { legal_representative, finances_manager, operation_manager } = held
  if (legal_representative || (finances_manager && operation_manager)) return 'manager'
  return finances_manager ? 'finance' : 'orders'
}

const flags = {
  legal_representative: v.optional(v.boolean(), false),
  finances_manager: v.optional(v.boolean(), false),
  operation_manager: v.optional(v.boolean(), false),
}

/** A person of the company, as typed. With `is_me` it is the signed-in person, whose own data stay. */
export const OnboardingUser = v.variant('is_me', [
  v.object({ is_me: v.literal(true), ...flags }),
  v.object({
    is_me: v.literal(false),
    name: line('Informe o nome.'),
    cpf: Cpf,
    email: Email,
    /** Left out, the role follows from the flags. */
    role: v.optional(v.picklist(clientRoles, 'Escolha um papel.')),
    ...flags,
  }),
])
export type OnboardingUser = v.InferInput<typeof OnboardingUser>

/** A person of the company, as stored. */
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

/** The values of the company step, without the logo. `address` is sent as JSON text inside the form data. */
export const CompanyForm = v.object({
  identification: Cnpj,
  corporate_name: line('Informe a razão social.', 200),
  address: AddressForm,
})
export type CompanyForm = v.InferInput<typeof CompanyForm>

/** The limits of a logo: png or jpg, up to 2 MiB; recommended: png with transparent background, at least 300 × 300 px. */
export const largestLogo = 2 * 1024 * 1024
export const recommendedLogoSide = 300

/** The progress of the first access and the data given so far (rule onboarding-steps). */
export const Onboarding = v.object({
  /** The first unfinished step. */
  step: OnboardingStep,
  /** This person's steps. */
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
