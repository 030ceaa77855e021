import { formatInstantDate, type Instant, type SessionSummary, wallClock } from '@ensaio/domain'
import { memo, type ReactNode } from 'react'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { DeliveryLines } from '../../deliverable/DeliveryLines.tsx'
import { PropertyCell } from '../row/PropertyCell.tsx'
import { Fact, RowLook, Soft, Table, Wide } from '../row/row-styles.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { SortHead } from './SortHead.tsx'
import { listName, type SessionOrdering } from './session-ordering.ts'

/** The table without its rows: caption and heads. */
export function SessionGrid(props: {
  order: SessionOrdering
  onOrder: (order: SessionOrdering) => void
  children: ReactNode
}) {
  const sort = { order: props.order, onOrder: props.onOrder }
  return (
    <Wide>
      <Table>
        <VisuallyHidden as="caption">{listName(props.order)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Imóvel e serviço</th>
            <SortHead by="status" width="164px" {...sort} />
            <SortHead by="scheduled_for" width="148px" {...sort} />
            <th scope="col" style={{ width: '212px' }}>
              Entrega
            </th>
            <SortHead by="client_code" width="96px" {...sort} />
            <SortHead by="created_at" width="120px" {...sort} />
          </tr>
        </thead>
        {props.children}
      </Table>
    </Wide>
  )
}

function Scheduled({ session }: { session: SessionSummary }) {
  if (!session.scheduled_for) return <Soft>Sem data</Soft>
  const { time } = wallClock(session.scheduled_for, session.time_zone)
  return (
    <>
      <Fact>{formatInstantDate(session.scheduled_for, session.time_zone)}</Fact>
      <Soft>{time.replace(':', 'h')}</Soft>
    </>
  )
}

/** The ensaios as rows of a table. Rendered again only when a prop has changed. */
export const SessionRows = memo(function SessionRows(props: {
  sessions: SessionSummary[]
  now: Instant
  hrefOf: (id: number) => string
}) {
  return (
    <tbody>
      {props.sessions.map((session) => (
        <RowLook key={session.id}>
          <PropertyCell session={session} href={props.hrefOf(session.id)} />
          <td>
            <StatusBadge status={session.status} />
          </td>
          <td>
            <Scheduled session={session} />
          </td>
          <td>
            <DeliveryLines session={session} now={props.now} />
          </td>
          <td>
            <Fact>{session.client_code}</Fact>
          </td>
          <td>
            <Fact>{formatInstantDate(session.created_at, session.time_zone)}</Fact>
          </td>
        </RowLook>
      ))}
    </tbody>
  )
})
