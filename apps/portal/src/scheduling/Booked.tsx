import type { PublicSession } from '@ensaio/domain'
import { BookedStep, type BookedStepProps } from '@ensaio/ui'
import { useEffect } from 'react'
import { usePart } from '../store/portal-context.ts'
import { groupOf, schedulingSlice } from '../store/scheduling.ts'
import { stepPath } from './step.ts'

/** The visit that is booked, as the end of the flow and whenever its link is opened again; the draft has served. */
export function Booked(
  props: Pick<BookedStepProps, 'session' | 'rescheduleHref' | 'lateReason'> & {
    token: string
    onChanged: (session: PublicSession) => void
  },
) {
  const { token, onChanged, ...step } = props
  const { units } = step.session
  const forgetDraft = usePart(schedulingSlice, (state) => state.forgetDraft)
  const reportUnable = usePart(schedulingSlice, (state) => state.reportUnable)
  const keepGroup = usePart(schedulingSlice, (state) => state.keepGroup)
  const group = usePart(schedulingSlice, (state) => groupOf(state, token))
  // Only here, once the success page stands: earlier, the emptied draft would send the visitor back to the first step.
  useEffect(() => forgetDraft(token), [forgetDraft, token])
  useEffect(() => {
    if (units) keepGroup({ token, units: units.map((unit) => unit.token) })
  }, [keepGroup, token, units])
  return (
    <BookedStep
      {...step}
      onUnable={async (reason) => onChanged(await reportUnable(token, reason))}
      unitHref={(unit) => stepPath(unit, '')}
      allUnitsHref={group === null ? undefined : stepPath(group, '')}
    />
  )
}
