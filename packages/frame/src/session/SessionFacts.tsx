import { ratingCalls, sessionCalls, tagCalls, timelineCalls } from '@ensaio/client'
import {
  type Actor,
  isBooked,
  isVisitNear,
  type RatingCategory,
  type Session,
  visibleCards,
} from '@ensaio/domain'
import {
  AddressCard,
  ArrivalCard,
  ClientServiceCard,
  ContactDataCard,
  ExtraInformationCard,
  ImportantInformationCard,
  PreferredPeriodCard,
  PreparednessCard,
  RatingPrompt,
  Timeline,
  useRemote,
} from '@ensaio/ui'
import type { ReactNode } from 'react'
import { useClient, useNow } from '../app-context.ts'
import type { LoadedSession } from './SessionArea.tsx'

const asks = { ratings: ratingCalls, sessions: sessionCalls, tags: tagCalls, timeline: timelineCalls }

/** What a session's viewer may do with its facts. */
export interface FactCapabilities {
  viewer: Actor
  /** Contact and property data may be changed, as far as the status allows it. */
  canEdit: boolean
  /** The viewer may rate what was delivered; by default yes. */
  canRate?: boolean
  /** The server sends contacts and keys to this viewer (rule photographer-window). */
  readsContacts: boolean
  /** Where a client writes to support about this session. */
  helpHref?: string
  /** What the viewer knows of the position of the property, and may do with it. */
  position?: ReactNode
  /** What the viewer may do with the service. */
  serviceAction?: ReactNode
}

/** The cards with a session's facts that its status shows to the viewer; each fact appears once. */
export function SessionFacts(props: FactCapabilities & { loaded: LoadedSession }) {
  const { viewer, canEdit, canRate = true, readsContacts, helpHref, position, serviceAction, loaded } = props
  const { session, change } = loaded
  const client = useClient(asks)
  const { id } = session
  const now = useNow()
  const cards = visibleCards(session.status, viewer)
  const isClient = viewer === 'client'
  const rating = cards.rating && canRate && <OwnRating id={id} category={isClient ? 'client' : 'other'} />
  // Clients see unit and block in "Informações importantes", products in "O que vem aí", the reference in the header.
  const showsUnit = !isClient || !cards.importantInformation
  // Once it was answered, and while the answer is awaited.
  const { preparedness } = session
  const isAsked = isBooked(session) && preparedness !== undefined && readsContacts
  return (
    <>
      {isClient && session.arrival && <ArrivalCard arrival={session.arrival} timeZone={session.time_zone} />}
      {isAsked && (preparedness !== null || isVisitNear(session, now)) && (
        <PreparednessCard
          preparedness={preparedness}
          service={session.service}
          timeZone={session.time_zone}
          now={now}
        />
      )}
      {session.preferred_period && (
        <PreferredPeriodCard period={session.preferred_period} timeZone={session.time_zone} now={now} />
      )}
      <AddressCard address={session.address} {...(showsUnit && { vertical_data: session.vertical_data })}>
        {position}
      </AddressCard>
      {isClient && rating}
      {(cards.clientService || !isClient) && (
        <ClientServiceCard
          service={isClient ? { ...session.service, products: [] } : session.service}
          price={session.price}
          helpHref={helpHref}
          action={serviceAction}
        />
      )}
      {cards.contact && readsContacts && (
        <ContactDataCard
          responsible={session.responsible_information}
          receiver={session.scheduling_responsible_info}
          readOnly={cards.readOnly || !canEdit}
          onSave={(contact) => change(client.sessions.saveContact(id, contact))}
        />
      )}
      {cards.importantInformation && readsContacts && (
        <ImportantInformationCard
          vertical_data={session.vertical_data}
          vertical_id={session.service.vertical.id}
          readOnly={cards.readOnly || !canEdit}
          areaReadOnly={cards.areaReadOnly}
          onSave={(data) => change(client.sessions.saveProperty(id, data))}
        />
      )}
      <ExtraInformationCard
        vertical_data={session.vertical_data}
        {...(!isClient && { products: session.products })}
      />
      {!isClient && rating}
    </>
  )
}

function OwnRating({ id, category }: { id: number; category: RatingCategory }) {
  const client = useClient(asks)
  const [rating, retry, replace] = useRemote(
    async (signal) => (await client.ratings.get(id, signal))[category],
    [client, id, category],
  )
  const [tags] = useRemote((signal) => client.tags.list(category, signal), [client, category])
  const rate = async (form: Parameters<typeof client.ratings.rate>[1]) => {
    const given = await client.ratings.rate(id, form)
    replace(given)
    return given
  }
  return <RatingPrompt rating={rating} tags={tags} onRate={rate} onRetry={retry} />
}

/** The history of a session; loaded again whenever the session on screen changes. */
export function SessionHistory({ session }: { session: Session }) {
  const client = useClient(asks)
  const now = useNow()
  const [events, retry] = useRemote((signal) => client.timeline.list(session.id, signal), [client, session])
  return <Timeline events={events} now={now} time_zone={session.time_zone} onRetry={retry} />
}
