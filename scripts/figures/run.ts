// Prints the figures that say how easy the code is to hold: sizes of folders and files, proof, repetition, circles.
import { spawnSync } from 'node:child_process'
import { unresolvedCitations } from './citations.ts'
import { crowdedFolders, filesInCycles, longFiles } from './layout.ts'
import { repeats } from './repeats.ts'
import { code, isTestCode, lineCount, read } from './tree.ts'

const source = code.filter((path) => !isTestCode(path) && !/^(scripts|bench|\.storybook)\//.test(path))
const tests = code.filter(isTestCode)

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + lineCount(path), 0)

/** What knip reports, one issue a line; '0' when it finds nothing. */
function unused(): string {
  const { stdout } = spawnSync('knip', ['--no-progress', '--no-config-hints', '--reporter', 'compact'], {
    encoding: 'utf8',
  })
  return stdout.trim() || '0'
}
const within = (folder: string) => (path: string) => path.startsWith(folder)

const sizes = source.map(lineCount)
const repeated = repeats(new Map(source.map((path) => [path, read(path)])))
const everywhere = repeats(new Map(code.map((path) => [path, read(path)])))

const rows: [string, string][] = [
  ['source files; lines', `${source.length}; ${sum(source)}`],
  ['lines a file: median, p90, max', `${share(sizes, 0.5)}, ${share(sizes, 0.9)}, ${Math.max(...sizes)}`],
  ['files over their limit (300; tests and stories 350)', longFiles().join(', ') || '0'],
  ['folders of more than 25 entries', crowdedFolders().join(', ') || '0'],
  ['test lines per source line', (sum(tests) / sum(source)).toFixed(2)],
  [
    'test lines per source line in domain',
    (sum(tests.filter(within('packages/domain/'))) / sum(source.filter(within('packages/domain/')))).toFixed(
      2,
    ),
  ],
  [
    'identical six-line pairs per 10,000 lines: source; with tests',
    `${((repeated.length * 10_000) / sum(source)).toFixed(1)}; ${((everywhere.length * 10_000) / sum(code)).toFixed(1)}`,
  ],
  ['import cycles', filesInCycles().join('; ') || '0'],
  ['unresolved citations', unresolvedCitations().join(', ') || '0'],
  ['unused exports, files and dependencies', unused()],
]
for (const [name, value] of rows) console.log(`${name}: ${value}`)
if (process.argv.includes('--repeats'))
  for (const one of everywhere)
    console.log(`${one.lines} ${one.left}:${one.leftLine} ~ ${one.right}:${one.rightLine}`)
