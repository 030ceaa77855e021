import { onboardingCalls, postalCodeCalls } from '@ensaio/client'
import type { Onboarding } from '@ensaio/domain'
import { PageTitle, useClient, usePlaceSearch, userOf } from '@ensaio/frame'
import {
  Await,
  CompanyDataCard,
  CompanyStep,
  CompanyUsersStep,
  SettingsLayout,
  Skeleton,
  saveFile,
  useRemote,
  useToast,
} from '@ensaio/ui'
import type { ReactNode } from 'react'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

const asks = { onboarding: onboardingCalls, postalCodes: postalCodeCalls }

const saved = 'Salvo com sucesso!'

function Section(props: {
  current: string
  title: string
  children: (known: Onboarding, reload: () => Promise<void>) => ReactNode
}) {
  const client = useClient(asks)
  const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [client])
  return (
    <SettingsLayout sections={settingsSections} current={props.current}>
      <PageTitle of={props.title} />
      <Await remote={known} onRetry={retry} waiting={<Skeleton height="420px" />}>
        {(value) => props.children(value, retry)}
      </Await>
    </SettingsLayout>
  )
}

/** `/profile/company`: the company and its logo, also for users who skipped them in the first access. */
export function CompanySettingsPage() {
  const client = useClient(asks)
  const places = usePlaceSearch()
  const loadUser = usePortal((state) => state.loadUser)
  const { say } = useToast()
  return (
    <Section current="/profile/company" title="Sua empresa">
      {({ company }, reload) => (
        <CompanyStep
          // After saving, the uploaded logo is the stored one.
          key={company.logo_url}
          initial={company}
          findPostalCode={client.postalCodes.find}
          {...(places ? { places } : {})}
          onSave={async (form, logo) => {
            await client.onboarding.setUpCompany(form, logo)
            say(saved)
            await Promise.all([reload(), loadUser()])
          }}
        />
      )}
    </Section>
  )
}

/** `/profile/people`: the company's people, their roles and invitations. */
export function PeopleSettingsPage() {
  const client = useClient(asks)
  const user = usePortal(userOf)
  const { say } = useToast()
  return (
    <Section current="/profile/people" title="Pessoas">
      {({ users }) => (
        <CompanyUsersStep
          members={users}
          me={{ name: user?.name ?? '', email: user?.email ?? '' }}
          onSave={client.onboarding.addMember}
          onInvite={async (email) => {
            await client.onboarding.inviteAgain(email)
            say(`Convite enviado para ${email}.`)
          }}
          onFinish={async () => say(saved)}
        />
      )}
    </Section>
  )
}

/** `/profile/data`: everything that the company owns, as one download (rule company-export). */
export function DataSettingsPage() {
  const client = useClient(asks)
  return (
    <SettingsLayout sections={settingsSections} current="/profile/data">
      <PageTitle of="Dados da empresa" />
      <CompanyDataCard
        onExport={async (share, signal) => saveFile(await client.onboarding.exportCompany(share, signal))}
      />
    </SettingsLayout>
  )
}
