import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { endpoint } from '../wire/endpoint.ts'

/** An event of an ensaio: who did what, when. `text` is in Portuguese and can be shown. */
export const TimelineEvent = v.object({
  id: v.number(),
  at: Instant,
  /** The name of the person; null when the system did it. */
  actor: v.nullable(v.string()),
  text: v.string(),
})
export type TimelineEvent = v.InferOutput<typeof TimelineEvent>

/** The events of an ensaio, newest first. */
export const getTimeline = endpoint({
  method: 'GET',
  path: '/sessions/{id}/events',
  summary: 'The events of an ensaio, newest first.',
  audience: 'signed-in',
  output: v.array(TimelineEvent),
})
