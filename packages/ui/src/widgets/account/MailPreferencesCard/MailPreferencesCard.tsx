import { type MailPreferences, type MailTopic, mailTopicTexts } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Switch } from '../../../primitives/input/Switch/Switch.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'

/** The props of `MailPreferencesCard`. */
export type MailPreferencesCardProps = {
  preferences: Remote<MailPreferences>
  /** Turns one kind of messages on or off; settles once `preferences` holds the answer. */
  onChange: (topic: MailTopic, isOn: boolean) => Promise<unknown>
  onRetry: Press
}

/** The messages that reach an address and may be turned off, one switch each (rule mail-preferences). */
export function MailPreferencesCard({ preferences, onChange, onRetry }: MailPreferencesCardProps) {
  return (
    <Card title="O que chega por e-mail">
      <Await
        remote={preferences}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as suas escolhas"
        waiting={<Skeleton height="200px" />}
      >
        {({ email, topics }) => (
          <Stack gap={24}>
            <Text>{`Para ${email}`}</Text>
            {topics.map(({ topic, is_on }) => (
              <Stack key={topic} gap={4}>
                <Switch checked={is_on} onChange={(isOn: boolean) => onChange(topic, isOn)}>
                  {mailTopicTexts[topic].label}
                </Switch>
                <Text soft>{mailTopicTexts[topic].hint}</Text>
              </Stack>
            ))}
            {topics.length === 0 && <Text>Nenhum lembrete chega a este endereço.</Text>}
            <Text soft>
              Confirmações, mudanças e cancelamentos de visitas, entregas, pagamentos e o acesso à conta
              chegam sempre.
            </Text>
          </Stack>
        )}
      </Await>
    </Card>
  )
}
