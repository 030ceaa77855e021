import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { endpoint } from '../endpoint.ts'

/** One thing that happened to an ensaio: who did what, when. `text` is pt-BR and can be shown. */
export const TimelineEvent = v.object({
  id: v.number(),
  at: Instant,
  /** A person's name, or null when the product did it by itself. */
  actor: v.nullable(v.string()),
  text: v.string(),
})
export type TimelineEvent = v.InferOutput<typeof TimelineEvent>

/** What happened to an ensaio, newest first. */
export const getTimeline = endpoint({
  method: 'GET',
  path: '/sessions/{id}/events',
  summary: 'What happened to an ensaio, newest first.',
  audience: 'signed-in',
  output: v.array(TimelineEvent),
})
