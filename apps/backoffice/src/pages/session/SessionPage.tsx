import { queueCalls, sessionCalls, tagCalls } from '@ensaio/client'
import {
  addressTitle,
  materialRefusal,
  type Session,
  type SessionStatus,
  status,
  type Tag,
} from '@ensaio/domain'
import { PageTitle, useAccount, useLatest, userOf } from '@ensaio/frame'
import {
  Await,
  DetailColumns,
  DetailWaiting,
  EmptyState,
  HeaderCard,
  Stack,
  StatusMoves,
  TextLink,
  useRemote,
  VisitCard,
  waiting,
} from '@ensaio/ui'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useClient, useNow } from '../../store/backoffice-context.ts'
import { Deliverables, photosPlace } from './Deliverables.tsx'
import { Facts } from './Facts.tsx'
import { schedulingUrl } from './scheduling-url.ts'

const asks = { queue: queueCalls, sessions: sessionCalls, tags: tagCalls }

/** `/sessions/{id}`: one ensaio as our people work on it. */
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

  // It may have changed elsewhere meanwhile: show how it stands, and say why where it was asked.
  const changed = async (change: Promise<Session>) => {
    try {
      show(await change)
    } catch (reason) {
      void refresh()
      throw reason
    }
  }

  if (session.state === 'failed' && session.failure.code === 'not_found') return <NoSuchSession />
  return (
    <Stack gap={24}>
      <div>
        <TextLink href="/">Todos os ensaios</TextLink>
      </div>
      <Await whole remote={isHalf ? waiting : session} onRetry={retry} waiting={<DetailWaiting />}>
        {(value) => (
          <Whole
            session={value}
            tags={tags.state === 'ready' ? tags.value : []}
            onMove={(to) => changed(client.queue.move(id, to))}
            onCancel={(hasFee) => changed(client.queue.cancel(id, hasFee))}
            onSession={show}
            onRetry={retry}
          />
        )}
      </Await>
    </Stack>
  )
}

type WholeProps = {
  session: Session
  tags: readonly Tag[]
  onMove: (to: SessionStatus) => Promise<void>
  onCancel: (hasFee: boolean) => Promise<void>
  onSession: (session: Session) => void
  onRetry: () => Promise<void>
}

function Whole({ session, tags, onMove, onCancel, onSession, onRetry }: WholeProps) {
  const now = useNow()
  const isAdmin = useAccount(userOf)?.scope === 'admin'
  const choose = ({ has_fee = false }: { has_fee?: boolean }) => onCancel(has_fee)
  return (
    <Stack gap={24}>
      <PageTitle of={addressTitle(session.address)} area="Equipe" />
      {!isAdmin && (
        <VisitCard
          session={session}
          now={now}
          {...(takesPhotos(session) ? { onSendPhotos: goToPhotos } : {})}
        />
      )}
      <HeaderCard session={session} now={now} viewer="staff" {...(isAdmin ? { onCancel: choose } : {})} />
      <DetailColumns
        facts={
          <>
            <StatusMoves
              status={session.status}
              products={session.products}
              scheduledFor={session.scheduled_for}
              doneAt={session.done_at ?? null}
              timeZone={session.time_zone}
              now={now}
              scheduleHref={isAdmin ? schedulingUrl(session.token, 'staff') : undefined}
              canCancel={false}
              onMove={onMove}
              onCancel={() => undefined}
            />
            <Facts session={session} isAdmin={isAdmin} onSession={onSession} />
          </>
        }
        deliverables={<Deliverables session={session} tags={tags} onSession={onSession} onRetry={onRetry} />}
        deliverablesFirst={session.status === status.pending || session.status === status.atRevision}
      />
    </Stack>
  )
}

function takesPhotos({ status, products }: Session): boolean {
  return materialRefusal(status) === null && photosPlace(products) !== null
}

function goToPhotos() {
  const card = document.getElementById('fotos')
  // Another stage may be shown in its place.
  const place = card?.offsetParent ? card : card?.closest<HTMLElement>('[data-work]')
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

function NoSuchSession() {
  return (
    <EmptyState
      whole
      icon={<SearchX size={24} strokeWidth={1.75} aria-hidden />}
      title="Não encontramos este ensaio"
      text="Ele pode ter passado para outra pessoa, ou o endereço está incompleto."
      action={<TextLink href="/">Ver todos os ensaios</TextLink>}
    />
  )
}
