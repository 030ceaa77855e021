// Runs the reliability tests at full size: `npm run test:trust`. Prints a table of every row with its figures and tests; `--keep` writes
// it into bench/trust.md. File names as arguments run only those files; with `--add`, the table also has what earlier runs found in the others.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { TrustFigure } from '@ensaio/testing/history/trust-figures'
import { joinParts, type TrustParts, timesOf } from '../bench/trust/trust-parts.ts'
import { type TestRun, trustReport } from '../bench/trust-report.ts'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

const results = '.cache/trust-results.json'
const figures = '.cache/trust-figures.jsonl'
const earlier = '.cache/trust-parts.json'
const kept = new URL('../bench/trust.md', import.meta.url)
const asked = process.argv.slice(2)
const files = asked.filter((one) => !one.startsWith('--'))

const CHROMIUM_PATH = ensureChromium()
await buildIfStale('portal')
await buildIfStale('backoffice')
mkdirSync('.cache', { recursive: true })
rmSync(results, { force: true })
writeFileSync(figures, '')

const begun = Date.now()
const options = ['--project', 'races', '--project', 'flows']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
const all = ['apps/api/races', 'stories/flows']
const { status } = spawnSync(
  'vitest',
  ['run', ...options, ...reporters, ...(files.length > 0 ? files : all)],
  {
    stdio: 'inherit',
    env: { ...process.env, TRUST: 'full', TRUST_FIGURES: figures, CHROMIUM_PATH },
  },
)

const ended = Date.now()
const now: TrustParts = {
  begun,
  ended,
  minutes: (ended - begun) / 60_000,
  parts: 1,
  run: JSON.parse(readFileSync(results, 'utf8')) as TestRun,
  measured: readFileSync(figures, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TrustFigure),
}
const isAdded = asked.includes('--add') && existsSync(earlier)
const whole = joinParts(isAdded ? (JSON.parse(readFileSync(earlier, 'utf8')) as TrustParts) : undefined, now)
writeFileSync(earlier, JSON.stringify(whole))
const [cpu] = cpus()
const machine = `${cpus().length} × ${cpu?.model.trim() ?? process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
const about = `${timesOf(whole)} · ${machine} · \`npm run test:trust\``
const report = trustReport(whole.run, whole.measured)
console.log(`\n${about}\n\n${report}`)
if (asked.includes('--keep')) {
  const [start, end] = ['<!-- rows -->', '<!-- /rows -->']
  const [before = '', rest = ''] = readFileSync(kept, 'utf8').split(start)
  writeFileSync(kept, `${before}${start}\n${about}\n\n${report}\n${end}${rest.split(end)[1] ?? ''}`)
}
process.exit(status ?? 1)
