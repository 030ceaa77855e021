import { getNumbers, type NumbersFigure, type NumbersFilter, numbersCsv, numbersQuery } from '@ensaio/domain'
import type { Call, Connection } from '../call.ts'
import { downloadCsv, type TellShare } from '../download-csv.ts'

const own = (filter: NumbersFilter) => {
  const { company: _, photographer: __, ...query } = numbersQuery(filter)
  return query
}

/** "Números" of the caller's company (rule numbers-mean). */
export function numbersCalls(call: Call, connection: Connection) {
  return {
    get: (filter: NumbersFilter, signal?: AbortSignal) => call(getNumbers, { query: own(filter), signal }),
    /** The table of a plot as CSV. */
    download: (figure: NumbersFigure, filter: NumbersFilter, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, numbersCsv, { body: { figure, ...own(filter) } }, progress, signal),
  }
}
