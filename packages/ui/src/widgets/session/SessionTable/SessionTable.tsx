import type { Instant, SessionPage } from '@ensaio/domain'
import { withNoun } from '@ensaio/domain'
import type { ReactNode } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Room } from '../row/Room.tsx'
import { CardSkeletons, RowSkeletons } from '../row/SessionSkeletons.tsx'
import { EmptySessions } from './EmptySessions.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { SessionCards } from './SessionCards.tsx'
import { SessionGrid, SessionRows } from './SessionRows.tsx'
import { listName, type SessionOrdering } from './session-ordering.ts'

/** The props of `SessionTable`. */
export type SessionTableProps = {
  page: Remote<SessionPage>
  /** The current instant, for past and late sessions. */
  now: Instant
  order: SessionOrdering
  onOrder: (order: SessionOrdering) => void
  /** The address of an ensaio's page. */
  hrefOf: (id: number) => string
  /** Are filters active? An empty list then says so. */
  isFiltered: boolean
  /** Removes all filters and returns to the first page. */
  onClear: () => void
  onRetry: Press
  /** The one thing to do while there are no ensaios at all. */
  emptyAction?: ReactNode
}

function countText(page: Remote<SessionPage>): string {
  if (page.state !== 'ready' || page.refreshing) return ''
  const count = page.value.sessions.length
  return withNoun(count, 'ensaio nesta página', 'ensaios nesta página')
}

/** The ensaios of a company by page: a table in a wide list, cards in a narrow one; every row is one link. */
export function SessionTable(props: SessionTableProps) {
  const { page, now, order, onOrder, hrefOf } = props
  return (
    <Room>
      {({ rows, cards }) => (
        <>
          <VisuallyHidden role="status">{countText(page)}</VisuallyHidden>
          <Await
            remote={page}
            onRetry={props.onRetry}
            failureTitle="Não foi possível carregar os ensaios"
            waiting={
              <>
                <SessionGrid order={order} onOrder={onOrder}>
                  <RowSkeletons />
                </SessionGrid>
                <CardSkeletons />
              </>
            }
          >
            {({ sessions, total_sessions }) =>
              sessions.length === 0 ? (
                <EmptySessions
                  isFiltered={props.isFiltered}
                  isBeyond={total_sessions > 0}
                  onClear={props.onClear}
                  action={props.emptyAction}
                />
              ) : (
                <Stack gap={12}>
                  <OrderSelect order={order} onOrder={onOrder} />
                  {rows && (
                    <SessionGrid order={order} onOrder={onOrder}>
                      <SessionRows sessions={sessions} now={now} hrefOf={hrefOf} />
                    </SessionGrid>
                  )}
                  {cards && (
                    <SessionCards sessions={sessions} now={now} name={listName(order)} hrefOf={hrefOf} />
                  )}
                </Stack>
              )
            }
          </Await>
        </>
      )}
    </Room>
  )
}
