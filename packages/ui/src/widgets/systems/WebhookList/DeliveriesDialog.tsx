import {
  type DeliveryState,
  deliveryStateLabels,
  formatRecentInstant,
  type Instant,
  type Webhook,
  type WebhookDelivery,
  webhookEventLabels,
  withNoun,
} from '@ensaio/domain'
import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import type { ToneName } from '../../../theme/brand.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { media, space } from '../../../theme/tokens.ts'
import { Entries, Entry, Facts } from '../../settings/entries.styles.ts'

/** The rows bring the padding of a card: in the dialog, they begin under its title. */
const Rows = styled.div`
  margin-inline: -${space[24]};

  ${media.phone} {
    margin-inline: -${space[16]};
  }
`

const badges: Record<DeliveryState, { tone: ToneName; Icon: LucideIcon }> = {
  waiting: { tone: 'yellow', Icon: Clock },
  delivered: { tone: 'green', Icon: CircleCheck },
  failed: { tone: 'red', Icon: CircleX },
}

function answerOf({ answer_code, answer_body, last_error }: WebhookDelivery): string | null {
  if (answer_code !== null)
    return `Resposta ${answer_code}${answer_body ? `: ${answer_body.slice(0, 120)}` : ''}`
  return last_error === null ? null : `Sem resposta: ${last_error}`
}

function DeliveryEntry(props: { delivery: WebhookDelivery; now: Instant; onReplay: () => Promise<unknown> }) {
  const { delivery, now } = props
  const zone = useHouseZone()
  const { tone, Icon } = badges[delivery.state]
  const at = formatRecentInstant(delivery.created_at, now, zone)
  const name = webhookEventLabels[delivery.event]
  const answer = answerOf(delivery)
  return (
    <Entry>
      <div>
        <strong>{name}</strong>
        <Text soft>{at}</Text>
      </div>
      <Facts>
        <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
          {deliveryStateLabels[delivery.state]}
        </Badge>
        <span>{withNoun(delivery.attempts, 'tentativa', 'tentativas')}</span>
        {answer && <span>{answer}</span>}
        {delivery.next_at !== null && (
          <span>{`De novo: ${formatRecentInstant(delivery.next_at, now, zone)}`}</span>
        )}
      </Facts>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={<RotateCw size={18} strokeWidth={1.75} />}
        onPress={props.onReplay}
      >
        {`Enviar de novo: ${name}, ${at}`}
      </Button>
    </Entry>
  )
}

/** The dialog with the last deliveries to an address, each of which can be sent again. Open while rendered. */
export function DeliveriesDialog(props: {
  webhook: Webhook
  now: Instant
  load: (id: number, signal: AbortSignal) => Promise<WebhookDelivery[]>
  onReplay: (id: number, deliveryId: number) => Promise<WebhookDelivery[]>
  onClose: () => void
}) {
  const { webhook, load, onReplay } = props
  const { close, hold } = useDialogAction(props.onClose)
  const [deliveries, retry, replace] = useRemote((signal) => load(webhook.id, signal), [webhook.id])
  return (
    <Dialog open wide onClose={close} title="Entregas" description={webhook.url}>
      <Await
        remote={deliveries}
        onRetry={retry}
        failureTitle="Não foi possível carregar as entregas"
        waiting={<Skeleton height="180px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <Text soft>Nada foi enviado ainda.</Text>
          ) : (
            <Rows>
              <Entries role="list">
                {list.map((delivery) => (
                  <DeliveryEntry
                    key={delivery.id}
                    delivery={delivery}
                    now={props.now}
                    onReplay={async () => replace(await hold(() => onReplay(webhook.id, delivery.id)))}
                  />
                ))}
              </Entries>
            </Rows>
          )
        }
      </Await>
    </Dialog>
  )
}
