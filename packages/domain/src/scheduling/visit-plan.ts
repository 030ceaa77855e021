import * as v from 'valibot'
import { StartTime } from '../address/city-hours.ts'
import { Instant, LocalDate } from '../calendar/local-date.ts'
import { Session } from '../session/schema.ts'
import { endpoint } from '../wire/endpoint.ts'
import { SeenVisit } from './board/seen-visit.ts'
import type { Slot } from './slot.ts'
import { ArrivalForm } from './visit-day/arrival.ts'

/** A photographer of the property's city who could be assigned; `is_free` means at the visit's time. */
export const ProviderChoice = v.object({
  id: v.number(),
  name: v.string(),
  is_free: v.boolean(),
  /** False on a day of leave and on a weekday off. */
  works: v.boolean(),
  /** Are they at another visit then? Nobody can be sent to two (rule visits-never-overlap); unknown to another API. */
  is_busy: v.optional(v.boolean()),
  /** The number of their other visits that day. */
  visits: v.number(),
  is_assigned: v.boolean(),
})
export type ProviderChoice = v.InferOutput<typeof ProviderChoice>

/** Has the user confirmed a visit that the agenda does not provide for? Without it, it is refused (`beyond_agenda`, rule beyond-agenda). */
const beyond_agenda = v.optional(v.boolean())

const seen = v.optional(SeenVisit)

const provider_id = v.pipe(v.number('Escolha quem vai.'), v.integer('Escolha quem vai.'))

/** The photographers who could be assigned to a scheduled ensaio. */
export const listProviderChoices = endpoint({
  method: 'GET',
  path: '/staff/sessions/{id}/providers',
  summary: 'The photographers who could be assigned to a scheduled ensaio.',
  audience: 'dispatch',
  output: v.array(ProviderChoice),
})

/** Assigns another photographer; 409 `slot_taken` when they are at another visit then, which the message names (rule slot-is-won-once). */
export const assignProvider = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/provider',
  summary: 'Assigns another photographer to a scheduled ensaio.',
  audience: 'dispatch',
  body: v.object({ provider_id, beyond_agenda, seen }),
  output: Session,
})

/** A time for the visit of an ensaio: whether the agenda provides for it, and the photographers who could go. */
export const VisitPlan = v.object({
  city: v.string(),
  /** The start as an instant: the time is that of the property. */
  start: Instant,
  /** Why there are no visits in the city that day: a holiday's name or the weekday; null on an open day. */
  closed: v.nullable(v.string()),
  /** Does the city offer this time on that weekday? */
  is_offered: v.boolean(),
  /** The number of days ahead that visits can be booked, when the day lies beyond (rule booking-horizon). */
  horizon_days: v.nullable(v.number()),
  providers: v.array(ProviderChoice),
})
export type VisitPlan = v.InferOutput<typeof VisitPlan>

/** A day and time for the visit of an ensaio, as wall time at the property. */
const PlannedSlot = { date: LocalDate, hour: StartTime }

/** A visit that staff arrange: any time ahead, and who goes. */
export const ArrangedVisit = v.object({ ...PlannedSlot, provider_id, beyond_agenda, seen })
export type ArrangedVisit = v.InferInput<typeof ArrangedVisit>

/** Reads the plan of a time, before a visit is arranged then. */
export const planVisit = endpoint({
  method: 'GET',
  path: '/staff/sessions/{id}/visit',
  summary: 'What the agenda says about a time for the visit, and who could go.',
  audience: 'dispatch',
  query: v.object(PlannedSlot),
  output: VisitPlan,
})

/**
 * Books or moves the visit of an ensaio to a time and photographer that staff choose; 409 `beyond_agenda` when the agenda does not provide
 * for it and nobody confirmed, 409 `slot_taken` when the photographer is at another visit (rule beyond-agenda).
 */
export const arrangeVisit = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/visit',
  summary: 'Books or moves the visit to a time and photographer that staff choose.',
  audience: 'dispatch',
  body: ArrangedVisit,
  output: Session,
})

/** Is this photographer on a day off without another visit then, so that they can be sent after a warning (rule beyond-agenda)? */
export function isOffButUnbooked(choice: ProviderChoice): boolean {
  return !choice.works && choice.is_busy === false && !choice.is_assigned
}

/** Says that a photographer is sent on a day off (rule beyond-agenda). */
export function dayOffWarning({ name }: { name: string }): string {
  return `${name} está de folga neste dia.`
}

/** The reasons why the agenda does not provide for a visit at a planned time with this photographer, one sentence each; empty when it does (rule beyond-agenda). */
export function visitWarnings(
  plan: VisitPlan,
  hour: Slot,
  choice: Pick<ProviderChoice, 'name' | 'works'> | null,
): string[] {
  const { closed, city, is_offered, horizon_days } = plan
  return [
    ...(closed === null ? [] : [`Neste dia não há visitas em ${city} (${closed}).`]),
    ...(closed === null && !is_offered ? [`Às ${hour} não há visitas em ${city}.`] : []),
    ...(horizon_days === null ? [] : [`O dia passa do prazo de ${horizon_days} dias para agendar.`]),
    ...(choice === null || choice.works ? [] : [dayOffWarning(choice)]),
  ]
}

/** Says that the photographer is on the way to a visit, or has arrived; each once, on its day. 409 `visit_moved` when it has another start (rule arrival). */
export const reportArrival = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/arrival',
  summary: 'Says that the photographer is on the way to the visit of an ensaio, or has arrived.',
  audience: 'fieldwork',
  body: ArrivalForm,
  output: Session,
})
