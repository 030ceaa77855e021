import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { compare } from '../visual/compare.ts'
import { takeScreenshots } from '../visual/screenshots.ts'
import type { Mutant } from './mutant.ts'

/** Not committed: the pictures of the widgets whose mutants survived their stories. */
const home = '.cache/mutants'

/** Returns the names of the pictures of `before` or `after` that differ; a picture of one of them alone differs, too. */
export async function differingPictures(before: string, after: string): Promise<string[]> {
  const pictures = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
  const folders = { baseline: before, current: after, report: `${after}-report` }
  const differing: string[] = []
  for (const name of new Set([...pictures(before), ...pictures(after)]))
    if (await compare(name, folders)) differing.push(name)
  return differing
}

/** Builds the stories of one widget alone, with a mutant or without one, and returns how to photograph them. */
function builtStories(widget: string, mutant?: Mutant) {
  const folder = `${home}/storybook`
  const command = ['build', '--quiet', '--output-dir', folder]
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: 'production',
    ONLY_WIDGET: widget,
    MUTANT: mutant ? JSON.stringify(mutant) : '',
  }
  const { status, stdout, stderr } = spawnSync('storybook', command, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The stories of ${widget} cannot be built.\n${stdout}\n${stderr}`)
  return async (into: string, isWanted = (_: string) => true) => {
    mkdirSync(into, { recursive: true })
    await takeScreenshots(folder, into, { isWanted })
  }
}

/** The widgets that are photographed unbroken already. */
const photographed = new Set<string>()

/** Returns the first picture by which somebody would notice a mutant, in the modes that Chromatic takes; undefined when all are as before. */
export async function pictureOf(mutant: Mutant): Promise<string | undefined> {
  const { widget } = mutant
  const before = `${home}/${widget}/before`
  const after = `${home}/${widget}/after`
  if (!photographed.has(widget)) {
    rmSync(`${home}/${widget}`, { recursive: true, force: true })
    await builtStories(widget)(before)
    photographed.add(widget)
  }
  rmSync(after, { recursive: true, force: true })
  const take = builtStories(widget, mutant)
  await take(after)
  const doubtful = new Set(await differingPictures(before, after))
  // A busy machine may render late; a real change stays.
  if (doubtful.size > 0) await take(after, (name) => doubtful.has(name))
  return (await differingPictures(before, after))[0]
}
