import { firstStepsCalls, providerCalls, queueCalls } from '@ensaio/client'
import { hasRight } from '@ensaio/domain'
import { citiesOfPage, PageTitle, useAccount, useClient, useComingBack, useNow, userOf } from '@ensaio/frame'
import {
  Button,
  CsvButton,
  FirstStepsCard,
  Heading,
  Row,
  SessionQueue,
  Stack,
  saveFile,
  useRemote,
} from '@ensaio/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OwnDayOfPhotographer } from './agenda/OwnDayOfPhotographer.tsx'
import { stepPages } from './first-step-pages.ts'
import { queueAddress, queueSearchOf } from './queue-query.ts'

const asks = { firstSteps: firstStepsCalls, providers: providerCalls, queue: queueCalls }

const sessionHref = (id: number) => `/sessions/${id}`

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
  useComingBack(retry)
  const user = useAccount(userOf)
  const isOffice = user?.scope === 'admin'
  // The list does not need them: their filter fills in once they have loaded.
  const [people] = useRemote(
    async (signal) => (isOffice ? client.providers.list(signal) : []),
    [client, isOffice],
  )
  return (
    <Stack gap={24}>
      <PageTitle of="Ensaios" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Ensaios</Heading>
        <Row gap={8}>
          <CsvButton
            of="Ensaios"
            onDownload={async (share, signal) =>
              saveFile(await client.queue.exportList(search, share, signal))
            }
          />
          {hasRight(user, 'orders') && <Button href="/order">Pedir para um cliente</Button>}
        </Row>
      </Row>
      <FirstStepsOfTheHouse />
      {user?.scope === 'provider' && query.size === 0 && <OwnDayOfPhotographer />}
      <SessionQueue
        page={page}
        search={search}
        people={!isOffice ? undefined : people.state === 'ready' ? people.value : []}
        cities={citiesOfPage()}
        now={now}
        sessionHref={sessionHref}
        queueHref={(queue) => queueAddress({ ...search, queue, page: 1 })}
        pageHref={(number) => queueAddress({ ...search, page: number })}
        onSearch={(change) => navigate(queueAddress({ ...search, ...change, page: 1 }))}
        onRetry={retry}
      />
    </Stack>
  )
}

/** What a new house lacks, for administrators; nothing while it loads or cannot be read: the list below works without it. */
function FirstStepsOfTheHouse() {
  const { firstSteps } = useClient(asks)
  const isAllowed = hasRight(useAccount(userOf), 'house')
  const [steps, , replace] = useRemote(
    async (signal) => (isAllowed ? firstSteps.get(signal) : null),
    [firstSteps, isAllowed],
  )
  if (steps.state !== 'ready' || steps.value === null) return null
  return (
    <FirstStepsCard
      steps={steps.value}
      hrefOf={(name) => stepPages[name]}
      continueHref="/first-steps"
      onDismiss={async () => replace(await firstSteps.dismiss())}
    />
  )
}
