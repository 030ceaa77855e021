import { queueCalls, sessionCalls } from '@ensaio/client'
import { type ArrivalStep, Failure, type Instant, type Session, type VisitStep } from '@ensaio/domain'
import { isUnheard, useAccount, useClient, useComingBack, useNow, userOf } from '@ensaio/frame'
import { mapRemote, OwnDay, useRemote } from '@ensaio/ui'
import { useEffect, useRef } from 'react'
import { keepFiles } from '../../offline/keep-files.ts'
import { keepDay, readKeptDay } from '../../offline/kept-day.ts'
import { afterSteps, sendStep } from '../../offline/send-step.ts'
import { useKeptSteps } from '../../offline/useKeptSteps.ts'
import { useTools } from '../../store/backoffice-context.ts'
import { useCaptured } from './useCaptured.ts'

const asks = { queue: queueCalls, sessions: sessionCalls }

/** The photographer's visits of today, whole, above the list of ensaios; without a network as they were kept (rule kept-steps). */
export function OwnDayOfPhotographer() {
  const client = useClient(asks)
  const { device, clock } = useTools()
  const person = useAccount(userOf)?.email ?? ''
  const now = useNow()
  const [captured, keepCaptured] = useCaptured()
  const [day, retry, replace] = useRemote(
    async (signal): Promise<{ at: Instant | null; visits: Session[] }> => {
      try {
        const { sessions } = await client.queue.search({ queue: 'today' }, signal)
        // One that went to somebody else in between is no longer theirs.
        const found = await Promise.all(
          sessions.map(({ id }) => client.sessions.get(id, signal).catch(nullWhenGone)),
        )
        return { at: null, visits: found.filter((visit) => visit !== null) }
      } catch (reason) {
        const kept = isUnheard(reason) ? readKeptDay(device, person, clock()) : null
        if (kept === null) throw reason
        return kept
      }
    },
    [client, device, person, clock],
  )

  // Two answers may arrive while one list is on screen.
  const latest = useRef(day)
  latest.current = day
  useComingBack(retry)

  const fresh = day.state === 'ready' && day.value.at === null ? day.value.visits : null
  useEffect(() => {
    if (fresh === null) return
    keepDay(device, person, clock(), fresh)
    void keepFiles()
  }, [fresh, device, person, clock])

  const isKept = day.state === 'ready' && day.value.at !== null
  useEffect(() => {
    if (!isKept) return
    const online = () => void retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [isKept, retry])

  /** Shows the answer to a step at once, and asks for the day again if it is not there, is being refreshed or was read earlier. */
  function show(said: Session) {
    const { current: before } = latest
    if (before.state === 'ready') {
      const { at } = before.value
      const visits = before.value.visits.map((one) => (one.id === said.id ? said : one))
      latest.current = { ...before, value: { at, visits } }
      // This aborts a refresh that is under way.
      replace({ at, visits })
      if (at === null && !before.refreshing) return
      // Without a network again, the day is read from the device.
      if (at !== null) keepDay(device, person, at, visits)
    }
    void retry()
  }

  const { steps, say, dismiss } = useKeptSteps(
    { device, person, clock },
    (step) => sendStep(client, clock, step),
    show,
  )
  const waiting = steps.filter(({ problem }) => problem === null)

  async function tell(visit: Session, step: VisitStep) {
    await say(visit, step).catch((refusal: unknown) => {
      // The card says why, and shows how the visit is now.
      void retry()
      throw refusal
    })
  }

  async function undo({ id, scheduled_for: start }: Session, step: ArrivalStep) {
    const unsent = waiting.find((one) => one.visit === id && one.step === step)
    if (unsent) return dismiss(unsent.key)
    show(await client.queue.reportArrival(id, { step, start: start ?? '', is_undone: true }))
  }

  return (
    <OwnDay
      visits={mapRemote(day, ({ visits }) => visits.map((visit) => afterSteps(visit, waiting)))}
      asOf={day.state === 'ready' ? day.value.at : null}
      unsent={waiting.map(({ visit }) => visit)}
      refused={steps.flatMap((one) => (one.problem === null ? [] : [{ ...one, problem: one.problem }]))}
      now={now}
      captured={captured}
      sessionHref={(id) => `/sessions/${id}`}
      onStep={tell}
      onUndo={undo}
      onCapture={keepCaptured}
      onDismiss={dismiss}
      onRetry={retry}
    />
  )
}

function nullWhenGone(reason: unknown): null {
  if (reason instanceof Failure && reason.code === 'not_found') return null
  throw reason
}
