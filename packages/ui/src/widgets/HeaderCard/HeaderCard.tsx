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
import { Card } from '../../primitives/Card/Card.tsx'
import { FactGrid } from '../../primitives/FactGrid/FactGrid.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import type { CancelChoice } from '../CancelDialog/CancelDialog.tsx'
import { ProductIcon } from '../ProductsCard/ProductIcon.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { CancelAction } from './CancelAction.tsx'
import { ClientLogo } from './ClientLogo.tsx'
import { About, Foot, Frame, Next, Owner, Place, Products, Top } from './HeaderCard.styles.ts'

export type HeaderCardProps = {
  session: Session
  /** The moment that decides about the fee. */
  now: Instant
  viewer?: Actor
  /** Cancels the ensaio; `has_fee` only comes from staff. A rejection is told inside the dialog. */
  onCancel: (choice: CancelChoice) => Promise<unknown>
}

/** The head of an ensaio's page: where it is, how it stands, what comes next, whose it is, and how to cancel it. */
export function HeaderCard({ session, now, viewer = 'client', onCancel }: HeaderCardProps) {
  const nextId = useId()
  const subtitle = addressSubtitle(session.address)
  const unit = unitText(session.vertical_data)
  const created = `${formatInstantDate(session.created_at, session.time_zone)}, por ${session.user.name}`
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
          <Next aria-labelledby={nextId} $turn={session.status === status.notScheduled}>
            <h2 id={nextId}>O que falta agora</h2>
            <p>{nextStep(session)}</p>
          </Next>
        </Top>
        <About>
          <Owner>
            <ClientLogo name={session.client.name} source={session.client.logo_url} />
            <strong>{session.client.name}</strong>
          </Owner>
          <FactGrid
            min={112}
            facts={[
              { name: 'Ensaio', value: session.id },
              { name: 'Referência', value: session.client_code },
              { name: 'Pedido em', value: created },
            ]}
          />
        </About>
        <Foot>
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
          <CancelAction session={session} now={now} viewer={viewer} onCancel={onCancel} />
        </Foot>
      </Card>
    </Frame>
  )
}
