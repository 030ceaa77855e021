import {
  formatPhone,
  type MailPreferences,
  type MessageChoice,
  mailTopicTexts,
  type PhonePreferences,
  phoneChannelLabels,
} from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Switch } from '../../../primitives/input/Switch/Switch.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'

/** The props of `MailPreferencesCard`. */
export type MailPreferencesCardProps = {
  preferences: Remote<MailPreferences>
  /** Turns one kind of mails, or one channel to the phone, on or off; settles once `preferences` holds the answer. */
  onChange: (choice: MessageChoice) => Promise<unknown>
  onRetry: Press
}

type Choosing = Pick<MailPreferencesCardProps, 'onChange'>

/** The kinds of mails to an address. */
function MailTopics({
  email,
  topics,
  onChange,
}: Choosing & { email: string; topics: MailPreferences['topics'] }) {
  return (
    <Stack gap={24}>
      <Heading level={3}>Por e-mail</Heading>
      <Text>{`Para ${email}`}</Text>
      {topics.map(({ topic, is_on }) => (
        <Stack key={topic} gap={4}>
          <Switch checked={is_on} onChange={(isOn: boolean) => onChange({ topic, is_on: isOn })}>
            {mailTopicTexts[topic].label}
          </Switch>
          <Text soft>{mailTopicTexts[topic].hint}</Text>
        </Stack>
      ))}
      {topics.length === 0 && <Text>Nenhum lembrete chega a este endereço.</Text>}
      <Text soft>
        Confirmações, mudanças e cancelamentos de visitas, entregas, pagamentos e o acesso à conta chegam
        sempre.
      </Text>
    </Stack>
  )
}

/** The channels to a phone: off until its owner agrees. */
function PhoneChannels({ number, channels, onChange }: Choosing & PhonePreferences) {
  return (
    <Stack gap={24}>
      <Heading level={3}>No celular</Heading>
      {number === null ? (
        <Text>Para receber mensagens no celular, informe o seu número em “Segurança”, em “Seus dados”.</Text>
      ) : (
        <>
          <Text>{`Para ${formatPhone(number)}`}</Text>
          {channels.map(({ channel, is_on }) => (
            <Switch
              key={channel}
              checked={is_on}
              onChange={(isOn: boolean) => onChange({ channel, is_on: isOn })}
            >
              {`Receber por ${phoneChannelLabels[channel]}`}
            </Switch>
          ))}
          {channels.length > 1 && channels.every(({ is_on }) => is_on) && (
            <Text soft>Cada mensagem chega uma vez: por SMS, só quando o número não tem WhatsApp.</Text>
          )}
        </>
      )}
      <Text soft>
        Visitas marcadas, mudadas e canceladas, o link para escolher a data e os lembretes; de noite, nada.
        Para parar, basta responder SAIR.
      </Text>
    </Stack>
  )
}

/** The messages that reach an address or a phone, one switch each (rules mail-preferences and phone-consent). */
export function MailPreferencesCard({ preferences, onChange, onRetry }: MailPreferencesCardProps) {
  return (
    <Card title="O que chega a você">
      <Await
        remote={preferences}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as suas escolhas"
        waiting={<Skeleton height="200px" />}
      >
        {({ email, topics, phone }) => (
          <Stack gap={32}>
            {email !== null && <MailTopics email={email} topics={topics} onChange={onChange} />}
            {phone && <PhoneChannels {...phone} onChange={onChange} />}
          </Stack>
        )}
      </Await>
    </Card>
  )
}
