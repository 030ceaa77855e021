import { lazyPage, loadQuietly } from '@ensaio/frame'
import { lazy } from 'react'

const information = () => import('./InformationStep.ts')
const confirmation = () => import('./ConfirmationStep.ts')
const booked = () => import('./Booked.tsx')

/** The pages after or instead of the calendar, loaded when needed. */
export const InformationStep = lazy(async () => ({ default: (await information()).InformationStep }))
export const ConfirmationStep = lazy(async () => ({ default: (await confirmation()).ConfirmationStep }))
export const Booked = lazy(async () => ({ default: (await booked()).Booked }))
export const SchedulingUnits = lazy(async () => ({
  default: (await import('./SchedulingUnits.tsx')).SchedulingUnits,
}))
export const SchedulingClosed = lazy(async () => ({
  default: (await import('./closed.ts')).SchedulingClosed,
}))
export const SchedulingNotFound = lazyPage(() => import('./closed.ts'), 'SchedulingNotFound')

/** Preloads the next steps while a time is being chosen; a failed one is fetched again when needed. */
export function fetchLaterSteps({ isSingle }: { isSingle: boolean }): void {
  const steps = isSingle ? [booked] : [information, confirmation, booked]
  for (const load of steps) loadQuietly<unknown>(load).catch(() => undefined)
}
