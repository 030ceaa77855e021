import { answeredVisits, chosenAnswer, Failure, type PublicSession } from '@ensaio/domain'
import { useNow } from '@ensaio/frame'
import { PreparednessQuestion } from '@ensaio/ui'
import { useEffect } from 'react'
import { useContactWays } from '../frame/publisher.ts'
import { usePart } from '../store/portal-context.ts'
import { answerOf, schedulingSlice } from '../store/scheduling.ts'
import type { StepProps } from './step.ts'

/** The props of `Question`. */
export type QuestionProps = StepProps & {
  session: PublicSession
  /** The page that moves the visit; left out when it is too late. */
  rescheduleHref?: string
  onChanged: (session: PublicSession) => void
  onStale: () => Promise<void>
}

/**
 * The question whether all is ready, on a booked link; a step of its address chooses an answer, which is sent by a button only. What is
 * typed is kept until it is sent. Who needs another day goes on to the calendar, once the answer and its note have arrived.
 */
export function Question(props: QuestionProps) {
  const { token, step, go, session, rescheduleHref, onChanged, onStale } = props
  const now = useNow()
  const contacts = useContactWays()
  const draft = usePart(schedulingSlice, (state) => answerOf(state, token))
  const keepAnswer = usePart(schedulingSlice, (state) => state.keepAnswer)
  const chooseNamed = usePart(schedulingSlice, (state) => state.chooseNamed)
  const answer = usePart(schedulingSlice, (state) => state.answer)
  const chosen = chosenAnswer(step)
  useEffect(() => {
    if (chosen !== null) chooseNamed(token, chosen)
  }, [chosen, token, chooseNamed])
  const visits = answeredVisits(session, now)
  if (visits.length === 0) return null
  return (
    <PreparednessQuestion
      session={session}
      now={now}
      draft={draft}
      onDraft={(next) => keepAnswer(token, next)}
      rescheduleHref={rescheduleHref}
      contacts={contacts}
      focused={chosen !== null}
      onAnswer={async (given, words) => {
        try {
          onChanged(await answer(token, { answer: given, note: words, visits }))
        } catch (reason) {
          // The visit moved, or has begun: the page shows what is so, and what was typed stays.
          if (reason instanceof Failure && reason.status === 409) void onStale()
          throw reason
        }
        if (given === 'another_day' && rescheduleHref) go('remarcar')
        else if (chosen !== null) go('', { replace: true })
      }}
    />
  )
}
