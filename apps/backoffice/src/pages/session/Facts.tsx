import { queueCalls, ratingCalls, sessionCalls, tagCalls, timelineCalls } from '@ensaio/client'
import { isVisitNear, type ProviderChoice, type Session, status, visibleCards } from '@ensaio/domain'
import {
  AddressCard,
  ClientServiceCard,
  ContactDataCard,
  ExtraInformationCard,
  ImportantInformationCard,
  ProviderAssignment,
  ProviderCard,
  RatingPrompt,
  ScheduleCard,
  Timeline,
  useRemote,
} from '@ensaio/ui'
import { useSearchParams } from 'react-router-dom'
import { useClient, useNow } from '../../store/backoffice-context.ts'
import { schedulingUrl } from './scheduling-url.ts'

const asks = {
  queue: queueCalls,
  ratings: ratingCalls,
  sessions: sessionCalls,
  tags: tagCalls,
  timeline: timelineCalls,
}

type FactsProps = { session: Session; isAdmin: boolean; onSession: (session: Session) => void }

/** The left column for our people: who goes, where, who receives, what was said, what happened. */
export function Facts({ session, isAdmin, onSession }: FactsProps) {
  const client = useClient(asks)
  const now = useNow()
  const { id } = session
  const cards = visibleCards(session.status, 'staff')
  // The server tells photographers of contacts and keys around the visit alone, and to be read.
  const isTold = isAdmin || isVisitNear(session, now)
  return (
    <>
      {isAdmin && (
        <ScheduleCard
          session={session}
          now={now}
          viewer="staff"
          scheduleHref={schedulingUrl(session.token, 'staff')}
          shareUrl={schedulingUrl(session.token, 'client')}
        />
      )}
      {isAdmin ? (
        <Assignment session={session} onSession={onSession} />
      ) : (
        <ProviderCard provider={session.provider} status={session.status} />
      )}
      <AddressCard address={session.address} vertical_data={session.vertical_data} />
      <ClientServiceCard service={session.service} price={session.price} />
      {cards.contact && isTold && (
        <ContactDataCard
          responsible={session.responsible_information}
          receiver={session.scheduling_responsible_info}
          readOnly={cards.readOnly || !isAdmin}
          onSave={async (contact) => onSession(await client.sessions.saveContact(id, contact))}
        />
      )}
      {cards.importantInformation && isTold && (
        <ImportantInformationCard
          vertical_data={session.vertical_data}
          vertical_id={session.service.vertical.id}
          readOnly={cards.readOnly || !isAdmin}
          areaReadOnly={cards.areaReadOnly}
          onSave={async (data) => onSession(await client.sessions.saveProperty(id, data))}
        />
      )}
      <ExtraInformationCard vertical_data={session.vertical_data} products={session.products} />
      {cards.rating && <OwnRating id={id} />}
      <History session={session} />
    </>
  )
}

function Assignment({ session, onSession }: Omit<FactsProps, 'isAdmin'>) {
  const client = useClient(asks)
  const { id } = session
  const [query] = useSearchParams()
  const isScheduled = session.status === status.scheduled
  const [choices, ask] = useRemote<readonly ProviderChoice[]>(
    async (signal) => (isScheduled ? client.queue.providerChoices(id, signal) : []),
    [client, id, session.scheduled_for, isScheduled],
  )
  return (
    <ProviderAssignment
      provider={session.provider}
      status={session.status}
      choices={choices}
      onAsk={ask}
      startsOpen={query.has('trocar')}
      onAssign={async (providerId) => onSession(await client.queue.assign(id, providerId))}
    />
  )
}

function OwnRating({ id }: { id: number }) {
  const client = useClient(asks)
  const [rating, retry, replace] = useRemote(
    async (signal) => (await client.ratings.get(id, signal)).other,
    [client, id],
  )
  const [tags] = useRemote((signal) => client.tags.list('other', signal), [client])
  const rate = async (form: Parameters<typeof client.ratings.rate>[1]) => {
    const given = await client.ratings.rate(id, form)
    replace(given)
    return given
  }
  return <RatingPrompt rating={rating} tags={tags} onRate={rate} onRetry={retry} />
}

/** The timeline is asked again whenever the ensaio on screen becomes another. */
function History({ session }: { session: Session }) {
  const client = useClient(asks)
  const now = useNow()
  const [events, retry] = useRemote((signal) => client.timeline.list(session.id, signal), [client, session])
  return <Timeline events={events} now={now} time_zone={session.time_zone} onRetry={retry} />
}
