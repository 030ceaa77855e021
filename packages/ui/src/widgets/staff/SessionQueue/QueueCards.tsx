import {
  addressSubtitle,
  formatInstantDate,
  formatShortInstant,
  type Instant,
  type Queue,
  type QueuedSession,
} from '@ensaio/domain'
import { memo } from 'react'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { DeliveryLines } from '../../deliverable/DeliveryLines.tsx'
import { CardLook, Fact, Narrow, Soft } from '../../session/row/row-styles.ts'
import { SessionLink } from '../../session/row/SessionLink.tsx'
import { Thumbnail } from '../../session/row/Thumbnail.tsx'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { ArrivalBadge } from '../../visit/ArrivalBadge.tsx'
import { PeriodLine } from '../../visit/PeriodLine.tsx'
import { PreparednessBadge } from '../../visit/PreparednessBadge.tsx'
import { listNames } from './queue-words.ts'
import { VisitTime } from './VisitTime.tsx'

function When({ session, queue }: { session: QueuedSession; queue: Queue }) {
  if (queue === 'today') return <VisitTime session={session} queue={queue} />
  if (session.scheduled_for && queue !== 'to_schedule') {
    return <Fact>{formatShortInstant(session.scheduled_for, session.time_zone)}</Fact>
  }
  return <Fact>{`Pedido em ${formatInstantDate(session.created_at, session.time_zone)}`}</Fact>
}

/** The ensaios of a queue as cards, for narrow lists. Rendered again only when a prop has changed. */
export const QueueCards = memo(function QueueCards(props: {
  queue: Queue
  sessions: QueuedSession[]
  now: Instant
  hrefOf: (id: number) => string
}) {
  const { queue } = props
  return (
    <Narrow as="ul" role="list" aria-label={listNames[queue]}>
      {props.sessions.map((session) => (
        <CardLook key={session.id}>
          <Row gap={8} justify="space-between">
            <When session={session} queue={queue} />
            <StatusBadge status={session.status} />
          </Row>
          <Row gap={12} align="start" wrap={false}>
            <Thumbnail session={session} width={88} />
            <div>
              <SessionLink session={session} href={props.hrefOf(session.id)} />
              <Soft>{addressSubtitle(session.address)}</Soft>
              <Soft>{session.service.name}</Soft>
            </div>
          </Row>
          <div>
            <Fact>{session.client.name}</Fact>
            <Soft>{[`nº ${session.id}`, session.client_code].filter(Boolean).join(' · ')}</Soft>
          </div>
          {session.arrival && (
            <div>
              <ArrivalBadge arrival={session.arrival} timeZone={session.time_zone} />
            </div>
          )}
          {session.preferred_period && <PeriodLine period={session.preferred_period} />}
          {session.preparedness && (
            <div>
              <PreparednessBadge answer={session.preparedness} />
            </div>
          )}
          <DeliveryLines session={session} now={props.now} />
        </CardLook>
      ))}
    </Narrow>
  )
})
