import { useGo } from '@ensaio/frame'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { Scheduling } from '../scheduling/Scheduling.tsx'
import { type StepProps, stepPath } from '../scheduling/step.ts'

/** `/calendar/{token}` inside the portal, when opened from an ensaio's page; the link itself opens `calendar.html`, without the portal. */
export function SchedulingPage() {
  const { token = '', '*': step = '' } = useParams()
  const goTo = useGo()
  const go = useCallback<StepProps['go']>(
    (next, options) => goTo(stepPath(token, next), options),
    [token, goTo],
  )
  return <Scheduling token={token} step={step.replace(/\/$/, '')} go={go} />
}
