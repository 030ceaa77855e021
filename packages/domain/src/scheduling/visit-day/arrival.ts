import * as v from 'valibot'
import { Instant, wallClock } from '../../calendar/local-date.ts'
import { type SessionStatus, status } from '../../session/status.ts'

/** What a photographer says on the day of the visit, in this order. */
export const arrivalSteps = ['on_the_way', 'arrived'] as const
export type ArrivalStep = (typeof arrivalSteps)[number]

/** The steps as the photographer says them. */
export const arrivalStepLabels: Record<ArrivalStep, string> = { on_the_way: 'A caminho', arrived: 'Cheguei' }

/** When the photographer said each step of the booked visit; null before (rule arrival). */
export const Arrival = v.object({ on_the_way_at: v.nullable(Instant), arrived_at: v.nullable(Instant) })
export type Arrival = v.InferOutput<typeof Arrival>

/** The longest time that a step may wait for a network, in seconds. */
const longestWait = 24 * 60 * 60

/**
 * A step of an arrival; `start` is that of the visit which the page showed: a visit that moved meanwhile refuses it. A step that waited for
 * a network tells since how many seconds, as the clock of a phone may be wrong (rule kept-steps).
 */
export const ArrivalForm = v.object({
  step: v.picklist(arrivalSteps),
  start: Instant,
  /** Takes the step back: it was pressed by mistake. */
  is_undone: v.optional(v.boolean()),
  seconds_ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestWait))),
})
export type ArrivalForm = v.InferOutput<typeof ArrivalForm>

/** When a step was said that arrives now. */
export function saidAt(now: Instant, secondsAgo = 0): Instant {
  return new Date(Date.parse(now) - secondsAgo * 1000).toISOString()
}

/** A visit, as far as an arrival asks of it. */
export interface ArrivalVisit {
  status: SessionStatus
  scheduled_for: Instant | null
  time_zone: string
}

/** Why nothing can be said about the arrival now; null on the day of a booked visit, at the property's clock (rule arrival). */
export function arrivalRefusal(visit: ArrivalVisit, now: Instant): string | null {
  const { scheduled_for: start, time_zone: zone } = visit
  if (visit.status !== status.scheduled || start === null)
    return 'Este ensaio não tem uma visita por acontecer.'
  const [day, today] = [wallClock(start, zone).date, wallClock(now, zone).date]
  if (today < day) return 'O caminho e a chegada são avisados no dia da visita.'
  return today > day ? 'O dia da visita já passou. Conte o que aconteceu.' : null
}

/** The steps that can still be said: each once, and none before one that was said. */
export function stepsAhead(arrival: Arrival | null): ArrivalStep[] {
  if (arrival?.arrived_at) return []
  return arrival?.on_the_way_at ? ['arrived'] : [...arrivalSteps]
}

/** How long a step can be taken back, in minutes. */
export const arrivalUndoMinutes = 10

/** The step that can be taken back now: the newest, for ten minutes; null when there is none. */
export function undoableStep(arrival: Arrival | null | undefined, now: Instant): ArrivalStep | null {
  const { on_the_way_at: way = null, arrived_at: arrived = null } = arrival ?? {}
  const at = arrived ?? way
  if (at === null || Date.parse(now) - Date.parse(at) > arrivalUndoMinutes * 60_000) return null
  return arrived === null ? 'on_the_way' : 'arrived'
}

/** The newest step in words: `A caminho desde 09h40`, `Chegou às 10h02`; null before the first. */
export function arrivalStepText(arrival: Arrival | null | undefined, zone: string): string | null {
  const time = (at: Instant) => wallClock(at, zone).time.replace(':', 'h')
  if (arrival?.arrived_at) return `Chegou às ${time(arrival.arrived_at)}`
  return arrival?.on_the_way_at ? `A caminho desde ${time(arrival.on_the_way_at)}` : null
}

/** Can the arrival of a visit change while its page is open? On its day, with an API that tells arrivals. */
export function isArrivalAwaited(
  visit: ArrivalVisit & { arrival?: Arrival | null | undefined },
  now: Instant,
): boolean {
  return visit.arrival !== undefined && arrivalRefusal(visit, now) === null
}
