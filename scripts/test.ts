// Everything that has to hold: types, lint, then every vitest project; ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

const report = '.cache/test-report.json'
const asked = process.argv.slice(2)

function run(command: string, options: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

if (run('npm', ['run', '--silent', 'check']) !== 0) process.exit(1)
const CHROMIUM_PATH = ensureChromium()
await buildIfStale('portal')
await buildIfStale('backoffice')

mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
const status = run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...asked],
  // Stories are tested with the React that people get; the one for developers takes half as long again.
  { CHROMIUM_PATH, NODE_ENV: 'production' },
)

const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
const failed = Math.max(counts.numFailedTests, status === 0 ? 0 : 1)
console.log(`${counts.numPassedTests} passed, ${failed} failed`)
process.exit(status)
