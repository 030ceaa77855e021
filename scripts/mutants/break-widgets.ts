import { createVitest, type TestCase } from 'vitest/node'
import { pathOf } from './break-widget.ts'
import { pictureOf } from './broken-pictures.ts'
import type { Mutant } from './mutant.ts'

/** What became of mutants: noticed by a story's assertions, by a picture alone, or by nobody. */
export interface Fates {
  story: readonly Mutant[]
  picture: readonly Mutant[]
  nobody: readonly Mutant[]
}

/**
 * Runs the stories of each broken widget, all in one browser, and then compares the pictures of those that no story notices with the ones
 * before, if wanted. The stories must pass before, or they would notice anything.
 */
export async function fatesOf(mutants: readonly Mutant[], options: { pictures: boolean }): Promise<Fates> {
  // The add-on of Storybook finds stories only under Vitest.
  process.env.VITEST = 'true'
  process.env.NODE_ENV = 'production'
  process.env.MUTANT = ''
  const failed: string[] = []
  const vitest = await createVitest({
    project: ['stories'],
    watch: false,
    reporters: [
      {
        onTestCaseResult(test: TestCase) {
          if (test.result().state !== 'failed') return
          failed.push(test.name)
          void vitest.cancelCurrentRun('test-failure')
        },
      },
    ],
  })
  await vitest.standalone()

  async function detectionOf(mutant: Mutant): Promise<string | undefined> {
    const stories = await vitest.globTestSpecifications([`packages/ui/src/${mutant.widget}/`])
    if (stories.length === 0) throw new Error(`${mutant.widget} has no stories.`)
    failed.length = 0
    process.env.MUTANT = JSON.stringify(mutant)
    vitest.invalidateFile(pathOf(mutant))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(stories)
    process.env.MUTANT = ''
    vitest.invalidateFile(pathOf(mutant))
    const files = new Set(stories.map(({ moduleId }) => moduleId))
    const errors = testModules.filter(({ moduleId }) => files.has(moduleId)).flatMap((file) => file.errors())
    return failed[0] ?? (errors.length + unhandledErrors.length > 0 ? 'an error outside stories' : undefined)
  }

  const report = (fate: string, { widget, broken }: Mutant, by?: string) =>
    console.log(`${fate}  ${widget}: ${broken}${by ? ` — ${by}` : ''}`)

  const story: Mutant[] = []
  const unnoticed: Mutant[] = []
  for (const mutant of mutants) {
    const name = await detectionOf(mutant)
    if (name) report('killed', mutant, name)
    ;(name ? story : unnoticed).push(mutant)
  }
  await vitest.close()

  const picture: Mutant[] = []
  const nobody: Mutant[] = []
  for (const mutant of unnoticed) {
    const name = options.pictures ? await pictureOf(mutant) : undefined
    report(name ? 'killed (picture)' : 'SURVIVED', mutant, name)
    ;(name ? picture : nobody).push(mutant)
  }
  return { story, picture, nobody }
}
