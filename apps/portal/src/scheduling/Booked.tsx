import type { PublicSession } from '@ensaio/domain'
import { BookedStep } from '@ensaio/ui'
import { useEffect } from 'react'
import { useNow, usePart } from '../store/portal-context.ts'
import { schedulingSlice } from '../store/scheduling.ts'

/** The end of the flow: the visit is booked, and the draft has served. */
export function Booked(props: { token: string; session: PublicSession; rescheduleHref: string | undefined }) {
  const { token, session, rescheduleHref } = props
  const now = useNow()
  const forgetDraft = usePart(schedulingSlice, (state) => state.forgetDraft)
  // Only here, once the success page stands: earlier, the emptied draft would send the visitor back to the first step.
  useEffect(() => forgetDraft(token), [forgetDraft, token])
  return (
    <BookedStep
      session={session}
      now={now}
      calendarUid={`${token.slice(0, 8)}@ensaio`}
      rescheduleHref={rescheduleHref}
    />
  )
}
