// Mutation tests: breaks one behaviour after another and lists the changes that no test detects: `npm run mutants`, or a part with
// `-- domain` or `-- widgets [name]`. Takes minutes; not part of `npm test`.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from '../chromium.ts'
import { type Mutant, mutants } from './widgets.ts'

const [part, name = ''] = process.argv.slice(2)

function run(command: string, options: string[], env: Record<string, string> = {}) {
  return spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, ...env } }).status
}

/** Whether the stories of a widget pass although it is broken. */
function survives(mutant: Mutant, CHROMIUM_PATH: string): boolean {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', '--project', 'stories', `packages/ui/src/${mutant.widget}/`],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM_PATH, NODE_ENV: 'production', MUTANT: JSON.stringify(mutant) },
    },
  )
  if (/does not contain the code/.test(stdout + stderr))
    throw new Error(`${mutant.file} changed: update its mutant in scripts/mutants/widgets.ts.`)
  return status === 0
}

let failed = false
if (part !== 'widgets') failed = run('stryker', ['run', 'scripts/mutants/domain.json']) !== 0
if (part !== 'domain') {
  const CHROMIUM_PATH = ensureChromium()
  const tried = mutants.filter(({ widget }) => widget.includes(name))
  const survivors = tried.filter((mutant) => {
    const lives = survives(mutant, CHROMIUM_PATH)
    console.log(`${lives ? 'survived' : 'killed  '}  ${mutant.widget}: ${mutant.broken}`)
    return lives
  })
  console.log(`${tried.length - survivors.length} of ${tried.length} widget mutants were killed.`)
  failed ||= survivors.length > 0
}
process.exit(failed ? 1 : 0)
