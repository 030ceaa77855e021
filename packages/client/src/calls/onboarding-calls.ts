import {
  addCompanyMember,
  type CompanyForm,
  companyExportPath,
  getOnboarding,
  inviteColleagueAgain,
  moveOnboarding,
  type OnboardingStep,
  type OnboardingUser,
  setUpCompany,
} from '@ensaio/domain'
import type { Call, Connection } from '../call.ts'
import { download } from '../download.ts'

/** The first access. */
export function onboardingCalls(call: Call, connection: Connection) {
  return {
    get: (signal?: AbortSignal) => call(getOnboarding, { signal }),
    /** Stores the step reached. */
    reach: (step: OnboardingStep) => call(moveOnboarding, { body: { move: 'reach', step } }),
    /** "Mais Tarde". */
    skip: () => call(moveOnboarding, { body: { move: 'skip' } }),
    finish: () => call(moveOnboarding, { body: { move: 'finish' } }),
    setUpCompany: ({ address, ...form }: CompanyForm, logo: File | null) =>
      call(setUpCompany, { body: { ...form, address: JSON.stringify(address), logo: logo ?? undefined } }),
    /** Mails a new invitation to a colleague who has set no password yet. */
    inviteAgain: (email: string) => call(inviteColleagueAgain, { body: { email } }),
    /** The zip of everything that one's company owns (rule company-export); `progress` gets the received share, 0 to 1. */
    exportCompany: (progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, companyExportPath, {
        ...{ values: {}, body: {}, name: 'Dados_da_empresa.zip' },
        ...{ progress, signal },
      }),
    addMember: (member: OnboardingUser) => call(addCompanyMember, { body: member }),
  }
}
