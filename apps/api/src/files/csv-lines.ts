import { formatDate, type Instant, wallClock } from '@ensaio/domain'
import type { Cell } from './csv.ts'

/** A day and a time of day as two cells; two empty ones without an instant. */
export function dayAndTime(instant: Instant | null, zone: string): [Cell, Cell] {
  if (instant === null) return [null, null]
  const { date, time } = wallClock(instant, zone)
  return [formatDate(date), time]
}

/** The cells of each row, batch by batch. */
export async function* linesOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cells)
}

/** A list that is read as a whole. */
export async function* wholeList<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
