// Compares how every story looks with how it looked: `npm run visual -- --update` keeps what is seen as the baseline, `npm run visual`
// compares with it, writes a page with before, after and difference, and fails when a pixel differs. `--only=<part of an id>` takes some.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildIfStale } from './build.ts'
import { compare, type Difference } from './visual/compare.ts'
import { photograph } from './visual/photograph.ts'
import { writeReport } from './visual/report.ts'

const asked = process.argv.slice(2)
const only = asked.find((one) => one.startsWith('--only='))?.slice('--only='.length)
const isUpdate = asked.includes('--update')

/** Outside what is committed: a cache of the machine, or wherever CI keeps it. */
const home = resolve(process.env.VISUAL_DIR ?? '.cache/visual')
const baseline = `${home}/baseline`
const current = `${home}/current`
const report = `${home}/report`

await buildIfStale('storybook')
const seen = isUpdate ? baseline : current
if (!only) rmSync(seen, { recursive: true, force: true })
mkdirSync(seen, { recursive: true })
const { taken, broken } = await photograph('storybook-static', seen, (name) => !only || name.includes(only))
for (const one of broken) console.error(`Did not finish: ${one}`)

if (isUpdate) {
  console.log(`${taken.length} pictures kept in ${baseline}.`)
  process.exit(broken.length > 0 ? 1 : 0)
}
if (!existsSync(baseline)) {
  console.error('There is nothing to compare with yet: npm run visual -- --update')
  process.exit(1)
}

/** What of these pictures is not as it was. */
async function compared(names: Iterable<string>): Promise<Difference[]> {
  const different: Difference[] = []
  for (const name of names) {
    const difference = await compare(name, { baseline, current, report })
    if (difference) different.push(difference)
  }
  return different
}

rmSync(report, { recursive: true, force: true })
const before = readdirSync(baseline).filter((name) => !only || name.includes(only))
let differences = await compared(new Set([...before, ...taken]))
// A busy machine may be caught halfway; what has changed looks so a second and a third time, too.
for (let look = 2; look <= 3 && differences.length > 0; look += 1) {
  const doubtful = new Set(differences.map(({ name }) => name))
  await photograph('storybook-static', seen, (name) => doubtful.has(name))
  differences = await compared(doubtful)
}
const page = await writeReport(differences, { report, of: taken.length })
for (const { name, what } of differences) console.log(`${name}: ${what}`)
console.log(`${taken.length} pictures, ${differences.length} different. ${page}`)
process.exit(differences.length + broken.length > 0 ? 1 : 0)
