import { Readable } from 'node:stream'
import papaparse from 'papaparse'

/** A value of a cell; numbers get a decimal comma. */
export type Cell = string | number | null

const byteOrderMark = '\uFEFF'
// What a spreadsheet would run as a formula; a plain number may be negative.
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/

/** Lines of a CSV as Brazilian Excel opens them: semicolons, decimal commas, and no text that runs as a formula (rule csv-export). */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)),
  )
  return `${papaparse.unparse(cells, { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}\r\n`
}

/** A whole CSV in memory, with its header. */
export function csvFile(head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(byteOrderMark + csvLines([head, ...rows]))
}

/** A CSV that is written while it is read; a failing read breaks it off (rule csv-export). */
export function csvStream(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  async function* parts() {
    yield Buffer.from(byteOrderMark + csvLines([head]))
    for await (const rows of batches) if (rows.length > 0) yield Buffer.from(csvLines(rows))
  }
  return Readable.from(parts(), { objectMode: false })
}
