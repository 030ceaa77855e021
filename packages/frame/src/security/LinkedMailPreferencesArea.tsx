import { mailPreferenceCalls } from '@ensaio/client'
import { Heading, MailPreferencesCard, Stack, Text, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useClient } from '../app-context.ts'

const asks = { mailPreferences: mailPreferenceCalls }

/** The page that the link at the end of a mail opens, signed in or not. Opening it changes nothing, since mail scanners open links. */
export function LinkedMailPreferencesArea() {
  const client = useClient(asks)
  const { token = '' } = useParams()
  const [known, retry, replace] = useRemote(
    (signal) => client.mailPreferences.getLinked(token, signal),
    [client, token],
  )
  return (
    <Stack gap={24}>
      <Heading level={1}>Mensagens</Heading>
      <Text soft>
        Desligue o que não quer mais receber. Vale na hora, e dá para ligar de novo quando quiser.
      </Text>
      <MailPreferencesCard
        preferences={known}
        onChange={async (topic, isOn) => replace(await client.mailPreferences.saveLinked(token, topic, isOn))}
        onRetry={retry}
      />
    </Stack>
  )
}
