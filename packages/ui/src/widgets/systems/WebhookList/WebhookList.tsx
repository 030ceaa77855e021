import {
  formatInstantDate,
  type Instant,
  type NewWebhook,
  type SecretWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  webhookEventLabels,
} from '@ensaio/domain'
import { CircleCheck, CircleOff, Plus, TriangleAlert, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { color, space } from '../../../theme/tokens.ts'
import { Facts } from '../../settings/entries.styles.ts'
import { SecretDialog } from '../SecretDialog.tsx'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { NewWebhookDialog, WebhookDialog } from './WebhookForms.tsx'

/** The props of `WebhookList`. Each promise settles once the list holds the answer. */
export type WebhookListProps = {
  /** The addresses, newest first. */
  webhooks: Remote<Webhook[]>
  now: Instant
  /** Adds an address; the answer alone tells its secret. A rejection that names fields is shown at them. */
  onAdd: (webhook: NewWebhook) => Promise<SecretWebhook>
  /** Changes the events of an address, or turns it on or off. */
  onChange: (id: number, change: WebhookChange) => Promise<unknown>
  /** Replaces the secret of an address; the answer alone tells the new one. */
  onRenewSecret: (id: number) => Promise<SecretWebhook>
  /** Deletes an address with its deliveries. */
  onRemove: (id: number) => Promise<unknown>
  /** Loads the last deliveries to an address, as they are opened. */
  loadDeliveries: (id: number, signal: AbortSignal) => Promise<WebhookDelivery[]>
  /** Sends an event again, and returns the deliveries. */
  onReplay: (id: number, deliveryId: number) => Promise<WebhookDelivery[]>
  onRetry: Press
}

const List = styled.ul`
  container-type: inline-size;
`

const Item = styled.li`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]} ${space[24]};
  border-top: 1px solid ${color.line};
  line-height: 1.4;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  @container (max-width: 600px) {
    padding-inline: ${space[16]};
  }
`

/** The quiet buttons, with their words at the edge of the text. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin-inline: calc(-1 * ${space[12]});
`

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

function State({ of, zone }: { of: Webhook; zone: string }) {
  if (of.stopped_at !== null)
    return (
      <Badge tone="red" icon={<TriangleAlert {...icon} />}>
        {`Desligado por falhas em ${formatInstantDate(of.stopped_at, zone)}`}
      </Badge>
    )
  if (!of.active)
    return (
      <Badge tone="grey" icon={<CircleOff {...icon} />}>
        Desligado
      </Badge>
    )
  if (of.failing_since !== null)
    return (
      <Badge tone="yellow" icon={<TriangleAlert {...icon} />}>
        {`Falha desde ${formatInstantDate(of.failing_since, zone)}`}
      </Badge>
    )
  return (
    <Badge tone="green" icon={<CircleCheck {...icon} />}>
      Ligado
    </Badge>
  )
}

const questions = {
  renew: {
    title: 'Trocar a chave de assinatura?',
    description:
      'A de agora deixa de valer na hora: o outro sistema precisa da nova para conferir os avisos.',
    action: 'Trocar chave',
  },
  remove: {
    title: 'Remover o endereço?',
    description: 'Ele deixa de ser avisado, e o registro das entregas some com ele.',
    action: 'Remover',
  },
} as const

type Step =
  | { kind: 'new' }
  | { kind: 'secret'; webhook: SecretWebhook }
  | { kind: 'edit' | 'deliveries' | 'renew' | 'remove'; webhook: Webhook }

const choices = [
  ['deliveries', 'Entregas'],
  ['edit', 'Mudar'],
  ['renew', 'Trocar chave'],
  ['remove', 'Remover'],
] as const

/** The addresses of other systems that are told of events, signed; with their deliveries, which can be sent again (rule webhook). */
export function WebhookList(props: WebhookListProps) {
  const { webhooks, now } = props
  const [step, setStep] = useState<Step | null>(null)
  const zone = useHouseZone()
  // A dialog closes after it has sent; by then the next one may be open.
  const closeIf = (kind: Step['kind']) => setStep((open) => (open?.kind === kind ? null : open))
  const add = (
    <Button
      size="small"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setStep({ kind: 'new' })}
    >
      Avisar um sistema
    </Button>
  )
  return (
    <Card title="Avisos a outros sistemas" aside={webhooks.state === 'ready' && add} flush>
      <Await
        remote={webhooks}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar os endereços"
        waiting={<Skeleton height="180px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<WebhookIcon size={24} strokeWidth={1.75} />}
              title="Nenhum sistema é avisado"
              text="Quando algo acontece com um ensaio, avisamos o endereço que você der."
            />
          ) : (
            <List role="list">
              {list.map((webhook) => (
                <Item key={webhook.id}>
                  <strong>{webhook.url}</strong>
                  <Facts>
                    <State of={webhook} zone={zone} />
                    <span>{webhook.events.map((event) => webhookEventLabels[event]).join(', ')}</span>
                    <span>{`Criado por ${webhook.created_by}`}</span>
                  </Facts>
                  <Choices>
                    {choices.map(([kind, label]) => (
                      <Button
                        key={kind}
                        size="small"
                        variant="quiet"
                        label={`${label}: ${webhook.url}`}
                        onPress={() => setStep({ kind, webhook })}
                      >
                        {label}
                      </Button>
                    ))}
                  </Choices>
                </Item>
              ))}
            </List>
          )
        }
      </Await>
      {step?.kind === 'new' && (
        <NewWebhookDialog
          onAdd={async (form) => setStep({ kind: 'secret', webhook: await props.onAdd(form) })}
          onClose={() => closeIf('new')}
        />
      )}
      {step?.kind === 'secret' && (
        <SecretDialog
          title="Chave de assinatura"
          secret={step.webhook.secret}
          name="Chave"
          use="Com ela, o outro sistema confere o cabeçalho Ensaio-Signature de cada aviso."
          onClose={() => closeIf('secret')}
        />
      )}
      {step?.kind === 'edit' && (
        <WebhookDialog
          webhook={step.webhook}
          onSave={(change) => props.onChange(step.webhook.id, change)}
          onClose={() => closeIf('edit')}
        />
      )}
      {step?.kind === 'deliveries' && (
        <DeliveriesDialog
          webhook={step.webhook}
          now={now}
          load={props.loadDeliveries}
          onReplay={props.onReplay}
          onClose={() => closeIf('deliveries')}
        />
      )}
      {(step?.kind === 'renew' || step?.kind === 'remove') && (
        <ConfirmDialog
          open
          {...questions[step.kind]}
          onConfirm={async () => {
            const { id } = step.webhook
            if (step.kind === 'remove') await props.onRemove(id)
            else setStep({ kind: 'secret', webhook: await props.onRenewSecret(id) })
          }}
          onClose={() => closeIf(step.kind)}
        />
      )}
    </Card>
  )
}
