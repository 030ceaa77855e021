// Mutation tests: breaks one behaviour after another and lists the changes that no test detects: `npm run mutants`, or a part with
// `-- domain` or `-- widgets [name]`. Takes minutes; not part of `npm test`.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from '../chromium.ts'
import { survivorsOf } from './break-widgets.ts'
import { mutants } from './widgets.ts'

const [part, name = ''] = process.argv.slice(2)

let failed = false
if (part !== 'widgets')
  failed = spawnSync('stryker', ['run', 'scripts/mutants/domain.json'], { stdio: 'inherit' }).status !== 0
if (part !== 'domain') {
  process.env.CHROMIUM_PATH = ensureChromium()
  const tried = mutants.filter(({ widget }) => widget.includes(name))
  const survivors = await survivorsOf(tried)
  console.log(`${tried.length - survivors.length} of ${tried.length} widget mutants were killed.`)
  failed ||= survivors.length > 0
}
process.exit(failed ? 1 : 0)
