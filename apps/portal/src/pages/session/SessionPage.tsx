import { sessionCalls, tagCalls } from '@ensaio/client'
import { addressTitle, type Session, status, type Tag } from '@ensaio/domain'
import { PageTitle, useComingBack, useLatest } from '@ensaio/frame'
import {
  Await,
  DetailColumns,
  DetailWaiting,
  EmptyState,
  HeaderCard,
  Row,
  Stack,
  TextLink,
  useRemote,
  waiting,
} from '@ensaio/ui'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useClient, useNow } from '../../store/portal-context.ts'
import { Deliverables } from './Deliverables.tsx'
import { Facts, History, Visit } from './Facts.tsx'

const asks = { sessions: sessionCalls, tags: tagCalls }

/** `/sessions/{id}`: one ensaio. */
export function SessionPage() {
  const { id = '' } = useParams()
  return <SessionDetail key={id} id={Number(id)} />
}

function SessionDetail({ id }: { id: number }) {
  const client = useClient(asks)
  const [session, retry, replace] = useRemote((signal) => client.sessions.get(id, signal), [client, id])
  const [tags] = useRemote((signal) => client.tags.list('photos', signal), [client])
  // The rooms stand above the photos: they come together, so that nothing moves from under a finger.
  const isHalf = session.state === 'ready' && tags.state === 'waiting'

  const [show, refresh] = useLatest(() => client.sessions.get(id), replace)
  useComingBack(refresh)

  const cancel = async () => {
    try {
      show(await client.sessions.cancel(id))
    } catch (reason) {
      // Why is said in the dialog.
      void refresh()
      throw reason
    }
  }

  if (session.state === 'failed' && session.failure.code === 'not_found') return <NoSuchSession />
  return (
    <Stack gap={24}>
      <Row justify="space-between">
        <TextLink href="/sessions">Todos os ensaios</TextLink>
        <TextLink href={`/sessions/add?repetir=${id}`}>Repetir ensaio</TextLink>
      </Row>
      <Await whole remote={isHalf ? waiting : session} onRetry={retry} waiting={<DetailWaiting />}>
        {(value) => (
          <Whole
            session={value}
            tags={tags.state === 'ready' ? tags.value : []}
            onCancel={cancel}
            onSession={show}
            onStale={refresh}
            onRetry={retry}
          />
        )}
      </Await>
    </Stack>
  )
}

function Whole(props: {
  session: Session
  tags: readonly Tag[]
  onCancel: () => Promise<void>
  onSession: (session: Session) => void
  onStale: () => unknown
  onRetry: () => Promise<void>
}) {
  const { session, onSession } = props
  const now = useNow()
  const isMade = session.status === status.delivered || session.status === status.atRevision
  return (
    <Stack gap={24}>
      <PageTitle of={addressTitle(session.address)} />
      <HeaderCard session={session} now={now} onCancel={props.onCancel} />
      <DetailColumns
        lead={<Visit session={session} />}
        facts={
          <Facts session={session} onSession={onSession} onStale={props.onStale}>
            {isMade && <History session={session} />}
          </Facts>
        }
        deliverables={
          <>
            <Deliverables session={session} tags={props.tags} onSession={onSession} onRetry={props.onRetry} />
            {/* What happened belongs to the story of what comes; beside what was made it is paperwork. */}
            {!isMade && <History session={session} />}
          </>
        }
        deliverablesFirst={isMade}
      />
    </Stack>
  )
}

function NoSuchSession() {
  return (
    <EmptyState
      whole
      icon={<SearchX size={24} strokeWidth={1.75} aria-hidden />}
      title="Não encontramos este ensaio"
      text="Ele pode ter sido pedido por outra conta, ou o endereço está incompleto."
      action={<TextLink href="/sessions">Ver todos os ensaios</TextLink>}
    />
  )
}
