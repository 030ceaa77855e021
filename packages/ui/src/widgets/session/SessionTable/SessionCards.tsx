import {
  addressSubtitle,
  formatInstantDate,
  formatShortInstant,
  type Instant,
  type SessionSummary,
} from '@ensaio/domain'
import { memo } from 'react'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { DeliveryLines } from '../../deliverable/DeliveryLines.tsx'
import { CardLook, Fact, Narrow, Soft } from '../row/row-styles.ts'
import { SessionLink } from '../row/SessionLink.tsx'
import { Thumbnail } from '../row/Thumbnail.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'

/** The ensaios as cards, for narrow lists. Rendered again only when a prop has changed. */
export const SessionCards = memo(function SessionCards(props: {
  sessions: SessionSummary[]
  now: Instant
  /** The accessible name of the list. */
  name: string
  hrefOf: (id: number) => string
}) {
  return (
    <Narrow as="ul" role="list" aria-label={props.name}>
      {props.sessions.map((session) => (
        <CardLook key={session.id}>
          <Row gap={12} align="start" wrap={false}>
            <Thumbnail session={session} width={88} />
            <div>
              <SessionLink session={session} href={props.hrefOf(session.id)} />
              <Soft>{addressSubtitle(session.address)}</Soft>
            </div>
          </Row>
          <Row gap={8} justify="space-between">
            <StatusBadge status={session.status} />
            {session.scheduled_for && (
              <Fact>{formatShortInstant(session.scheduled_for, session.time_zone)}</Fact>
            )}
          </Row>
          <Fact>{session.service.name}</Fact>
          <DeliveryLines session={session} now={props.now} />
          <Soft>
            {`Criado em ${formatInstantDate(session.created_at, session.time_zone)}`}
            {session.client_code && ` · ${session.client_code}`}
          </Soft>
        </CardLook>
      ))}
    </Narrow>
  )
})
