import { build } from 'vite'
import { expect, test } from 'vitest'
import { noImportCycles } from './no-circles.ts'

/** Modules without an import cycle. */
const modules: Record<string, string> = {
  top: "import { middle } from 'middle'; console.log(middle())",
  middle: "import { bottom } from 'bottom'; export const middle = () => [bottom()]",
  bottom: 'export const bottom = () => []',
}

/** Builds the modules, with the named ones in one chunk. */
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
      noImportCycles(),
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

test('chunks without an import cycle are built', async () => {
  await expect(together('middle', 'bottom')).resolves.toBeDefined()
})

test('a build with chunks that import each other fails and names them', async () => {
  await expect(together('top', 'bottom')).rejects.toThrow(/Files import each other: .+ → .+ → /)
})
