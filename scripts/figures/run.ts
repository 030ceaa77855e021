// Prints code metrics: sizes of folders and files, amount of tests, repetition, import cycles.
import { importCycles } from './import-cycles.ts'
import { repeats } from './repeats.ts'
import { code, importedFile, importsOf, isTestCode, lineCount, read, tracked } from './tree.ts'

const source = code.filter((path) => !isTestCode(path) && !/^(scripts|bench|\.storybook)\//.test(path))
const tests = code.filter(isTestCode)

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + lineCount(path), 0)
const within = (folder: string) => (path: string) => path.startsWith(folder)

const entries = new Map<string, Set<string>>()
for (const path of tracked) {
  const parts = path.split('/')
  for (let depth = 1; depth < parts.length; depth++) {
    const folder = parts.slice(0, depth).join('/')
    entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
  }
}
const crowded = [...entries].filter(
  ([folder, names]) => names.size > 25 && !/(pictures|public|photos|logos|fonts)/.test(folder),
)
const sizes = source.map(lineCount)
const long = code.filter((path) => lineCount(path) > (isTestCode(path) ? 350 : 300))
const graph = new Map(
  code.map((path) => [path, importsOf(path).flatMap((address) => importedFile(path, address) ?? [])]),
)
const repeated = repeats(new Map(source.map((path) => [path, read(path)])))
const everywhere = repeats(new Map(code.map((path) => [path, read(path)])))

const rows: [string, string][] = [
  ['source files; lines', `${source.length}; ${sum(source)}`],
  ['lines a file: median, p90, max', `${share(sizes, 0.5)}, ${share(sizes, 0.9)}, ${Math.max(...sizes)}`],
  [
    'files over their limit (300; tests 350)',
    long.map((path) => `${path} ${lineCount(path)}`).join(', ') || '0',
  ],
  [
    'folders of more than 25 entries',
    crowded.map(([folder, names]) => `${folder} ${names.size}`).join(', ') || '0',
  ],
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
  [
    'import cycles',
    importCycles(graph)
      .map((group) => group.join(' ↔ '))
      .join('; ') || '0',
  ],
]
for (const [name, value] of rows) console.log(`${name}: ${value}`)
if (process.argv.includes('--repeats'))
  for (const one of everywhere)
    console.log(`${one.lines} ${one.left}:${one.leftLine} ~ ${one.right}:${one.rightLine}`)
