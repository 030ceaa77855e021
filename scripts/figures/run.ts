// Prints the figures that say how easy the code is to hold: sizes of folders and files, proof, repetition, circles.
import { circles } from './circles.ts'
import { repeats } from './repeats.ts'
import { code, importedFile, importsOf, isProof, lineCount, read, tracked } from './tree.ts'

const source = code.filter((path) => !isProof(path) && !/^(scripts|bench|\.storybook)\//.test(path))
const proof = code.filter(isProof)

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
const long = code.filter((path) => lineCount(path) > (isProof(path) ? 350 : 300))
const graph = new Map(
  code.map((path) => [path, importsOf(path).flatMap((address) => importedFile(path, address) ?? [])]),
)
const repeated = repeats(new Map(source.map((path) => [path, read(path)])))
const everywhere = repeats(new Map(code.map((path) => [path, read(path)])))

const rows: [string, string][] = [
  ['source files; lines', `${source.length}; ${sum(source)}`],
  ['lines a file: median, p90, max', `${share(sizes, 0.5)}, ${share(sizes, 0.9)}, ${Math.max(...sizes)}`],
  [
    'files over their limit (300; proof 350)',
    long.map((path) => `${path} ${lineCount(path)}`).join(', ') || '0',
  ],
  [
    'folders of more than 25 entries',
    crowded.map(([folder, names]) => `${folder} ${names.size}`).join(', ') || '0',
  ],
  ['proof per source line', (sum(proof) / sum(source)).toFixed(2)],
  [
    'proof per source line in domain',
    (sum(proof.filter(within('packages/domain/'))) / sum(source.filter(within('packages/domain/')))).toFixed(
      2,
    ),
  ],
  [
    'identical six-line pairs per 10,000 lines: source; with proof',
    `${((repeated.length * 10_000) / sum(source)).toFixed(1)}; ${((everywhere.length * 10_000) / sum(code)).toFixed(1)}`,
  ],
  [
    'import circles',
    circles(graph)
      .map((group) => group.join(' ↔ '))
      .join('; ') || '0',
  ],
]
for (const [name, value] of rows) console.log(`${name}: ${value}`)
if (process.argv.includes('--repeats'))
  for (const one of everywhere)
    console.log(`${one.lines} ${one.left}:${one.leftLine} ~ ${one.right}:${one.rightLine}`)
