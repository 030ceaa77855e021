import {
  getHosting,
  giveHosting,
  type HostingGift,
  type HostingList,
  hostingsCsv,
  listHostings,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** The hosting of tours, for staff. */
export function staffHostingCalls(call: Call, connection: Connection) {
  return {
    /** One page of those that are about to end, or have ended. */
    list: (list: HostingList, { text, page }: { text: string; page: number }, signal?: AbortSignal) =>
      call(listHostings, { query: { list, text, page: String(page) }, signal }),
    /** The whole list as CSV (rule csv-export). */
    exportList: (list: HostingList, text: string, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, hostingsCsv, { body: { list, text } }, progress, signal),
    /** The hosting of an ensaio; null when none of its tours has an end. */
    get: (id: number, signal?: AbortSignal) => call(getHosting, { values: { id }, signal }),
    /** Renews it free of charge; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    give: (id: number, gift: HostingGift, idempotencyKey: string) =>
      call(giveHosting, { values: { id }, body: gift, idempotencyKey }),
  }
}
