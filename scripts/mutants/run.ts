// Mutation tests: breaks one behaviour after another and lists the changes that no test detects. The pictures of a broken widget are compared
// when its stories pass, in the modes that Chromatic takes. Takes minutes to hours; not part of `npm test`.
//   npm run mutants -- domain             every change of the rules, by Stryker
//   npm run mutants -- widgets [name]     the listed changes, and every right and plural that can be broken
//   npm run mutants -- widgets --listed    the listed changes alone
//   npm run mutants -- widgets [name] --sample=52 [--seed=1]   so many other changes of widgets, drawn by chance
//   npm run mutants -- widgets [name] --stories   without pictures, to find what the stories alone do not notice
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium.ts'
import { fatesOf } from './break-widgets.ts'
import { generatedMutants, sample } from './generate.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './widgets.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    listed: { type: 'boolean' },
    stories: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const [part, name = ''] = positionals

let failed = false
if (part !== 'widgets')
  failed = spawnSync('stryker', ['run', 'scripts/mutants/domain.json'], { stdio: 'inherit' }).status !== 0
if (part !== 'domain') {
  process.env.CHROMIUM_PATH = ensureChromium()
  const isNamed = ({ widget }: Mutant) => widget.includes(name)
  const generated = generatedMutants().filter(isNamed)
  const chosen = values.sample
    ? sample(
        generated.filter(({ family }) => family === 'other'),
        Number(values.sample),
        Number(values.seed),
      )
    : [
        ...mutants.filter(isNamed),
        ...(values.listed ? [] : generated.filter(({ family }) => family !== 'other')),
      ]
  const { story, picture, nobody } = await fatesOf(chosen, { pictures: !values.stories })
  console.log(
    `Of ${chosen.length} widget mutants, ${story.length} were noticed by stories, ${picture.length} by pictures alone, ${nobody.length} by nobody.`,
  )
  failed ||= nobody.length > 0
}
process.exit(failed ? 1 : 0)
