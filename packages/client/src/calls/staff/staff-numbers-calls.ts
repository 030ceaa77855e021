import {
  getStaffNumbers,
  type NumbersFigure,
  type NumbersFilter,
  numbersQuery,
  staffNumbersCsv,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** "Números" of the house (rule numbers-mean). */
export function staffNumbersCalls(call: Call, connection: Connection) {
  return {
    get: (filter: NumbersFilter, signal?: AbortSignal) =>
      call(getStaffNumbers, { query: numbersQuery(filter), signal }),
    /** The table of a plot as CSV. */
    download: (figure: NumbersFigure, filter: NumbersFilter, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(
        connection,
        staffNumbersCsv,
        { body: { figure, ...numbersQuery(filter) } },
        progress,
        signal,
      ),
  }
}
