import type { Instant, Queue, QueuedSession } from '@ensaio/domain'
import { memo, type ReactNode } from 'react'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { DeliveryLines } from '../../deliverable/DeliveryLines.tsx'
import { PropertyCell } from '../../session/row/PropertyCell.tsx'
import { Fact, RowLook, Soft, Table, Wide } from '../../session/row/row-styles.ts'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { ArrivalBadge } from '../../visit/ArrivalBadge.tsx'
import { PeriodLine } from '../../visit/PeriodLine.tsx'
import { PreparednessBadge } from '../../visit/PreparednessBadge.tsx'
import { listNames } from './queue-words.ts'
import { VisitTime } from './VisitTime.tsx'

/** The table without rows: caption and headers. The queue of today begins with the hour. */
export function QueueGrid({ queue, children }: { queue: Queue; children: ReactNode }) {
  const isToday = queue === 'today'
  return (
    <Wide>
      <Table>
        <VisuallyHidden as="caption">{listNames[queue]}</VisuallyHidden>
        <thead>
          <tr>
            {isToday && (
              <th scope="col" style={{ width: '96px' }}>
                Hora
              </th>
            )}
            <th scope="col">Imóvel e serviço</th>
            <th scope="col" style={{ width: '200px' }}>
              Empresa
            </th>
            {!isToday && (
              <th scope="col" style={{ width: '120px' }}>
                {queue === 'to_schedule' ? 'Pedido em' : 'Visita'}
              </th>
            )}
            <th scope="col" style={{ width: '164px' }}>
              Situação
            </th>
            <th scope="col" style={{ width: '232px' }}>
              Entrega
            </th>
          </tr>
        </thead>
        {children}
      </Table>
    </Wide>
  )
}

/** The ensaios of a queue as rows of a table. Rendered again only when a prop has changed. */
export const QueueRows = memo(function QueueRows(props: {
  queue: Queue
  sessions: QueuedSession[]
  now: Instant
  hrefOf: (id: number) => string
}) {
  const { queue } = props
  const isToday = queue === 'today'
  return (
    <tbody>
      {props.sessions.map((session) => (
        <RowLook key={session.id}>
          {isToday && (
            <td>
              <VisitTime session={session} queue={queue} />
            </td>
          )}
          <PropertyCell session={session} href={props.hrefOf(session.id)} />
          <td>
            <Fact>{session.client.name}</Fact>
            <Soft>{`nº ${session.id}`}</Soft>
            {session.client_code && <Soft>{session.client_code}</Soft>}
          </td>
          {!isToday && (
            <td>
              <VisitTime session={session} queue={queue} />
            </td>
          )}
          <td>
            <StatusBadge status={session.status} />
            {session.preparedness && (
              <p>
                <PreparednessBadge answer={session.preparedness} />
              </p>
            )}
          </td>
          <td>
            <DeliveryLines session={session} now={props.now} />
            {session.arrival && (
              <p>
                <ArrivalBadge arrival={session.arrival} timeZone={session.time_zone} />
              </p>
            )}
            {session.preferred_period && <PeriodLine period={session.preferred_period} />}
          </td>
        </RowLook>
      ))}
    </tbody>
  )
})
