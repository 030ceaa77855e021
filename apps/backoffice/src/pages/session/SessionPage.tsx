import { queueCalls } from '@ensaio/client'
import {
  arrivalRefusal,
  hasRight,
  isInProduction,
  isVisitNear,
  materialRefusal,
  onlyReads,
  type Session,
} from '@ensaio/domain'
import {
  type LoadedSession,
  ServiceChangeAction,
  SessionArea,
  SessionFacts,
  SessionHistory,
  useAccount,
  useClient,
  useConversation,
  useNow,
  userOf,
} from '@ensaio/frame'
import {
  ArrivalCard,
  ConversationCard,
  DetailColumns,
  HeaderCard,
  PropertyPosition,
  Stack,
  StatusMoves,
  VisitCard,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { readKeptDay } from '../../offline/kept-day.ts'
import { readKeptSteps } from '../../offline/kept-steps.ts'
import { afterSteps } from '../../offline/send-step.ts'
import { useTools } from '../../store/backoffice-context.ts'
import { Deliverables, productForPhotos } from './Deliverables.tsx'
import { SessionHosting } from './SessionHosting.tsx'
import { useSchedulingUrl } from './useSchedulingUrl.ts'
import { VisitFacts } from './VisitFacts.tsx'

const asks = { queue: queueCalls }

/** `/sessions/{id}`: one session for the staff. */
export function SessionPage() {
  const id = Number(useParams().id)
  const { device, clock } = useTools()
  const person = useAccount(userOf)?.email ?? ''
  const kept = () => {
    const visit = readKeptDay(device, person, clock())?.visits.find((one) => one.id === id)
    return visit ? afterSteps(visit, readKeptSteps(device, person)) : null
  }
  return (
    <SessionArea
      key={id}
      id={id}
      area="Equipe"
      listHref="/"
      keptSession={kept}
      notFoundText="Ele pode ter passado para outra pessoa, ou o endereço está incompleto."
      refreshOnReturn
    >
      {(loaded) => <Detail {...loaded} />}
    </SessionArea>
  )
}

function Detail(loaded: LoadedSession) {
  const { session, change } = loaded
  const client = useClient(asks)
  const schedulingUrl = useSchedulingUrl()
  const now = useNow()
  const user = useAccount(userOf)
  const isDispatcher = hasRight(user, 'dispatch')
  const reads = user !== null && onlyReads(user)
  const conversation = useConversation(session, { viewer: 'staff', canWrite: !reads })
  const isPhotographer = user?.scope === 'provider'
  const cancel = ({ has_fee = false }: { has_fee?: boolean }) =>
    change(client.queue.cancel(session.id, has_fee))
  return (
    <Stack gap={24}>
      {isPhotographer && (
        <VisitCard
          session={session}
          now={now}
          {...(takesPhotos(session) ? { onSendPhotos: goToPhotos } : {})}
        />
      )}
      {isPhotographer && <VisitArrival loaded={loaded} />}
      <HeaderCard
        session={session}
        now={now}
        viewer="staff"
        {...(isDispatcher ? { onCancel: cancel } : {})}
      />
      <DetailColumns
        facts={
          <>
            {!reads && (
              <StatusMoves
                status={session.status}
                products={session.products}
                scheduledFor={session.scheduled_for}
                doneAt={session.done_at ?? null}
                timeZone={session.time_zone}
                now={now}
                scheduleHref={isDispatcher ? schedulingUrl(session.token, 'staff') : undefined}
                canCancel={false}
                onMove={(to) => change(client.queue.move(session.id, to))}
                onCancel={() => undefined}
              />
            )}
            {!isPhotographer && <VisitArrival loaded={loaded} isReader={reads} />}
            <ConversationCard
              conversation={conversation}
              products={session.products}
              tags={loaded.tags}
              originals={session.originals}
            />
            <SessionHosting loaded={loaded} />
            <VisitFacts loaded={loaded} isDispatcher={isDispatcher} />
            <SessionFacts
              loaded={loaded}
              viewer="staff"
              canEdit={isDispatcher}
              canRate={!reads}
              readsContacts={!isPhotographer || isVisitNear(session, now)}
              position={
                session.position !== undefined && (
                  <PropertyPosition
                    position={session.position}
                    {...(isDispatcher && {
                      onSave: (point) => change(client.queue.setPosition(session.id, point)),
                    })}
                  />
                )
              }
              {...(hasRight(user, 'orders') && {
                serviceAction: (
                  <ServiceChangeAction
                    loaded={loaded}
                    creditHref={hasRight(user, 'credit') ? `/companies/${session.client.id}` : undefined}
                  />
                ),
              })}
            />
            <SessionHistory session={session} />
          </>
        }
        deliverables={<Deliverables loaded={loaded} conversation={conversation} canFill={!reads} />}
        deliverablesFirst={isInProduction(session.status)}
      />
    </Stack>
  )
}

function takesPhotos({ status, products }: Session): boolean {
  return materialRefusal(status) === null && productForPhotos(products) !== null
}

function goToPhotos() {
  const card = document.getElementById('fotos')
  // The card may be hidden while another stage of the product is selected.
  const place = card?.offsetParent ? card : card?.closest<HTMLElement>('[data-work]')
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** The way and the arrival of the photographer, on the day of the visit; readers see what was said. */
function VisitArrival({ loaded, isReader = false }: { loaded: LoadedSession; isReader?: boolean }) {
  const { session, change } = loaded
  const { id, arrival, scheduled_for: start, time_zone } = session
  const client = useClient(asks)
  const now = useNow()
  const canSay = !isReader && start !== null && arrivalRefusal(session, now) === null
  if (arrival === undefined || (arrival === null && !canSay)) return null
  return (
    <ArrivalCard
      arrival={arrival}
      timeZone={time_zone}
      now={now}
      onReport={canSay ? (step) => change(client.queue.reportArrival(id, { step, start })) : undefined}
      onUndo={
        canSay
          ? (step) => change(client.queue.reportArrival(id, { step, start, is_undone: true }))
          : undefined
      }
    />
  )
}
