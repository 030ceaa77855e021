import { appendFileSync } from 'node:fs'

/** A figure measured by a test of the promises, and its row in bench/trust. */
export interface TrustFigure {
  row: string
  figure: string
}

/** Reports a figure on the console and, under `npm run test:trust`, in its report. */
export function reportFigure(row: string, figure: string): void {
  console.log(`${row}: ${figure}`)
  const file = process.env.TRUST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ row, figure } satisfies TrustFigure)}\n`)
}
