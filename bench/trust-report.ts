import type { TrustFigure } from '@ensaio/testing/history/trust-figures'
import { endpointRows } from './trust/endpoint-rows.ts'
import { screenRows } from './trust/screen-rows.ts'
import type { TrustRow } from './trust/trust-row.ts'

/** What vitest's JSON reporter tells of a run, as far as it is read here. */
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

/** How the tests of a file went whose whole name holds a part. */
function outcomeOf(run: TestRun, [file, part]: readonly [string, string]): Outcome {
  const found = run.testResults
    .filter(({ name }) => name.includes(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(part))
  const count = (status: string) => found.filter((one) => one.status === status).length
  return { passed: count('passed'), failed: count('failed') }
}

/** Does a file have a larger part, which `npm run test:trust` runs? The others run whole in `npm test`. */
const isFull = (file: string) => /\/(races|failures)\//.test(file)

const shortName = (file: string) => file.replace(/^.*\/(src|races|flows)\//, '').replace(/(\.test\.ts)?$/, '')

function line(
  run: TestRun,
  { row, promise, tests, open }: TrustRow,
  measured: readonly TrustFigure[],
): string {
  const told = tests.map((test) => {
    const { passed, failed } = outcomeOf(run, test)
    const elsewhere = isFull(test[0]) ? '–' : '·'
    const sign = failed > 0 ? '✗' : passed > 0 ? '✓' : elsewhere
    const times = passed + failed > 1 ? ` × ${passed + failed}` : ''
    return `${sign} ${shortName(test[0])} › ${test[1].trim()}${times}`
  })
  const figures = measured.filter((one) => one.row === row).map(({ figure }) => figure)
  return [row, promise, [...figures, ...(open ? [`*${open}*`] : [])].join('<br>'), told.join('<br>')].join(
    ' | ',
  )
}

function table(run: TestRun, rows: readonly TrustRow[], measured: readonly TrustFigure[]): string {
  const head = ['Row | Promise | Figures of this run | Tests', '--- | --- | --- | ---']
  return [...head, ...rows.map((row) => line(run, row, measured))].map((cells) => `| ${cells} |`).join('\n')
}

/** The report: every promise with its figures and how its tests went (✓, ✗; – did not run; · runs in `npm test`). */
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
