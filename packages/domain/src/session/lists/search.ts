import * as v from 'valibot'
import { LocalDate } from '../../calendar/local-date.ts'
import { csvDownload } from '../../wire/csv-download.ts'
import { SessionSummary } from '../schema.ts'
import { SessionStatus } from '../status.ts'

/** The number of rows per page. */
export const sessionsPerPage = 25

/** The columns that the list may be ordered by (rule list-order): an allow-list. */
export const sessionOrders = ['scheduled_for', 'created_at', 'status', 'client_code', 'id'] as const
export const SessionOrder = v.picklist(sessionOrders, 'Escolha uma ordenação que existe.')
export type SessionOrder = v.InferOutput<typeof SessionOrder>

/** A range of days, both ends included; a missing end is open. */
export const DateRange = v.pipe(
  v.object({ from: v.nullish(LocalDate), to: v.nullish(LocalDate) }),
  v.check(
    ({ from, to }) => !from || !to || from <= to,
    'A data final precisa ser igual ou posterior à data inicial.',
  ),
)
export type DateRange = v.InferInput<typeof DateRange>

/** The six filters of the list; a missing one does not filter. */
export const SessionFilter = v.object({
  status: v.optional(v.array(SessionStatus)),
  session_date: v.optional(DateRange),
  created_date: v.optional(DateRange),
  client_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120, 'Use no máximo 120 caracteres.'))),
  services: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100))),
  address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use no máximo 200 caracteres.'))),
})
export type SessionFilter = v.InferInput<typeof SessionFilter>

/** The query of the list. Default order: `scheduled_for` descending, unscheduled first, then `id` descending (rule list-order). */
export const SessionSearch = v.object({
  page: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'A primeira página é a 1.'), v.maxValue(100_000)),
    1,
  ),
  filter: v.optional(SessionFilter, {}),
  order_by: v.optional(SessionOrder, 'scheduled_for'),
  descending: v.optional(v.boolean(), true),
})
export type SessionSearch = v.InferInput<typeof SessionSearch>

/** The most ensaios in "O que vem a seguir". */
export const nextSessionsShown = 5

/** One page of the list; the counters honour every filter but `status` (rule list-counters). */
export const SessionPage = v.object({
  sessions: v.array(SessionSummary),
  /** Sent only with the first page of the unfiltered list: the next visits, then what waits on the company. Another API may omit it. */
  next: v.optional(v.array(SessionSummary)),
  last_page: v.number(),
  total_sessions: v.number(),
  total_pendings: v.number(),
  total_delivereds: v.number(),
  total_scheduleds: v.number(),
})
export type SessionPage = v.InferOutput<typeof SessionPage>

/** The ensaios of the caller's company under the filters and in the order of the list; the page does not count. */
export const sessionsCsv = csvDownload({
  path: '/sessions/csv',
  audience: 'client',
  body: SessionSearch,
  list: 'sessions',
  name: 'Ensaios',
})
