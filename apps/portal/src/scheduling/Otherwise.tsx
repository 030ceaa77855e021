import type { PublicSession } from '@ensaio/domain'
import { PreferredPeriodAction } from '@ensaio/ui'
import { useCallback } from 'react'
import { usePart } from '../store/portal-context.ts'
import { schedulingSlice } from '../store/scheduling.ts'

/** "Nenhum horário serve?", below the calendar of a link. */
export function Otherwise(props: {
  token: string
  session: PublicSession
  onChanged: (session: PublicSession) => void
}) {
  const { token, session, onChanged } = props
  const draft = usePart(schedulingSlice, (state) => state.periods[token] ?? null)
  const keepPeriod = usePart(schedulingSlice, (state) => state.keepPeriod)
  const leavePeriod = usePart(schedulingSlice, (state) => state.leavePeriod)
  return (
    <PreferredPeriodAction
      period={session.preferred_period ?? null}
      schedule={session.schedule}
      draft={draft}
      onDraft={useCallback((typed) => keepPeriod(token, typed), [keepPeriod, token])}
      onLeave={async (form) => onChanged(await leavePeriod(token, form))}
    />
  )
}
