import type { Instant } from '../../calendar/local-date.ts'
import { hasVisitBegun } from '../../session/schedule-option.ts'
import { type SessionStatus, status } from '../../session/status.ts'
import {
  type Arrival,
  type ArrivalStep,
  type ArrivalVisit,
  arrivalRefusal,
  arrivalStepLabels,
  stepsAhead,
} from './arrival.ts'

/** How a photographer says that a visit ended. */
export const visitEndings = ['done', 'absent'] as const
export type VisitEnding = (typeof visitEndings)[number]

/** What a photographer says of a visit on its day, in this order; the last two end it. */
export type VisitStep = ArrivalStep | VisitEnding

/** The steps as the photographer says them. */
export const visitStepLabels: Record<VisitStep, string> = {
  ...arrivalStepLabels,
  done: 'Feito',
  absent: 'Cliente ausente',
}

/** The status to which an ending moves the ensaio (rule status-moves). */
export const endingStatus: Record<VisitEnding, SessionStatus> = {
  done: status.pending,
  absent: status.clientNoShow,
}

/** Does a step end the visit? */
export function isVisitEnding(step: VisitStep): step is VisitEnding {
  return step === 'done' || step === 'absent'
}

/** The steps that can be said of a visit now: the way and the arrival once on its day, the endings once it has begun (rules arrival and status-moves). */
export function visitStepsAhead(
  visit: ArrivalVisit & { arrival?: Arrival | null | undefined },
  now: Instant,
): VisitStep[] {
  if (visit.status !== status.scheduled) return []
  const { arrival } = visit
  const told = arrival !== undefined && arrivalRefusal(visit, now) === null ? stepsAhead(arrival) : []
  return [...told, ...(hasVisitBegun(visit, now) ? visitEndings : [])]
}

/** A visit as it is once a step was said of it at an instant. */
export function afterStep<Visit extends ArrivalVisit & { arrival?: Arrival | null | undefined }>(
  visit: Visit,
  step: VisitStep,
  at: Instant,
): Visit {
  if (isVisitEnding(step)) return { ...visit, status: endingStatus[step] }
  const { on_the_way_at = null, arrived_at = null } = visit.arrival ?? {}
  const arrival =
    step === 'arrived'
      ? { on_the_way_at, arrived_at: arrived_at ?? at }
      : { on_the_way_at: on_the_way_at ?? at, arrived_at }
  return { ...visit, arrival }
}

/** Was a step said of a visit already? */
export function isSaid(
  visit: ArrivalVisit & { arrival?: Arrival | null | undefined },
  step: VisitStep,
): boolean {
  if (isVisitEnding(step)) return visit.status === endingStatus[step]
  return Boolean(step === 'arrived' ? visit.arrival?.arrived_at : visit.arrival?.on_the_way_at)
}
