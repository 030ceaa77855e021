// Visual regression test: `npm run visual -- --update` stores a screenshot of every story as the baseline; `npm run visual` compares with
// it, writes a page with before, after and difference, and fails when a pixel differs. Two equal pictures fail, too: one of their stories
// is `notPictured`, or shows too little. `--only=<part of an id>` selects stories; `--smoke` takes the few with `inEveryMode` and
// compares with the baselines in `stories/smoke`, which belong to the version of Chromium that is named there.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildIfStale } from './build.ts'
import { compare, type Difference } from './visual/compare.ts'
import { equalPictures } from './visual/equal-pictures.ts'
import { writeReport } from './visual/report.ts'
import { takeScreenshots } from './visual/screenshots.ts'

const asked = process.argv.slice(2)
const only = asked.find((one) => one.startsWith('--only='))?.slice('--only='.length)
const isUpdate = asked.includes('--update')

const isSmoke = asked.includes('--smoke')

/** Not committed: a cache of the machine or of CI. */
const home = resolve(process.env.VISUAL_DIR ?? '.cache/visual')
const baseline = isSmoke ? resolve('stories/smoke') : `${home}/baseline`
const current = `${home}/current`
const report = `${home}/report`

await buildIfStale('storybook')
const seen = isUpdate ? baseline : current
if (!only) rmSync(seen, { recursive: true, force: true })
mkdirSync(seen, { recursive: true })
const isWanted = (name: string) => !only || name.includes(only)
const { taken, broken, version } = await takeScreenshots('storybook-static', seen, {
  isWanted,
  onlySmoke: isSmoke,
})
for (const one of broken) console.error(`Did not finish: ${one}`)
const equal = await equalPictures(seen, taken)
for (const group of equal) console.error(`Equal: ${group.join(' = ')}`)
const failed = broken.length + equal.length > 0

const browserFile = `${baseline}/chromium.txt`
if (isUpdate) {
  if (isSmoke) writeFileSync(browserFile, `${version}\n`)
  console.log(`${taken.length} pictures kept in ${baseline}.`)
  process.exit(failed ? 1 : 0)
}
const expected = isSmoke ? readFileSync(browserFile, 'utf8').trim() : version
if (expected !== version) {
  console.error(
    `The baselines are of Chromium ${expected}, and this is ${version}: npm run visual -- --smoke --update`,
  )
  process.exit(1)
}
if (!existsSync(baseline)) {
  console.error('There is nothing to compare with yet: npm run visual -- --update')
  process.exit(1)
}

/** Returns the differences of the named screenshots. */
async function compared(names: Iterable<string>): Promise<Difference[]> {
  const different: Difference[] = []
  for (const name of names) {
    const difference = await compare(name, { baseline, current, report })
    if (difference) different.push(difference)
  }
  return different
}

rmSync(report, { recursive: true, force: true })
const before = readdirSync(baseline, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.png') && (!only || name.includes(only)),
)
let differences = await compared(new Set([...before, ...taken]))
// Retake differing screenshots up to twice: a busy machine may render late, a real change stays.
for (let look = 2; look <= 3 && differences.length > 0; look += 1) {
  const doubtful = new Set(differences.map(({ name }) => name))
  await takeScreenshots('storybook-static', seen, { isWanted: (name) => doubtful.has(name) })
  differences = await compared(doubtful)
}
const page = await writeReport(differences, { report, of: taken.length })
for (const { name, what } of differences) console.log(`${name}: ${what}`)
console.log(
  `${taken.length} pictures, ${differences.length} different, ${equal.length} groups of equal ones. ${page}`,
)
process.exit(failed || differences.length > 0 ? 1 : 0)
