import { serviceCalls, sessionCalls } from '@ensaio/client'
import type { SessionSearch, SessionSummary } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import {
  Button,
  Counters,
  CsvButton,
  Heading,
  mapRemote,
  NextSessions,
  PagedList,
  Pagination,
  Row,
  SessionFilters,
  SessionTable,
  Stack,
  saveFile,
  useRemote,
} from '@ensaio/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../frame/ClientArea.tsx'
import { queryOf, searchOf } from './session-query.ts'

const asks = { services: serviceCalls, sessions: sessionCalls }

const hrefOf = (id: number) => `/sessions/${id}`

/** `/sessions`: the company's ensaios; filters, order and page are in the address. */
export function SessionsPage() {
  const client = useClient(asks)
  const now = useNow()
  const mayOrder = useMay('order')
  const [query, setQuery] = useSearchParams()
  const search = searchOf(query)
  const asked = query.toString()
  const [answer, retry] = useRemote(
    async (signal) => ({ asked, page: await client.sessions.search(search, signal) }),
    [client, asked],
    { keepsOther: true },
  )
  useComingBack(retry)
  const page = mapRemote(answer, (one) => one.page)
  const [services, retryServices] = useRemote((signal) => client.services.list(signal), [client])

  const show = (change: Partial<SessionSearch>) => setQuery(queryOf({ ...search, page: 1, ...change }))
  const lastPage = page.state === 'ready' ? page.value.last_page : null
  // The previous search's answer, on screen until the new one is there, has its own number of pages.
  const isAnswered = answer.state === 'ready' && answer.value.asked === asked
  const isPastTheEnd = isAnswered && search.page > answer.value.page.last_page

  // A filtered answer omits `next`: the previous value stays, so that nothing shifts under the pointer.
  const next = useRef<readonly SessionSummary[]>([])
  if (page.state === 'ready' && page.value.next) next.current = page.value.next

  const isWhole = Object.keys(search.filter).length === 0
  // The empty list shows its own message.
  const isEmpty = page.state === 'ready' && page.value.total_sessions === 0 && lastPage === 1

  useEffect(() => {
    if (isPastTheEnd) setQuery(queryOf({ ...search, page: lastPage ?? 1 }), { replace: true })
  })

  return (
    <Stack gap={24}>
      <PageTitle of="Ensaios" />
      <Row gap={16} justify="space-between">
        <Heading level={1}>Ensaios</Heading>
        {!isEmpty && (
          <Row gap={8}>
            <CsvButton
              of="Ensaios"
              onDownload={async (share, signal) =>
                saveFile(await client.sessions.exportList(search, share, signal))
              }
            />
            {mayOrder && (
              <Button variant="primary" href="/sessions/add">
                Criar ensaio
              </Button>
            )}
          </Row>
        )}
      </Row>
      {search.page === 1 && <NextSessions sessions={next.current} now={now} hrefOf={hrefOf} />}
      <Counters
        totals={page}
        active={search.filter.status ?? []}
        onSelect={(status) => {
          const { status: _, ...others } = search.filter
          show({ filter: status === null ? others : { ...others, status: [status] } })
        }}
      />
      <SessionFilters
        value={search.filter}
        services={services}
        onRetryServices={retryServices}
        onChange={(filter) => show({ filter })}
      />
      <PagedList page={search.page}>
        <Stack gap={24}>
          <SessionTable
            page={page}
            now={now}
            order={{ order_by: search.order_by, descending: search.descending }}
            onOrder={(order) => show(order)}
            hrefOf={hrefOf}
            isFiltered={!isWhole}
            onClear={() => show({ filter: {} })}
            onRetry={retry}
            emptyAction={
              mayOrder && (
                <Button variant="primary" href="/sessions/add">
                  Criar ensaio
                </Button>
              )
            }
          />
          {page.state === 'ready' && (
            <Pagination
              page={search.page}
              lastPage={page.value.last_page}
              onPage={(number) => show({ page: number })}
            />
          )}
        </Stack>
      </PagedList>
    </Stack>
  )
}
