import { mailPreferenceCalls } from '@ensaio/client'
import { MailPreferencesArea, PageTitle, useClient, userOf } from '@ensaio/frame'
import { Heading, MailPreferencesCard, SettingsLayout, Stack, Text, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { PublicPage } from '../frame/PublicPage.tsx'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

const asks = { mailPreferences: mailPreferenceCalls }

/** `/profile/mails`: which reminders arrive. */
export function MailPreferencesPage() {
  const sections = settingsSections(usePortal(userOf))
  return (
    <SettingsLayout sections={sections} current="/profile/mails">
      <PageTitle of="Mensagens" />
      <MailPreferencesArea />
    </SettingsLayout>
  )
}

/** `/mails/{token}`: the same behind the link at the end of a mail, signed in or not. Opening it changes nothing, since mail scanners open links. */
export function LinkedMailPreferencesPage() {
  const client = useClient(asks)
  const { token = '' } = useParams()
  const [known, retry, replace] = useRemote(
    (signal) => client.mailPreferences.getLinked(token, signal),
    [client, token],
  )
  return (
    <PublicPage narrow>
      <PageTitle of="Mensagens" />
      <Stack gap={24}>
        <Heading level={1}>Mensagens</Heading>
        <Text soft>
          Desligue o que não quer mais receber. Vale na hora, e dá para ligar de novo quando quiser.
        </Text>
        <MailPreferencesCard
          preferences={known}
          onChange={async (choice) => replace(await client.mailPreferences.saveLinked(token, choice))}
          onRetry={retry}
        />
      </Stack>
    </PublicPage>
  )
}
