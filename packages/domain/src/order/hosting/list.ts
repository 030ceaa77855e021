import * as v from 'valibot'
import { Address } from '../../address/schema.ts'
import { Instant, LocalDate } from '../../calendar/local-date.ts'
import { csvDownload } from '../../wire/csv-download.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** The lists of hostings: those that end within 30 days, and those that have ended (rule hosting-list). */
export const hostingLists = ['ending', 'ended'] as const
export const HostingList = v.picklist(hostingLists, 'Escolha uma lista que existe.')
export type HostingList = v.InferOutput<typeof HostingList>

/** An ensaio whose hosting ends or has ended, as staff read it. */
export const ListedHosting = v.object({
  /** Of the ensaio. */
  id: v.number(),
  address: Address,
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  client: v.object({ id: v.number(), name: v.string() }),
  /** The last day of the tour that ends first. */
  until: LocalDate,
  /** When the company was told of this end for the last time; null when it was not. */
  noticed_at: v.nullable(Instant),
})
export type ListedHosting = v.InferOutput<typeof ListedHosting>

/** One page of 25: the first to end at the top, of those that have ended the last. */
export const HostingPage = v.object({
  hostings: v.array(ListedHosting),
  last_page: v.number(),
  totals: v.object({ ending: v.number(), ended: v.number() }),
})
export type HostingPage = v.InferOutput<typeof HostingPage>

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), '')
const list = v.optional(HostingList, 'ending')

/** Filters by words in address, client, reference or number. */
export const listHostings = endpoint({
  method: 'GET',
  path: '/staff/hostings',
  summary: 'The ensaios whose hosting ends within 30 days, or has ended.',
  audience: 'clients',
  query: v.object({
    list,
    text,
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
  }),
  output: HostingPage,
})

/** A whole list under its filter. */
export const hostingsCsv = csvDownload({
  path: '/staff/hostings/csv',
  audience: 'clients',
  body: v.object({ list, text }),
  list: 'hostings',
  name: 'Hospedagem',
})
