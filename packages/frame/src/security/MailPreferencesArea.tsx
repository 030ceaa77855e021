import { mailPreferenceCalls } from '@ensaio/client'
import { Heading, MailPreferencesCard, Stack, useRemote } from '@ensaio/ui'
import { useClient } from '../app-context.ts'

const asks = { mailPreferences: mailPreferenceCalls }

/** "Mensagens" of one's own account: which messages arrive (rules mail-preferences and phone-consent). */
export function MailPreferencesArea() {
  const client = useClient(asks)
  const [known, retry, replace] = useRemote((signal) => client.mailPreferences.get(signal), [client])
  return (
    <Stack gap={24}>
      <Heading level={1}>Mensagens</Heading>
      <MailPreferencesCard
        preferences={known}
        onChange={async (choice) => replace(await client.mailPreferences.save(choice))}
        onRetry={retry}
      />
    </Stack>
  )
}
