import {
  type ArrangedVisit,
  type ArrivalForm,
  arrangeVisit,
  assignProvider,
  type ChosenSlot,
  type Coordinates,
  type Instant,
  listProviderChoices,
  type ProductStatus,
  planVisit,
  type QueueSearch,
  reportArrival,
  type SeenVisit,
  type SessionStatus,
  searchQueue,
  setPosition,
  staffSessionsCsv,
  status,
  updateProduct,
  updateSession,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** All ensaios, for staff. */
export function queueCalls(call: Call, connection: Connection) {
  return {
    search: (search: QueueSearch, signal?: AbortSignal) => call(searchQueue, { body: search, signal }),
    /** The whole queue under its filters, as CSV (rule csv-export). */
    exportList: (search: QueueSearch, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, staffSessionsCsv, { body: search }, progress, signal),
    /** Moves an ensaio to another status (rule status-moves); `start` refuses a visit that begins at another time by now. */
    move: (id: number, to: SessionStatus, start?: Instant) =>
      call(updateSession, { values: { id }, body: { status: to, ...(start && { start }) } }),
    /** Cancels, with or without the fee of 30 %. */
    cancel: (id: number, hasFee: boolean) =>
      call(updateSession, { values: { id }, body: { status: status.canceled, has_fee: hasFee } }),
    /** Sets the progress of a product; delivering the last one delivers the ensaio. */
    moveProduct: (id: number, productId: number, to: ProductStatus) =>
      call(updateProduct, { values: { id, productId }, body: { status: to } }),
    providerChoices: (id: number, signal?: AbortSignal) =>
      call(listProviderChoices, { values: { id }, signal }),
    /** Assigns another photographer; `beyondAgenda` confirms a day off (rule beyond-agenda), and `seen` refuses a visit that was moved since. */
    assign: (id: number, providerId: number, beyondAgenda = false, seen?: SeenVisit) =>
      call(assignProvider, {
        values: { id },
        body: {
          provider_id: providerId,
          ...(beyondAgenda && { beyond_agenda: true }),
          ...(seen && { seen }),
        },
      }),
    /** Reads the plan of a time for the visit: whether the agenda provides for it, and the photographers who could go. */
    plan: (id: number, slot: ChosenSlot, signal?: AbortSignal) =>
      call(planVisit, { values: { id }, query: { ...slot }, signal }),
    /** Sets the position of the property; null takes that of its address again (rule property-position). */
    setPosition: (id: number, point: Coordinates | null) =>
      call(setPosition, { values: { id }, body: { point } }),
    /** Says that the photographer is on the way, or has arrived; the same again changes nothing (rule arrival). */
    reportArrival: (id: number, form: ArrivalForm) => call(reportArrival, { values: { id }, body: form }),
    /** Books or moves the visit to a chosen time and photographer (rule beyond-agenda); the same again succeeds. */
    arrange: (id: number, visit: ArrangedVisit) => call(arrangeVisit, { values: { id }, body: visit }),
  }
}
