import { ratingCalls, sessionCalls, tagCalls, timelineCalls } from '@ensaio/client'
import { type Session, visibleCards } from '@ensaio/domain'
import {
  AddressCard,
  ClientServiceCard,
  ContactDataCard,
  ExtraInformationCard,
  ImportantInformationCard,
  ProviderCard,
  RatingPrompt,
  ScheduleCard,
  Timeline,
  useRemote,
} from '@ensaio/ui'
import { supportHref } from '../../frame/house.ts'
import { useClient, useNow } from '../../store/portal-context.ts'

const asks = { ratings: ratingCalls, sessions: sessionCalls, tags: tagCalls, timeline: timelineCalls }

/** The left column, in the spec's order, by the rules of the status (spec §2, §4). */
export function Facts(props: {
  session: Session
  onSession: (session: Session) => void
  /** A save was refused: it may have changed elsewhere. */
  onStale: () => unknown
}) {
  const { session, onSession, onStale } = props
  const client = useClient(asks)
  const now = useNow()
  const { id } = session
  const cards = visibleCards(session.status, 'client')
  const save = async (saving: Promise<Session>) => {
    try {
      onSession(await saving)
    } catch (reason) {
      void onStale()
      throw reason
    }
  }
  const schedulePath = `/calendar/${session.token}`
  return (
    <>
      <ScheduleCard
        session={session}
        now={now}
        scheduleHref={schedulePath}
        shareUrl={new URL(schedulePath, window.location.origin).href}
      />
      <ProviderCard provider={session.provider} status={session.status} />
      <AddressCard address={session.address} vertical_data={session.vertical_data} />
      {cards.rating && <OwnRating id={id} />}
      {cards.clientService && (
        <ClientServiceCard
          service={session.service}
          price={session.price}
          client_code={session.client_code}
          helpHref={supportHref(id)}
        />
      )}
      {cards.contact && (
        <ContactDataCard
          responsible={session.responsible_information}
          receiver={session.scheduling_responsible_info}
          readOnly={cards.readOnly}
          onSave={(contact) => save(client.sessions.saveContact(id, contact))}
        />
      )}
      {cards.importantInformation && (
        <ImportantInformationCard
          vertical_data={session.vertical_data}
          vertical_id={session.service.vertical.id}
          readOnly={cards.readOnly}
          areaReadOnly={cards.areaReadOnly}
          onSave={(data) => save(client.sessions.saveProperty(id, data))}
        />
      )}
      <ExtraInformationCard vertical_data={session.vertical_data} />
      <History session={session} />
    </>
  )
}

function OwnRating({ id }: { id: number }) {
  const client = useClient(asks)
  const [rating, retry, replace] = useRemote(
    async (signal) => (await client.ratings.get(id, signal)).client,
    [client, id],
  )
  const [tags] = useRemote((signal) => client.tags.list('client', signal), [client])
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
