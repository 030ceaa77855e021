import type { ImportKind, ImportProblem, ImportRow, Instant } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'

/** The checked lines of a file: those to write, the number of those that are stored already, and the problems of the others. */
export interface Plan<Row> {
  fresh: Row[]
  known: number
  problems: ImportProblem[]
}

/** The member of staff who imports, and whether new people are invited by mail. */
export interface ImportBy {
  viewer: Viewer
  links: Links
  invites: boolean
}

/** How lines of one kind are compared with what is stored, and written. */
export interface Importer<Kind extends ImportKind> {
  plan: (tx: Tx, rows: readonly ImportRow<Kind>[], invites: boolean) => Promise<Plan<ImportRow<Kind>>>
  write: (tx: Tx, rows: readonly ImportRow<Kind>[], by: ImportBy, now: Instant) => Promise<void>
}

/** The verdict on a line: new, known, or the column with what is wrong. */
export type Verdict = 'fresh' | 'known' | readonly [column: string, text: string]

/** Sorts lines by the verdict on each. */
export function planOf<Row extends { line: number }>(
  rows: readonly Row[],
  judge: (row: Row) => Verdict,
): Plan<Row> {
  const plan: Plan<Row> = { fresh: [], known: 0, problems: [] }
  for (const row of rows) {
    const verdict = judge(row)
    if (verdict === 'fresh') plan.fresh.push(row)
    else if (verdict === 'known') plan.known += 1
    else plan.problems.push({ line: row.line, column: verdict[0], text: verdict[1] })
  }
  return plan
}

/** Why the address of one of our own people cannot be a client's. */
export const staffAddress = 'Este e-mail é de alguém da equipe. Use outro.'
/** Why a line names a company that nothing can be added to. */
export const noCompany = 'Nenhum cliente tem este CNPJ. Importe as empresas antes.'
