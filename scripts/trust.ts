// Runs the reliability tests at full size: `npm run test:trust`. Prints a table of every row with its figures and tests; `--keep` writes
// it into bench/trust.md. File names as arguments run only those files.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { TrustFigure } from '@ensaio/testing/history/trust-figures'
import { trustReport } from '../bench/trust-report.ts'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

const results = '.cache/trust-results.json'
const figures = '.cache/trust-figures.jsonl'
const kept = new URL('../bench/trust.md', import.meta.url)
const asked = process.argv.slice(2)
const files = asked.filter((one) => one !== '--keep')

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

const measured = readFileSync(figures, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as TrustFigure)
const [cpu] = cpus()
const machine = `${cpus().length} × ${cpu?.model.trim() ?? process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
const about = `${day} UTC · ${machine} · ${Math.round((Date.now() - begun) / 60_000)} minutes · \`npm run test:trust\``
const report = trustReport(JSON.parse(readFileSync(results, 'utf8')), measured)
console.log(`\n${about}\n\n${report}`)
if (asked.includes('--keep')) {
  const [start, end] = ['<!-- rows -->', '<!-- /rows -->']
  const [before = '', rest = ''] = readFileSync(kept, 'utf8').split(start)
  writeFileSync(kept, `${before}${start}\n${about}\n\n${report}\n${end}${rest.split(end)[1] ?? ''}`)
}
process.exit(status ?? 1)
