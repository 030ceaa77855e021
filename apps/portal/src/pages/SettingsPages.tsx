import {
  apiKeyCalls,
  listingFeedCalls,
  onboardingCalls,
  peopleCalls,
  postalCodeCalls,
  webhookCalls,
} from '@ensaio/client'
import type { Onboarding } from '@ensaio/domain'
import {
  ApiKeyArea,
  type HookCalls,
  type KeyCalls,
  OwnCalendar,
  PageTitle,
  useClient,
  useComingBack,
  useNow,
  usePlaceSearch,
  userOf,
  WebhookArea,
} from '@ensaio/frame'
import {
  Await,
  CompanyDataCard,
  CompanyStep,
  CompanyUsersStep,
  Heading,
  ListingFeedCard,
  SettingsLayout,
  Skeleton,
  Stack,
  saveFile,
  TeamList,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { type ReactNode, useMemo } from 'react'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

const asks = {
  webhooks: webhookCalls,
  apiKeys: apiKeyCalls,
  listingFeed: listingFeedCalls,
  onboarding: onboardingCalls,
  people: peopleCalls,
  postalCodes: postalCodeCalls,
}

const saved = 'Salvo com sucesso!'

function Section(props: { current: string; title: string; children: ReactNode }) {
  const sections = settingsSections(usePortal(userOf))
  return (
    <SettingsLayout sections={sections} current={props.current}>
      <PageTitle of={props.title} />
      {props.children}
    </SettingsLayout>
  )
}

/** What the first access knows so far, and the question for it again. */
function Known(props: { children: (known: Onboarding, reload: () => Promise<void>) => ReactNode }) {
  const client = useClient(asks)
  const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [client])
  return (
    <Await remote={known} onRetry={retry} waiting={<Skeleton height="420px" />}>
      {(value) => props.children(value, retry)}
    </Await>
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
      <Known>
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
      </Known>
    </Section>
  )
}

/** `/profile/people`: the company's people with their roles, and its representatives. */
export function PeopleSettingsPage() {
  const client = useClient(asks)
  const user = usePortal(userOf)
  const now = useNow()
  const { say } = useToast()
  const [people, retry, replace] = useRemote((signal) => client.people.list(signal), [client])
  useComingBack(retry)
  const invite = async (email: string) => {
    await client.onboarding.inviteAgain(email)
    say(`Convite enviado para ${email}.`)
  }
  return (
    <Section current="/profile/people" title="Pessoas">
      <Stack gap={32}>
        <Heading level={1}>Pessoas da empresa</Heading>
        <TeamList
          of="company"
          people={people}
          now={now}
          onAdd={async (person) => {
            replace(await client.people.add(person))
            say(`Convite enviado para ${person.email}.`)
          }}
          onChange={async (id, change) => replace(await client.people.change(id, change))}
          onInvite={({ email }) => invite(email)}
          onSignOut={async ({ id, name }) => {
            await client.people.signOut(id)
            say(`${name} precisa entrar novamente.`)
          }}
          onCorrectEmail={async ({ email }, newEmail) => {
            await client.people.correctEmail(email, newEmail)
            say(`Convite enviado para ${newEmail}.`)
            await retry()
          }}
          onResetSecondStep={async ({ id, name }) => {
            replace(await client.people.resetSecondStep(id))
            say(`${name} entra agora só com a senha.`)
          }}
          onRetry={retry}
        />
        <Known>
          {({ users }) => (
            <CompanyUsersStep
              members={users}
              me={{ name: user?.name ?? '', email: user?.email ?? '' }}
              onSave={client.onboarding.addMember}
              onInvite={invite}
              onFinish={async () => {
                say(saved)
                replace(await client.people.list())
              }}
            />
          )}
        </Known>
      </Stack>
    </Section>
  )
}

/** `/profile/calendar`: the visits of the company in one's own calendar (rule calendar-feed). */
export function CalendarSettingsPage() {
  return (
    <Section current="/profile/calendar" title="Calendário">
      <Stack gap={24}>
        <Heading level={1}>Calendário</Heading>
        <OwnCalendar of="company" />
      </Stack>
    </Section>
  )
}

/** `/profile/data`: everything that the company owns, as one download (rule company-export). */
export function DataSettingsPage() {
  const client = useClient(asks)
  return (
    <Section current="/profile/data" title="Dados da empresa">
      <Stack gap={24}>
        <Heading level={1}>Dados da empresa</Heading>
        <CompanyDataCard
          onExport={async (share, signal) => saveFile(await client.onboarding.exportCompany(share, signal))}
        />
      </Stack>
    </Section>
  )
}

/** The address at which portals read the company's listings (rule portal-feed). */
function ListingFeedArea() {
  const { listingFeed } = useClient(asks)
  const [feed, retry, replace] = useRemote((signal) => listingFeed.get(signal), [listingFeed])
  return (
    <ListingFeedCard
      feed={feed}
      onCreate={async () => {
        const created = await listingFeed.create()
        const { address: _, ...known } = created
        replace(known)
        return created
      }}
      onEnd={async () => replace(await listingFeed.end())}
      onRetry={retry}
    />
  )
}

/** `/profile/systems`: what other systems of the company use. */
export function SystemsSettingsPage() {
  const client = useClient(asks)
  const keys = useMemo<KeyCalls>(
    () => ({
      list: (signal) => client.apiKeys.list(signal),
      create: (form) => client.apiKeys.create(form),
      revoke: (id) => client.apiKeys.revoke(id),
    }),
    [client],
  )
  const hooks = useMemo<HookCalls>(
    () => ({
      list: (signal) => client.webhooks.list(signal),
      add: (form) => client.webhooks.add(form),
      change: (id, change) => client.webhooks.change(id, change),
      remove: (id) => client.webhooks.remove(id),
      renewSecret: (id) => client.webhooks.renewSecret(id),
      deliveries: (id, signal) => client.webhooks.deliveries(id, signal),
      replay: (id, deliveryId) => client.webhooks.replay(id, deliveryId),
    }),
    [client],
  )
  return (
    <Section current="/profile/systems" title="Integrações">
      <Stack gap={24}>
        <Heading level={1}>Integrações</Heading>
        <ListingFeedArea />
        <ApiKeyArea of="company" calls={keys} />
        <WebhookArea calls={hooks} />
      </Stack>
    </Section>
  )
}
