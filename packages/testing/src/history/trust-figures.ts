import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'

/** A figure measured by a test of the promises, with the path of its file and its row in bench/trust. */
export interface TrustFigure {
  file: string
  row: string
  figure: string
}

/** Reports a figure of the running test on the console and, under `npm run test:trust`, in its report. */
export function reportFigure(row: string, figure: string): void {
  console.log(`${row}: ${figure}`)
  const { testPath: file = '' } = expect.getState()
  const kept = process.env.TRUST_FIGURES
  if (kept) appendFileSync(kept, `${JSON.stringify({ file, row, figure } satisfies TrustFigure)}\n`)
}
