// The whole suite: types, lint and every vitest project; ends with one summary line.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from '../chromium.ts'
import { busySeconds, slowestFiles } from './suite-times.ts'

const report = '.cache/test-report.json'
const asked = process.argv.slice(2)
const busyBefore = busySeconds()

/** Runs a command and returns its exit code; an abort sends SIGINT, so that the command can stop its own children. */
function run(
  command: string,
  options: string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<number> {
  const child = spawn(command, options, { stdio: 'inherit', env: { ...process.env, ...env } })
  signal?.addEventListener('abort', () => child.kill('SIGINT'))
  return new Promise((done) => {
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 1))
  })
}

const CHROMIUM_PATH = ensureChromium()
const built = await Promise.all([
  run('node', ['scripts/build.ts', 'portal', 'backoffice']),
  run('node', ['scripts/build.ts', 'domain', 'client', 'ui']),
])
if (built.some((code) => code !== 0)) process.exit(1)

mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
const checkFailed = new AbortController()
const [checked, status] = await Promise.all([
  // In parallel with the start of the tests, which wait for a single-threaded database setup.
  run('npm', ['run', '--silent', 'check']).then((code) => {
    if (code !== 0) checkFailed.abort()
    return code
  }),
  run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...asked],
    // Test stories with production React; the development build takes 1.5 times as long.
    { env: { CHROMIUM_PATH, NODE_ENV: 'production' }, signal: checkFailed.signal },
  ),
])
if (checked !== 0) process.exit(1)

const results = JSON.parse(readFileSync(report, 'utf8')) as {
  numPassedTests: number
  numFailedTests: number
  testResults: Parameters<typeof slowestFiles>[0]
}
const { numPassedTests: passed, numFailedTests } = results
const failed = Math.max(numFailedTests, status === 0 ? 0 : 1)
console.log(`The slowest files:\n${slowestFiles(results.testResults, process.cwd()).join('\n')}`)
const seconds = busySeconds() - busyBefore
const each = `${Math.round(seconds)} s, ${(seconds / passed).toFixed(2)} s a test`
console.log(`${Math.round(performance.now() / 1000)} s · the machine's processors were busy for ${each}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
