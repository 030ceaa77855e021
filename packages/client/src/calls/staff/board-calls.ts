import {
  type ArrangedVisit,
  arrangeVisit,
  assignProvider,
  type BodyInput,
  type ExchangedVisits,
  exchangeVisits,
  getBoard,
  type QueryInput,
  type SeenVisit,
  status,
  updateSession,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The board of the day (rule day-board). */
export function boardCalls(call: Call) {
  return {
    /** A day or a week of a city, or of all. */
    get: (query: QueryInput<typeof getBoard>, signal?: AbortSignal) => call(getBoard, { query, signal }),
    /** Assigns another photographer at the same time; refused when the visit is no longer where it was seen. */
    assign: (id: number, change: BodyInput<typeof assignProvider>) =>
      call(assignProvider, { values: { id }, body: change }),
    /** Passes visits between photographers at their times, all or none; refused when one is no longer where it was seen. */
    exchange: (exchanges: ExchangedVisits['exchanges']) => call(exchangeVisits, { body: { exchanges } }),
    /** Books or moves the visit to a time and photographer; refused when it is no longer where it was seen. */
    arrange: (id: number, visit: ArrangedVisit) => call(arrangeVisit, { values: { id }, body: visit }),
    /** Removes the date and mails the link for another one; refused when the visit is no longer where it was seen. */
    release: (id: number, seen: SeenVisit) =>
      call(updateSession, { values: { id }, body: { status: status.notScheduled, seen } }),
  }
}
