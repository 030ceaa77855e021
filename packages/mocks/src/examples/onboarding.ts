import { type CompanyMember, type Onboarding, onboardingSteps } from '@ensaio/domain'

/** A company's legal representative. */
export function companyMember(over: Partial<CompanyMember> = {}): CompanyMember {
  return {
    name: 'Mariana Duarte',
    cpf: '52998224725',
    email: 'mariana@horizonte.test',
    is_me: false,
    legal_representative: true,
    finances_manager: false,
    operation_manager: false,
    is_invited: false,
    ...over,
  }
}

/** A first access at its first step. */
export function onboarding(over: Partial<Onboarding> = {}): Onboarding {
  return {
    step: 'welcome',
    steps: [...onboardingSteps],
    is_finished: false,
    company: { identification: null, corporate_name: null, address: null, logo_url: null },
    users: [],
    ...over,
  }
}
