import {
  type BodyOutput,
  futureProblem,
  type ImportKind,
  type ImportProblem,
  type ImportResult,
  type ImportRow,
  type Instant,
  type importFile,
  readImport,
} from '@ensaio/domain'
import Papa from 'papaparse'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { companiesImporter } from './import-companies.ts'
import { peopleImporter } from './import-people.ts'
import { sessionsImporter } from './import-sessions.ts'
import type { ImportBy, Importer, Plan } from './plan.ts'

const importers: { [Kind in ImportKind]: Importer<Kind> } = {
  companies: companiesImporter,
  people: peopleImporter,
  sessions: sessionsImporter,
}

/** The most problems that are answered; more would not be read. */
const mostProblems = 200

/** The cells of a CSV text, which commas, semicolons or tabs separate, and the lines whose quotes are wrong. */
function cellsOf(text: string): { cells: string[][]; problems: ImportProblem[] } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
  })
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => ({ line: row + 1, column: null, text: 'As aspas desta linha não fecham.' }))
  return { cells: data, problems }
}

function resultOf({ fresh, known, problems }: { fresh: number; known: number; problems: ImportProblem[] }) {
  const sorted = problems.toSorted((one, other) => one.line - other.line)
  return { fresh, known, problems: sorted.slice(0, mostProblems), problem_count: problems.length }
}

async function prepare<Kind extends ImportKind>(
  tx: Tx,
  { what, text, invites }: { what: Kind; text: string; invites: boolean },
  now: Instant,
): Promise<Plan<ImportRow<Kind>>> {
  const { cells, problems: quotes } = cellsOf(text)
  if (quotes.length > 0) return { fresh: [], known: 0, problems: quotes }
  const { rows, problems } = readImport(what, cells)
  const future =
    what === 'sessions'
      ? (rows as ImportRow<'sessions'>[]).flatMap((row) => futureProblem(row, now) ?? [])
      : []
  const plan = await importers[what].plan(tx, rows, invites)
  return { ...plan, problems: [...problems, ...future, ...plan.problems] }
}

/** Checks a file without writing anything, and returns what importing it would write (rule import-all-or-nothing). */
export async function dryRun(
  tx: Tx,
  file: BodyOutput<typeof importFile>,
  now: Instant,
): Promise<ImportResult> {
  const plan = await prepare(tx, file, now)
  return resultOf({ ...plan, fresh: plan.fresh.length })
}

async function writeAll<Kind extends ImportKind>(
  tx: Tx,
  { what, text, by }: { what: Kind; text: string; by: ImportBy },
  now: Instant,
): Promise<ImportResult> {
  const { fresh, known, problems } = await prepare(tx, { what, text, invites: by.invites }, now)
  const [first] = problems
  if (first) refuse('invalid', `Nada foi importado. Linha ${first.line}: ${first.text}`, { text: first.text })
  await importers[what].write(tx, fresh, by, now)
  const { userId } = by.viewer
  const detail = { what, fresh: fresh.length, known, invites: by.invites }
  await recordOfficeEvent(tx, { userId, kind: 'file_imported', subjectId: userId, detail }, now)
  return resultOf({ fresh: fresh.length, known, problems })
}

/** Writes every new line of a file, or nothing while one is wrong (rule import-all-or-nothing). */
export function importAll(
  tx: Tx,
  { what, text, invites }: BodyOutput<typeof importFile>,
  by: Omit<ImportBy, 'invites'>,
  now: Instant,
): Promise<ImportResult> {
  return writeAll(tx, { what, text, by: { ...by, invites } }, now)
}
