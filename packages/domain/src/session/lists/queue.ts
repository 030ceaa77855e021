import * as v from 'valibot'
import { LocalDate } from '../../calendar/local-date.ts'
import { Arrival } from '../../scheduling/visit-day/arrival.ts'
import { PreferredPeriod } from '../../scheduling/visit-day/preferred-period.ts'
import { preparednessAnswers } from '../../scheduling/visit-day/preparedness.ts'
import { csvDownload } from '../../wire/csv-download.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { SessionSummary } from '../schema.ts'
import { SessionStatus } from '../status.ts'

/** The staff's queues: without a date, today's visits, past visits not closed, material to produce, requested corrections; and all. */
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

/** The filters of a queue; `text` searches company, address, reference and id. A missing one does not filter. */
export const QueueSearch = v.object({
  queue: v.optional(Queue, 'all'),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use no máximo 200 caracteres.')), ''),
  city: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))), null),
  provider_id: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  status: v.optional(v.nullable(SessionStatus), null),
  /** The day of the visit, at the property; with `until`, the first of several. */
  day: v.optional(v.nullable(LocalDate), null),
  /** The last of several days, inclusive. */
  until: v.optional(v.nullable(LocalDate), null),
})
export type QueueSearch = v.InferInput<typeof QueueSearch>

/** An ensaio as the staff's list shows it. */
export const QueuedSession = v.object({
  ...SessionSummary.entries,
  client: v.object({ id: v.number(), name: v.string(), logo_url: v.nullable(v.string()) }),
  /** The answer to whether the property is ready for the booked visit (rule preparedness). */
  preparedness: v.optional(v.nullable(v.picklist(preparednessAnswers)), null),
  /** When the photographer said that they are on the way to the booked visit, and have arrived (rule arrival). */
  arrival: v.optional(v.nullable(Arrival), null),
  /** The period that was left because no free time fits; not sent to photographers (rule preferred-period). */
  preferred_period: v.optional(v.nullable(PreferredPeriod), null),
})
export type QueuedSession = v.InferOutput<typeof QueuedSession>

/** One page of a queue; `totals` count every queue under the same filters. */
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

/** The ensaios of the staff, 25 a page, most urgent first. A photographer gets only their own (rule accessible-to). */
export const searchQueue = endpoint({
  method: 'POST',
  path: '/staff/sessions/search',
  summary: 'The ensaios of the staff; a photographer gets only their own.',
  audience: 'staff',
  body: QueueSearch,
  output: QueuePage,
})

/** The ensaios of a queue under its filters, as the caller reads them; the page does not count. */
export const staffSessionsCsv = csvDownload({
  path: '/staff/sessions/csv',
  audience: 'staff',
  body: QueueSearch,
  list: 'sessions',
  name: 'Ensaios',
})
