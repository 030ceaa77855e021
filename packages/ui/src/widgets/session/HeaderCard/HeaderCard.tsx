import {
  type Actor,
  addressSubtitle,
  addressTitle,
  formatInstantDate,
  type Instant,
  nextStep,
  type Session,
  status,
  unitText,
} from '@ensaio/domain'
import { useId } from 'react'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ProductIcon } from '../../deliverable/ProductIcon.tsx'
import type { CancelChoice } from '../CancelDialog/CancelDialog.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { CancelAction } from './CancelAction.tsx'
import { ClientLogo } from './ClientLogo.tsx'
import { About, Frame, Next, Order, Owner, Place, Products, Top } from './HeaderCard.styles.ts'

export type HeaderCardProps = {
  session: Session
  /** The moment that decides about the fee. */
  now: Instant
  viewer?: Actor
  /** Cancels the ensaio; only staff send `has_fee`. A rejection is shown inside the dialog. Left out, there is no cancel button. */
  onCancel?: (choice: CancelChoice) => Promise<unknown>
}

function OrderFacts({ session }: { session: Session }) {
  const day = formatInstantDate(session.created_at, session.time_zone)
  return (
    <Order>
      <div>
        <dt>Ensaio</dt>
        <dd>{session.id}</dd>
      </div>
      {session.client_code && (
        <div>
          <dt>Referência</dt>
          <dd>{session.client_code}</dd>
        </div>
      )}
      <div>
        <dt>Pedido em</dt>
        <dd>{`${day} por ${session.user.name}`}</dd>
      </div>
    </Order>
  )
}

/** The head of an ensaio's page: address, status, next step, company and cancel button. */
export function HeaderCard({ session, now, viewer = 'client', onCancel }: HeaderCardProps) {
  const nextId = useId()
  const subtitle = addressSubtitle(session.address)
  const unit = unitText(session.vertical_data)
  const next = viewer === 'client' ? nextStep(session, now) : null
  return (
    <Frame>
      <Card>
        <Top>
          <Place>
            <StatusBadge status={session.status} long />
            <Heading level={1} size="size40">
              {addressTitle(session.address)}
            </Heading>
            {subtitle && (
              <Text soft size="size17">
                {subtitle}
              </Text>
            )}
            {unit && <Text strong>{unit}</Text>}
          </Place>
          {next && (
            <Next aria-labelledby={nextId} $turn={session.status === status.notScheduled}>
              <h2 id={nextId}>O que falta agora</h2>
              <p>{next}</p>
            </Next>
          )}
        </Top>
        <About>
          <Owner>
            <ClientLogo name={session.client.name} source={session.client.logo_url} />
            <div>
              <strong>{session.client.name}</strong>
              <OrderFacts session={session} />
            </div>
          </Owner>
          <Products role="list" aria-label="O que foi pedido">
            {session.products
              .toSorted((one, other) => one.item.id - other.item.id)
              .map(({ id, item }) => (
                <li key={id}>
                  <ProductIcon itemId={item.id} />
                  {item.label}
                </li>
              ))}
          </Products>
          <CancelAction session={session} now={now} viewer={viewer} {...(onCancel ? { onCancel } : {})} />
        </About>
      </Card>
    </Frame>
  )
}
