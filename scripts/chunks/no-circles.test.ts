import { build } from 'vite'
import { expect, test } from 'vitest'
import { noCircles } from './no-circles.ts'

/** Modules that do not need each other in a circle. */
const modules: Record<string, string> = {
  top: "import { middle } from 'middle'; console.log(middle())",
  middle: "import { bottom } from 'bottom'; export const middle = () => [bottom()]",
  bottom: 'export const bottom = () => []',
}

/** Builds them, those that are named into one file. */
function together(...names: string[]) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
      noCircles(),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'top',
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              { name: 'shared', includeDependenciesRecursively: false, test: (id) => names.includes(id) },
            ],
          },
        },
      },
    },
  })
}

test('files that lead one way are built', async () => {
  await expect(together('middle', 'bottom')).resolves.toBeDefined()
})

test('files that import each other are refused, and told', async () => {
  await expect(together('top', 'bottom')).rejects.toThrow(/Files import each other: .+ → .+ → /)
})
