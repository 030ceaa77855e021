import {
  type CityNames,
  type Instant,
  initialCities,
  type Queue,
  type QueuePage,
  type QueueSearch,
  withNoun,
} from '@ensaio/domain'
import { useRef } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { PagedList } from '../../../primitives/navigation/PagedList.tsx'
import { Pagination } from '../../../primitives/navigation/Pagination/Pagination.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { mapRemote, type Remote } from '../../../remote/remote.ts'
import { Room } from '../../session/row/Room.tsx'
import { QueueCards } from './QueueCards.tsx'
import { QueueEmpty } from './QueueEmpty.tsx'
import { QueueGrid, QueueRows } from './QueueRows.tsx'
import { QueueCardSkeletons, QueueRowSkeletons } from './QueueSkeletons.tsx'
import { QueueTabs } from './QueueTabs.tsx'
import { nothing } from './queue-words.ts'
import { type QueueChange, type QueuePerson, SearchBar } from './SearchBar.tsx'

/** The props of `SessionQueue`. */
export type SessionQueueProps = {
  page: Remote<QueuePage>
  /** The current search: queue, page and filters. */
  search: QueueSearch
  /** The photographers to filter by, empty while loading; left out, there is no such filter. */
  people?: readonly QueuePerson[] | undefined
  /** The names of the cities to filter by. */
  cities?: CityNames
  /** The current instant, for past and late sessions. */
  now: Instant
  /** The address of an ensaio's page. */
  sessionHref: (id: number) => string
  /** The address of a queue, from its first page on. */
  queueHref: (queue: Queue) => string
  /** The address of another page of this queue. */
  pageHref: (page: number) => string
  /** Called with changed filters; the page starts again at 1. */
  onSearch: (change: QueueChange) => void
  onRetry: Press
}

function countText(page: Remote<QueuePage>): string {
  if (page.state !== 'ready' || page.refreshing) return ''
  const count = page.value.sessions.length
  return withNoun(count, 'ensaio nesta página', 'ensaios nesta página')
}

/** The ensaios of staff, one queue at a time: a table in a wide list, cards in a narrow one; every row is one link. */
export function SessionQueue(props: SessionQueueProps) {
  const { page, search, now, sessionHref, pageHref, onSearch } = props
  const queue = search.queue ?? 'all'
  const box = useRef<HTMLInputElement>(null)

  // The pressed button disappears with the filter: the focus goes to the search box.
  function clear() {
    onSearch(nothing)
    box.current?.focus()
  }

  return (
    <Stack gap={16}>
      <QueueTabs
        totals={mapRemote(page, ({ totals }) => totals)}
        active={queue}
        queueHref={props.queueHref}
      />
      <SearchBar
        search={search}
        people={props.people}
        cities={props.cities ?? initialCities}
        onSearch={onSearch}
        onClear={clear}
        box={box}
      />
      <Room>
        {({ rows, cards }) => (
          <>
            <VisuallyHidden role="status">{countText(page)}</VisuallyHidden>
            <PagedList page={search.page ?? 1}>
              <Await
                remote={page}
                onRetry={props.onRetry}
                failureTitle="Não foi possível carregar os ensaios"
                waiting={
                  <>
                    <QueueGrid queue={queue}>
                      <QueueRowSkeletons queue={queue} />
                    </QueueGrid>
                    <QueueCardSkeletons />
                  </>
                }
              >
                {({ sessions, totals, last_page }) =>
                  sessions.length === 0 ? (
                    <QueueEmpty
                      search={search}
                      isBeyond={totals[queue] > 0}
                      firstHref={pageHref(1)}
                      onClear={clear}
                    />
                  ) : (
                    <Stack gap={24}>
                      <div>
                        {rows && (
                          <QueueGrid queue={queue}>
                            <QueueRows queue={queue} sessions={sessions} now={now} hrefOf={sessionHref} />
                          </QueueGrid>
                        )}
                        {cards && (
                          <QueueCards queue={queue} sessions={sessions} now={now} hrefOf={sessionHref} />
                        )}
                      </div>
                      <Pagination page={search.page ?? 1} lastPage={last_page} hrefOf={pageHref} />
                    </Stack>
                  )
                }
              </Await>
            </PagedList>
          </>
        )}
      </Room>
    </Stack>
  )
}
