import { BookedStep, type BookedStepProps } from '@ensaio/ui'
import { useEffect } from 'react'
import { usePart } from '../store/portal-context.ts'
import { groupOf, schedulingSlice } from '../store/scheduling.ts'
import { Question, type QuestionProps } from './Question.tsx'
import { stepPath } from './step.ts'

/** The booked visit: the end of the flow, and the page of its link from then on. Deletes the draft. */
export function Booked(
  props: Pick<BookedStepProps, 'session' | 'rescheduleHref' | 'lateReason'> & QuestionProps,
) {
  const { token, onChanged, session, rescheduleHref, lateReason } = props
  const { units } = session
  const forgetDraft = usePart(schedulingSlice, (state) => state.forgetDraft)
  const reportUnable = usePart(schedulingSlice, (state) => state.reportUnable)
  const keepGroup = usePart(schedulingSlice, (state) => state.keepGroup)
  const group = usePart(schedulingSlice, (state) => groupOf(state, token))
  // Only once the success page is mounted: earlier, the empty draft would redirect to the first step.
  useEffect(() => forgetDraft(token), [forgetDraft, token])
  useEffect(() => {
    if (units) keepGroup({ token, units: units.map((unit) => unit.token) })
  }, [keepGroup, token, units])
  return (
    <BookedStep
      session={session}
      rescheduleHref={rescheduleHref}
      lateReason={lateReason}
      question={<Question {...props} />}
      onUnable={async (reason) => onChanged(await reportUnable(token, reason))}
      unitHref={(unit) => stepPath(unit, '')}
      allUnitsHref={group === null ? undefined : stepPath(group, '')}
    />
  )
}
