import {
  canSendAgain,
  formatPhone,
  formatRecentInstant,
  type Instant,
  messageChannelLabels,
  type OutboxLetter,
} from '@ensaio/domain'
import { Send } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { FailureNotice } from '../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { MailBadge } from '../MailBadge.tsx'
import { Column, Paper } from './LetterView.styles.ts'
import { letterParts } from './letter-parts.ts'

/** The props of `LetterView`. */
export type LetterViewProps = {
  letter: Remote<OutboxLetter>
  /** The current time, for relative dates: "hoje, 08h30". */
  now: Instant
  /** Sends the mail again; offered while it is not sent. */
  onSendAgain: () => Promise<unknown>
  /** The page of another message, by its id. */
  hrefOf: (id: number) => string
  onRetry: Press
}

/** A mail as its recipient reads it, with its state and a button to send it again. Links open in a new tab. */
export function LetterView(props: LetterViewProps) {
  return (
    <Await
      remote={props.letter}
      onRetry={props.onRetry}
      failureTitle="Não foi possível abrir a mensagem"
      waiting={<LetterWaiting />}
    >
      {(letter) => <Letter {...props} letter={letter} />}
    </Await>
  )
}

/** The link between a message and the SMS that went instead of it (rule phone-fallback). */
function OtherWay({ letter, hrefOf }: { letter: OutboxLetter } & Pick<LetterViewProps, 'hrefOf'>) {
  const { replaced_by, instead_of } = letter
  const other = replaced_by ?? instead_of
  if (other === null) return null
  return (
    <Text>
      {replaced_by !== null
        ? 'A mensagem seguiu por SMS. '
        : 'Este SMS foi no lugar de uma mensagem por WhatsApp, que o número não recebe. '}
      <TextLink href={hrefOf(other)}>
        {replaced_by !== null ? 'Ver o SMS' : 'Ver a mensagem por WhatsApp'}
      </TextLink>
    </Text>
  )
}

function Letter({
  letter,
  now,
  onSendAgain,
  hrefOf,
}: { letter: OutboxLetter } & Omit<LetterViewProps, 'letter'>) {
  const zone = useHouseZone()
  const when = (moment: Instant) => formatRecentInstant(moment, now, zone)
  const address = formatPhone(letter.recipient)
  const to = letter.recipient_name ? `${letter.recipient_name}, ${address}` : address
  return (
    <Column>
      <Stack gap={12} align="start">
        <MailBadge state={letter.state} />
        <Heading level={1} size="size24">
          {letter.subject}
        </Heading>
      </Stack>
      <FactRow
        facts={[
          { name: 'Para', value: to },
          { name: 'Escrita', value: when(letter.created_at) },
          { name: 'Enviada', value: letter.sent_at && when(letter.sent_at) },
          ...(letter.channel === 'mail'
            ? []
            : [
                { name: 'Canal', value: messageChannelLabels[letter.channel] },
                { name: 'Entregue', value: letter.delivered_at && when(letter.delivered_at) },
                { name: 'Lida', value: letter.read_at && when(letter.read_at) },
              ]),
          { name: 'Tentativas', value: letter.attempts },
        ]}
      />
      {letter.state !== 'sent' && (
        <Stack gap={16}>
          {letter.last_error && <FailureNotice title="O último envio falhou" message={letter.last_error} />}
          {canSendAgain(letter) && (
            <Row>
              <Button variant="primary" icon={<Send size={18} strokeWidth={1.75} />} onPress={onSendAgain}>
                Tentar enviar de novo
              </Button>
            </Row>
          )}
        </Stack>
      )}
      <OtherWay letter={letter} hrefOf={hrefOf} />
      <Paper aria-label="Texto da mensagem">
        {letterParts(letter.text).map(({ at, text, href }) =>
          href ? (
            <TextLink key={at} href={href} external>
              {text}
            </TextLink>
          ) : (
            text
          ),
        )}
      </Paper>
    </Column>
  )
}

function LetterWaiting() {
  return (
    <Column>
      <Skeleton width="96px" height="24px" />
      <Skeleton width="60%" height="30px" />
      <Skeleton width="80%" height="44px" />
      <Paper as="div">
        {['40%', '90%', '84%', '70%', '88%', '30%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Paper>
    </Column>
  )
}
