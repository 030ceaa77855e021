import { queueCalls, sessionCalls } from '@ensaio/client'
import { endingStatus, Failure, isVisitEnding, type Session, type VisitStep } from '@ensaio/domain'
import { useClient, useComingBack, useNow } from '@ensaio/frame'
import { OwnDay, useRemote } from '@ensaio/ui'
import { useRef } from 'react'
import { useCaptured } from './useCaptured.ts'

const asks = { queue: queueCalls, sessions: sessionCalls }

/** The photographer's visits of today, whole, above the list of ensaios. */
export function OwnDayOfPhotographer() {
  const client = useClient(asks)
  const now = useNow()
  const [captured, keepCaptured] = useCaptured()
  const [visits, retry, replace] = useRemote(
    async (signal) => {
      const { sessions } = await client.queue.search({ queue: 'today' }, signal)
      // One that went to somebody else in between is no longer theirs.
      const found = await Promise.all(
        sessions.map(({ id }) => client.sessions.get(id, signal).catch(nullWhenGone)),
      )
      return found.filter((visit) => visit !== null)
    },
    [client],
  )

  // Two answers may arrive while one list is on screen.
  const latest = useRef<Session[]>([])
  if (visits.state === 'ready') latest.current = visits.value
  useComingBack(retry)

  async function say({ id, scheduled_for: start }: Session, step: VisitStep) {
    const asking = isVisitEnding(step)
      ? client.queue.move(id, endingStatus[step])
      : client.queue.reportArrival(id, { step, start: start ?? '' })
    const said = await asking.catch((refusal: unknown) => {
      // The card says why, and shows how the visit is now.
      void retry()
      throw refusal
    })
    latest.current = latest.current.map((one) => (one.id === id ? said : one))
    replace(latest.current)
  }

  return (
    <OwnDay
      visits={visits}
      now={now}
      captured={captured}
      sessionHref={(id) => `/sessions/${id}`}
      onStep={say}
      onCapture={keepCaptured}
      onRetry={retry}
    />
  )
}

function nullWhenGone(reason: unknown): null {
  if (reason instanceof Failure && reason.code === 'not_found') return null
  throw reason
}
