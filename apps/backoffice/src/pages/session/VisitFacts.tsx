import { queueCalls } from '@ensaio/client'
import { type ProviderChoice, type SeenVisit, slotOf, status } from '@ensaio/domain'
import { type LoadedSession, useClient, useNow } from '@ensaio/frame'
import { ArrangeVisit, ProviderAssignment, ProviderCard, ScheduleCard, useRemote } from '@ensaio/ui'
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
  // Without the choices it is not known who was seen, and the server refuses nothing on that ground.
  const seen: SeenVisit | undefined =
    choices.state === 'ready'
      ? {
          scheduled_for: start,
          provider_id: choices.value.find((one) => one.is_assigned)?.id ?? null,
        }
      : undefined
  return (
    <ProviderAssignment
      provider={session.provider}
      status={session.status}
      choices={choices}
      onAsk={ask}
      startsOpen={query.has('trocar')}
      onAssign={(providerId, beyondAgenda) => change(client.queue.assign(id, providerId, beyondAgenda, seen))}
    >
      {isArranged && (
        <ArrangeVisit
          booked={isScheduled && start ? slotOf(start, zone) : null}
          onPlan={(slot, signal) => client.queue.plan(id, slot, signal)}
          onArrange={(visit) => change(client.queue.arrange(id, { ...visit, seen }))}
        />
      )}
    </ProviderAssignment>
  )
}
