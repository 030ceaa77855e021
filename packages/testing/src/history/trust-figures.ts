import { appendFileSync } from 'node:fs'

/** A figure that a test of the promises measured, and the row of bench/trust.md it belongs to. */
export interface TrustFigure {
  row: string
  figure: string
}

/** Tells a figure: on the console and, under `npm run test:trust`, for its report. */
export function tellFigure(row: string, figure: string): void {
  console.log(`${row}: ${figure}`)
  const file = process.env.TRUST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ row, figure } satisfies TrustFigure)}\n`)
}
