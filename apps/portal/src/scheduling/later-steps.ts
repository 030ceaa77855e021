import { lazyPage, loadQuietly } from '@ensaio/frame'

const information = () => import('./InformationStep.ts')
const confirmation = () => import('./ConfirmationStep.ts')
const booked = () => import('./Booked.tsx')

/** The pages after or instead of the calendar, loaded when needed. */
export const InformationStep = lazyPage(information, 'InformationStep')
export const ConfirmationStep = lazyPage(confirmation, 'ConfirmationStep')
export const Booked = lazyPage(booked, 'Booked')
export const SchedulingUnits = lazyPage(() => import('./SchedulingUnits.tsx'), 'SchedulingUnits')
export const SchedulingClosed = lazyPage(() => import('./closed.ts'), 'SchedulingClosed')
export const SchedulingNotFound = lazyPage(() => import('./closed.ts'), 'SchedulingNotFound')

/** Preloads the next steps while a time is being chosen; a failed one is fetched again when needed. */
export function fetchLaterSteps({ isSingle }: { isSingle: boolean }): void {
  const steps = isSingle ? [booked] : [information, confirmation, booked]
  for (const load of steps) loadQuietly<unknown>(load).catch(() => undefined)
}
