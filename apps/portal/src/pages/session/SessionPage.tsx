import { sessionCalls } from '@ensaio/client'
import { firstHostingEnd, hasDelivery, hostingState, type Session, wallClock } from '@ensaio/domain'
import {
  type LoadedSession,
  ServiceChangeAction,
  SessionArea,
  SessionFacts,
  SessionHistory,
  useClient,
  useConversation,
  useNow,
  useOrigin,
} from '@ensaio/frame'
import {
  ConversationCard,
  DetailColumns,
  HeaderCard,
  ProviderCard,
  ScheduleCard,
  Stack,
  TextLink,
} from '@ensaio/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMay } from '../../frame/ClientArea.tsx'
import { supportHref } from '../../frame/publisher.ts'
import { Deliverables } from './Deliverables.tsx'
import { PublishedPage } from './PublishedPage.tsx'
import { SessionHosting } from './SessionHosting.tsx'

const asks = { sessions: sessionCalls }

/** `/sessions/{id}`: one session as its client sees it. */
export function SessionPage() {
  const id = Number(useParams().id)
  const mayOrder = useMay('order')
  return (
    <SessionArea
      key={id}
      id={id}
      listHref="/sessions"
      notFoundText="Ele pode ter sido pedido por outra conta, ou o endereço está incompleto."
      links={mayOrder && <TextLink href={`/sessions/add?repetir=${id}`}>Repetir ensaio</TextLink>}
      refreshOnReturn
    >
      {(loaded) => <Detail {...loaded} />}
    </SessionArea>
  )
}

function Detail(loaded: LoadedSession) {
  const { session } = loaded
  const client = useClient(asks)
  const isMade = hasDelivery(session.status)
  const mayVisit = useMay('visits')
  const mayReview = useMay('review')
  const conversation = useConversation(session, { viewer: 'client', canWrite: mayReview })
  const { threads } = conversation
  const ends = isMade ? firstHostingEnd(session.products) : null
  const today = wallClock(useNow(), session.time_zone).date
  // What ends soon stands above everything else; a renewal does not move it, so that the focus stays.
  const [isUrgent] = useState(() => ends !== null && hostingState(ends, today) !== 'online')
  const hosting = ends !== null && <SessionHosting loaded={loaded} today={today} />
  // Before the delivery it is there once our people wrote.
  const isTalking = isMade || (threads.state === 'ready' && threads.value.length > 0)
  return (
    <Stack gap={24}>
      <HeaderCard
        session={session}
        now={useNow()}
        {...(mayVisit && { onCancel: () => loaded.change(client.sessions.cancel(session.id)) })}
      />
      <DetailColumns
        lead={<Visit session={session} />}
        facts={
          <>
            {isUrgent && hosting}
            {isTalking && (
              <ConversationCard
                conversation={conversation}
                products={session.products}
                tags={loaded.tags}
                originals={session.originals}
              />
            )}
            <SessionFacts
              loaded={loaded}
              viewer="client"
              canEdit={mayVisit}
              canRate={mayReview}
              readsContacts
              helpHref={supportHref(session.id)}
              serviceAction={
                <ServiceChangeAction loaded={loaded} label="Acrescentar ao pedido" creditHref="/payment" />
              }
            />
            {!isUrgent && hosting}
            {isMade && mayReview && <PublishedPage session={session} />}
            {isMade && <SessionHistory session={session} />}
          </>
        }
        deliverables={
          <>
            <Deliverables loaded={loaded} conversation={conversation} />
            {/* Until there is material, the history follows the products still to come; later it is below the facts. */}
            {!isMade && <SessionHistory session={session} />}
          </>
        }
        deliverablesFirst={isMade}
      />
    </Stack>
  )
}

/** The visit and its photographer, at the top of the page until there is material. */
function Visit({ session }: { session: Session }) {
  const schedulePath = `/calendar/${session.token}`
  const mayVisit = useMay('visits')
  const origin = useOrigin()
  return (
    <>
      <ScheduleCard
        session={session}
        now={useNow()}
        {...(mayVisit && {
          scheduleHref: schedulePath,
          shareUrl: new URL(schedulePath, origin).href,
        })}
      />
      <ProviderCard provider={session.provider} status={session.status} />
    </>
  )
}
