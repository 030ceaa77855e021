import { queueCalls } from '@ensaio/client'
import {
  type ArrangedVisit,
  Failure,
  type ProviderChoice,
  type SeenVisit,
  slotOf,
  status,
} from '@ensaio/domain'
import { type LoadedSession, useClient, useNow } from '@ensaio/frame'
import { ArrangeVisit, ProviderAssignment, ProviderCard, ScheduleCard, useRemote } from '@ensaio/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSchedulingUrl } from './useSchedulingUrl.ts'

const asks = { queue: queueCalls }

/** The visit of a session and its photographer; those who dispatch can move the visit and replace the photographer. */
export function VisitFacts({ loaded, isDispatcher }: { loaded: LoadedSession; isDispatcher: boolean }) {
  const { session } = loaded
  const now = useNow()
  const schedulingUrl = useSchedulingUrl()
  if (!isDispatcher) return <ProviderCard provider={session.provider} status={session.status} />
  return (
    <>
      <ScheduleCard
        session={session}
        now={now}
        viewer="staff"
        scheduleHref={schedulingUrl(session.token, 'staff')}
        shareUrl={schedulingUrl(session.token, 'client')}
      />
      <Assignment {...loaded} />
    </>
  )
}

function Assignment({ session, change }: LoadedSession) {
  const client = useClient(asks)
  const { id } = session
  const [query] = useSearchParams()
  const isScheduled = session.status === status.scheduled
  const isArranged = isScheduled || session.status === status.notScheduled
  const { scheduled_for: start, time_zone: zone } = session
  const [choices, ask] = useRemote<readonly ProviderChoice[]>(
    async (signal) => (isScheduled ? client.queue.providerChoices(id, signal) : []),
    [client, session],
  )
  /** The id of the booked photographer; undefined until the choices are there. */
  const goes =
    choices.state === 'ready' ? (choices.value.find((one) => one.is_assigned)?.id ?? null) : undefined
  const shown = { start, goes }
  const seenOf = (visit: typeof shown): SeenVisit | undefined => {
    const provider = visit.goes === undefined ? goes : visit.goes
    // Without the choices it is not known who was seen, and the server refuses nothing on that ground.
    return provider === undefined ? undefined : { scheduled_for: visit.start, provider_id: provider }
  }
  const [opened, setOpened] = useState<typeof shown | null>(null)
  const arrange = async (visit: ArrangedVisit) => {
    try {
      await change(client.queue.arrange(id, { ...visit, seen: seenOf(opened ?? shown) }))
    } catch (reason) {
      // The refusal tells of the move: from here on, what is on screen counts.
      if (reason instanceof Failure && reason.code === 'visit_moved') setOpened(null)
      throw reason
    }
  }
  return (
    <ProviderAssignment
      provider={session.provider}
      status={session.status}
      choices={choices}
      onAsk={ask}
      startsOpen={query.has('trocar')}
      onAssign={(providerId, beyondAgenda) =>
        change(client.queue.assign(id, providerId, beyondAgenda, seenOf(shown)))
      }
    >
      {isArranged && (
        <ArrangeVisit
          booked={isScheduled && start ? slotOf(start, zone) : null}
          onPlan={(slot, signal) => client.queue.plan(id, slot, signal)}
          onOpen={() => setOpened(shown)}
          onArrange={arrange}
        />
      )}
    </ProviderAssignment>
  )
}
