import * as v from 'valibot'
import { LocalDate } from '../calendar/local-date.ts'
import { endpoint } from '../endpoint.ts'
import { Session, SessionSummary } from './schema.ts'
import { SessionStatus } from './status.ts'

/** The queues that our people work off: without a date, today's visits, visits that are past and not closed, material to be made, corrections asked for; and everything. */
export const queues = ['to_schedule', 'today', 'to_close', 'to_deliver', 'in_revision', 'all'] as const
export const Queue = v.picklist(queues, 'Escolha uma fila que existe.')
export type Queue = v.InferOutput<typeof Queue>

export const queueLabels: Record<Queue, string> = {
  to_schedule: 'A agendar',
  today: 'Hoje',
  to_close: 'A fechar',
  to_deliver: 'A entregar',
  in_revision: 'Em revisão',
  all: 'Todos',
}

/** What is looked for in a queue; `text` in company, address, reference and id. What is left out does not filter. */
export const QueueSearch = v.object({
  queue: v.optional(Queue, 'all'),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use no máximo 200 caracteres.')), ''),
  city: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))), null),
  provider_id: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  status: v.optional(v.nullable(SessionStatus), null),
  /** The day of the visit, at the property; with `until`, the first of several. */
  day: v.optional(v.nullable(LocalDate), null),
  /** The last of several days, itself included. */
  until: v.optional(v.nullable(LocalDate), null),
})
export type QueueSearch = v.InferInput<typeof QueueSearch>

/** An ensaio as our people's list shows it. */
export const QueuedSession = v.object({
  ...SessionSummary.entries,
  client: v.object({ id: v.number(), name: v.string(), logo_url: v.nullable(v.string()) }),
})
export type QueuedSession = v.InferOutput<typeof QueuedSession>

/** One page of a queue; `totals` count every queue under the same filters, whatever the queue asked for. */
export const QueuePage = v.object({
  sessions: v.array(QueuedSession),
  last_page: v.number(),
  totals: v.object({
    to_schedule: v.number(),
    today: v.number(),
    to_close: v.number(),
    to_deliver: v.number(),
    in_revision: v.number(),
    all: v.number(),
  }),
})
export type QueuePage = v.InferOutput<typeof QueuePage>

/** The ensaios that our people work on, 25 a page: most urgent first. A photographer gets their own alone (rule accessible-to). */
export const searchQueue = endpoint({
  method: 'POST',
  path: '/staff/sessions/search',
  summary: 'The ensaios that staff work on; a photographer gets their own alone.',
  audience: 'staff',
  body: QueueSearch,
  output: QueuePage,
})

/** A photographer of the property's city, as somebody to send; `is_free` at the visit's time. */
export const ProviderChoice = v.object({
  id: v.number(),
  name: v.string(),
  is_free: v.boolean(),
  /** Whether they work that day at all: neither a day off, nor a weekday on which they never work. */
  works: v.boolean(),
  /** How many other visits they have that day. */
  visits: v.number(),
  is_assigned: v.boolean(),
})
export type ProviderChoice = v.InferOutput<typeof ProviderChoice>

/** Who could be sent to a scheduled ensaio. */
export const listProviderChoices = endpoint({
  method: 'GET',
  path: '/staff/sessions/{id}/providers',
  summary: 'Who could be sent to a scheduled ensaio.',
  audience: 'admin',
  output: v.array(ProviderChoice),
})

/** Sends another photographer; 409 `slot_taken` when that one is not free then (rule slot-is-won-once). */
export const assignProvider = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/provider',
  summary: 'Sends another photographer to a scheduled ensaio.',
  audience: 'admin',
  body: v.object({ provider_id: v.pipe(v.number('Escolha quem vai.'), v.integer('Escolha quem vai.')) }),
  output: Session,
})
