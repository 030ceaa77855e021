import { plain } from '../address/states.ts'
import { readReais } from '../money/read-reais.ts'
import type { PriceTable } from './price-table.ts'

/** The table with the pasted cells, or why they do not fit, a sentence a cell. */
export type PastedPrices = { table: PriceTable } | { problems: string[] }

/** A cell of the table of prices; its top left price is row 0, column 0. */
export type PriceCell = { row: number; column: number }

const areaText = /^(?:até\s*)?(\d{1,3}(?:\.\d{3})+|\d+)\s*(?:m²|m2)?$/i

function readArea(text: string): number | null {
  const digits = text.match(areaText)?.[1]?.replaceAll('.', '')
  return digits === undefined ? null : Number(digits)
}

function readCells(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const separator = text.includes('\t') ? '\t' : ';'
  return lines.map((line) => line.split(separator).map((cell) => cell.trim()))
}

const allCities = ['todas', 'todas as cidades', '']

/** The city that a cell names: null for all cities, undefined for none that is served. */
function readCity(text: string, cities: readonly string[]): string | null | undefined {
  if (allCities.includes(plain(text))) return null
  return cities.find((city) => plain(city) === plain(text))
}

/** Reads the cells of a line as prices; what cannot be read goes into `problems` with its place in the pasted text, counted from 1. */
function readPrices(cells: readonly string[], at: { line: number; column: number }, problems: string[]) {
  return cells.map((cell, nth) => {
    if (cell === '' || cell === '-') return null
    const price = readReais(cell)
    if (price !== null && price > 0) return price
    problems.push(`Linha ${at.line}, coluna ${at.column + nth}: “${cell}” não é um preço.`)
    return null
  })
}

function withHead([head = [], ...lines]: string[][], cities: readonly string[]): PastedPrices {
  const problems: string[] = []
  const areas = head.slice(1).map(readArea)
  const rows = lines.map((cells, nth) => {
    const [name = ''] = cells
    const city = readCity(name, cities)
    if (city === undefined) problems.push(`Linha ${nth + 2}: “${name}” não é uma cidade atendida.`)
    const prices = readPrices(
      areas.map((_, column) => cells[column + 1] ?? ''),
      { line: nth + 2, column: 2 },
      problems,
    )
    return { city: city ?? null, prices }
  })
  const names = rows.map(({ city }) => city)
  for (const [nth, name] of names.entries()) {
    if (problems.length === 0 && names.indexOf(name) !== nth)
      problems.push(`Linha ${nth + 2}: ${name ?? 'Todas as cidades'} aparece duas vezes.`)
  }
  return problems.length > 0 ? { problems } : { table: { areas, rows } }
}

function block(cells: string[][], table: PriceTable, at: PriceCell): PastedPrices {
  const width = Math.max(...cells.map((line) => line.length))
  const isInside = at.row + cells.length <= table.rows.length && at.column + width <= table.areas.length
  if (!isInside)
    return {
      problems: [
        `A cópia tem ${cells.length} por ${width} células e não cabe a partir daqui. Copie também a linha das áreas e a coluna das cidades, ou comece em outra célula.`,
      ],
    }
  const problems: string[] = []
  const read = cells.map((line, nth) => readPrices(line, { line: nth + 1, column: 1 }, problems))
  if (problems.length > 0) return { problems }
  const rows = table.rows.map((row, nth) => {
    const line = read[nth - at.row]
    const prices = row.prices.map((price, column) => {
      const found = line?.[column - at.column]
      return found === undefined ? price : found
    })
    return { ...row, prices }
  })
  return { table: { ...table, rows } }
}

/**
 * Reads cells copied from a spreadsheet, separated by tabs or semicolons. With the line of areas and the column of cities they replace the
 * table; prices alone fill the cells from `at` on. Null for a single cell, which is ordinary text.
 */
export function pastePrices(
  text: string,
  table: PriceTable,
  at: PriceCell,
  cities: readonly string[],
): PastedPrices | null {
  const cells = readCells(text)
  const [head = []] = cells
  if (cells.length === 1 && head.length === 1) return null
  const hasNames = cells.length > 1 && cells.every(([first = '']) => readReais(first) === null)
  const hasAreas = head.length > 1 && head.slice(1).every((cell) => readArea(cell) !== null)
  if (hasNames && hasAreas) return withHead(cells, cities)
  return block(cells, table, at)
}
