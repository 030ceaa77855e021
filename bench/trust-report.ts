import type { TrustFigure } from '@ensaio/testing/history/trust-figures'
import { endpointRows } from './trust/endpoint-rows.ts'
import { screenRows } from './trust/screen-rows.ts'
import type { TrustRow } from './trust/trust-row.ts'

/** The output of vitest's JSON reporter, as far as it is used here. */
export interface TestRun {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

interface Outcome {
  passed: number
  failed: number
}

/** Counts the outcomes of the tests of a file whose full name contains a text. */
function outcomeOf(run: TestRun, [file, part]: readonly [string, string]): Outcome {
  const found = run.testResults
    .filter(({ name }) => name.includes(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(part))
  const count = (status: string) => found.filter((one) => one.status === status).length
  return { passed: count('passed'), failed: count('failed') }
}

/** Whether `npm run test:trust` runs a larger version of a file; the others run completely in `npm test`. */
const isFull = (file: string) => /\/(races|failures)\//.test(file)

const shortName = (file: string) => file.replace(/^.*\/(src|races|flows)\//, '').replace(/(\.test\.ts)?$/, '')

function line(
  run: TestRun,
  { row, promise, tests, open }: TrustRow,
  measured: readonly TrustFigure[],
): string {
  const outcomes = tests.map((test) => {
    const { passed, failed } = outcomeOf(run, test)
    const elsewhere = isFull(test[0]) ? '–' : '·'
    const sign = failed > 0 ? '✗' : passed > 0 ? '✓' : elsewhere
    const times = passed + failed > 1 ? ` × ${passed + failed}` : ''
    return `${sign} ${shortName(test[0])} › ${test[1].trim()}${times}`
  })
  const figures = measured.filter((one) => one.row === row).map(({ figure }) => figure)
  return [
    row,
    promise,
    [...figures, ...(open ? [`*${open}*`] : [])].join('<br>'),
    outcomes.join('<br>'),
  ].join(' | ')
}

function table(run: TestRun, rows: readonly TrustRow[], measured: readonly TrustFigure[]): string {
  const head = ['Row | Promise | Figures of this run | Tests', '--- | --- | --- | ---']
  return [...head, ...rows.map((row) => line(run, row, measured))].map((cells) => `| ${cells} |`).join('\n')
}

/** Returns the report: every promise with its figures and test outcomes (✓, ✗; – did not run; · runs in `npm test`). */
export function trustReport(run: TestRun, measured: readonly TrustFigure[]): string {
  const all = run.testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => all.filter((one) => one.status === status).length
  const known = new Set([...endpointRows, ...screenRows].map(({ row }) => row))
  const stray = measured.filter(({ row }) => !known.has(row)).map(({ row, figure }) => `- ${row}: ${figure}`)
  return [
    `${count('passed')} passed, ${count('failed')} failed.`,
    `### Endpoints\n\n${table(run, endpointRows, measured)}`,
    `### Screens\n\n${table(run, screenRows, measured)}`,
    ...(stray.length > 0 ? [`### Besides\n\n${stray.join('\n')}`] : []),
  ].join('\n\n')
}
