import { createVitest, type TestCase } from 'vitest/node'
import { pathOf } from './break-widget.ts'
import type { Mutant } from './mutant.ts'

/**
 * Runs the stories of each broken widget, all in one browser, and returns the mutants that no story detects. The stories must pass
 * before, or they would detect anything.
 */
export async function survivorsOf(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
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

  const survivors: Mutant[] = []
  for (const mutant of mutants) {
    const story = await detectionOf(mutant)
    if (!story) survivors.push(mutant)
    console.log(
      `${story ? 'killed  ' : 'SURVIVED'}  ${mutant.widget}: ${mutant.broken}${story ? ` — ${story}` : ''}`,
    )
  }
  await vitest.close()
  return survivors
}
