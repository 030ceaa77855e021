import { lazyPage, loadQuietly } from '@ensaio/frame'

/** The pages after or instead of the calendar, loaded when needed. */
export const InformationStep = lazyPage(() => import('./InformationStep.ts'), 'InformationStep')
export const ConfirmationStep = lazyPage(() => import('./ConfirmationStep.ts'), 'ConfirmationStep')
export const Booked = lazyPage(() => import('./Booked.tsx'), 'Booked')
export const SchedulingUnits = lazyPage(() => import('./SchedulingUnits.tsx'), 'SchedulingUnits')
export const SchedulingClosed = lazyPage(() => import('./closed.ts'), 'SchedulingClosed')
export const SchedulingNotFound = lazyPage(() => import('./closed.ts'), 'SchedulingNotFound')

/** Preloads the next steps while a time is being chosen; a failed one is fetched again when needed. */
export function fetchLaterSteps({ isSingle }: { isSingle: boolean }): void {
  const steps = isSingle ? [Booked] : [InformationStep, ConfirmationStep, Booked]
  for (const { fetch } of steps) loadQuietly<unknown>(fetch).catch(() => undefined)
}
