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
import type { ReactNode } from 'react'
import { supportHref } from '../../frame/house.ts'
import { useClient, useNow } from '../../store/portal-context.ts'

const asks = { ratings: ratingCalls, sessions: sessionCalls, tags: tagCalls, timeline: timelineCalls }

/** What comes first until there is material: when the visit is, and who comes. */
export function Visit({ session }: { session: Session }) {
  const schedulePath = `/calendar/${session.token}`
  return (
    <>
      <ScheduleCard
        session={session}
        now={useNow()}
        scheduleHref={schedulePath}
        shareUrl={new URL(schedulePath, window.location.origin).href}
      />
      <ProviderCard provider={session.provider} status={session.status} />
    </>
  )
}

/** The rest of the left column, in the spec's order, by the rules of the status; each fact stands in one card. */
export function Facts(props: {
  session: Session
  onSession: (session: Session) => void
  /** A save was refused: it may have changed elsewhere. */
  onStale: () => unknown
  children?: ReactNode
}) {
  const { session, onSession, onStale } = props
  const client = useClient(asks)
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
  return (
    <>
      <AddressCard
        address={session.address}
        {...(!cards.importantInformation && { vertical_data: session.vertical_data })}
      />
      {cards.rating && <OwnRating id={id} />}
      {cards.clientService && (
        <ClientServiceCard
          // What it yields stands in "O que vem aí", the reference in the header.
          service={{ ...session.service, products: [] }}
          price={session.price}
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
      {props.children}
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

/** What happened so far; asked again whenever the ensaio on screen becomes another. */
export function History({ session }: { session: Session }) {
  const client = useClient(asks)
  const now = useNow()
  const [events, retry] = useRemote((signal) => client.timeline.list(session.id, signal), [client, session])
  return <Timeline events={events} now={now} time_zone={session.time_zone} onRetry={retry} />
}
