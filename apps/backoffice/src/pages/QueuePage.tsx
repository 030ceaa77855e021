import { providerCalls, queueCalls } from '@ensaio/client'
import { citiesOfPage, PageTitle, useAccount, useClient, useNow, userOf } from '@ensaio/frame'
import { Heading, SessionQueue, Stack, useRemote } from '@ensaio/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { queueAddress, queueSearchOf } from './queue-query.ts'

const asks = { providers: providerCalls, queue: queueCalls }

/** `/`: the staff's queues; queue, filters and page are in the address. */
export function QueuePage() {
  const client = useClient(asks)
  const now = useNow()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const search = queueSearchOf(query)
  const [page, retry] = useRemote(
    (signal) => client.queue.search(search, signal),
    [client, query.toString()],
    { keepsOther: true },
  )
  const isOffice = useAccount(userOf)?.scope === 'admin'
  // The list does not need them: their filter fills in once they have loaded.
  const [people] = useRemote(
    async (signal) => (isOffice ? client.providers.list(signal) : []),
    [client, isOffice],
  )
  return (
    <Stack gap={24}>
      <PageTitle of="Ensaios" area="Equipe" />
      <Heading level={1}>Ensaios</Heading>
      <SessionQueue
        page={page}
        search={search}
        people={!isOffice ? undefined : people.state === 'ready' ? people.value : []}
        cities={citiesOfPage()}
        now={now}
        sessionHref={(id) => `/sessions/${id}`}
        queueHref={(queue) => queueAddress({ ...search, queue, page: 1 })}
        pageHref={(number) => queueAddress({ ...search, page: number })}
        onSearch={(change) => navigate(queueAddress({ ...search, ...change, page: 1 }))}
        onRetry={retry}
      />
    </Stack>
  )
}
