import {
  type FigureColumn,
  type FigureUnit,
  formatDate,
  loadColumns,
  type Numbers,
  type NumbersFigure,
  weeklyColumns,
} from '@ensaio/domain'
import type { Cell } from '../../files/csv.ts'

const units: Record<FigureUnit, { head: string; cell: (value: number) => Cell }> = {
  count: { head: '', cell: (value) => value },
  hours: { head: ' (horas)', cell: (value) => Math.round(value * 10) / 10 },
  share: { head: ' (%)', cell: (value) => Math.round(value * 1000) / 10 },
  decimal: { head: '', cell: (value) => Math.round(value * 100) / 100 },
  // Two decimals, so that a spreadsheet sums them.
  reais: { head: ' (R$)', cell: (value) => value.toFixed(2).replace('.', ',') },
}

const headOf = <Row>({ head, unit }: FigureColumn<Row>) => `${head}${units[unit].head}`

function cellOf<Row>({ of, unit }: FigureColumn<Row>, row: Row): Cell {
  const value = of(row)
  return value === null ? null : units[unit].cell(value)
}

/** The table of a plot as CSV, with the whole period in its last line. */
export function numbersTable(
  figure: NumbersFigure,
  { weeks, total, photographers }: Pick<Numbers, 'weeks' | 'total' | 'photographers'>,
): { head: string[]; rows: Cell[][] } {
  if (figure === 'load') {
    const columns = loadColumns(weeks.length)
    return {
      head: ['Fotógrafo', ...columns.map(headOf)],
      rows: (photographers ?? []).map((row) => [row.name, ...columns.map((column) => cellOf(column, row))]),
    }
  }
  const columns = weeklyColumns[figure]
  return {
    head: ['De', 'Até', ...columns.map(headOf)],
    rows: [
      ...weeks.map((row) => [
        ...[formatDate(row.from), formatDate(row.until)],
        ...columns.map((column) => cellOf(column, row)),
      ]),
      ['Todo o período', null, ...columns.map((column) => cellOf(column, total))],
    ],
  }
}
