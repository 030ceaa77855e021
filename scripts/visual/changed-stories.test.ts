import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedFile, importsOf, read } from '../figures/tree.ts'

const known = new Map<string, string[]>()

/** The files that a file imports to run; an import of one of our packages imports its index. Read once: hundreds of stories share most files. */
function importedBy(from: string): string[] {
  const before = known.get(from)
  if (before) return before
  const types = new Set(
    [...read(from).matchAll(/import type [^'"]*['"]([^'"]+)['"]/g)].map(([, address]) => address),
  )
  const files = importsOf(from).flatMap((address) => {
    const own = /^@ensaio\/(\w+)$/.exec(address)?.[1]
    const file = own ? `packages/${own}/src/index.ts` : importedFile(from, address)
    return file && !types.has(address) && /\.tsx?$/.test(file) ? [file] : []
  })
  known.set(from, files)
  return files
}

/** The files that `from` reaches by imports. */
function reachable(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const file of importedBy(from)) reachable(file, found)
  return found
}

/** Chromatic retakes every story when a file changes that the preview imports, and otherwise only the stories that import it. */
test('the preview imports no widget, so that a changed widget retakes its own stories alone', () => {
  const files = [...reachable('.storybook/preview.tsx')]
  expect(files).toContain('packages/ui/src/theme/ThemeProvider.tsx')
  expect(files.filter((path) => /^packages\/ui\/src\/(widgets|index|primitives\.ts)/.test(path))).toEqual([])
})

/** The stories of the library that Chromatic retakes when `file` changes, as their folders. */
function retaken(file: string): string[] {
  return globSync('packages/ui/src/**/*.stories.tsx')
    .filter((story) => reachable(story).has(file))
    .map((story) => /(\w+)\/[\w-]+\.stories\.tsx$/.exec(story)?.[1] ?? '')
    .sort()
}

test.each([
  ['landing/Hero/Hero.tsx', ['Hero']],
  ['deliverable/TourCard/TourView.tsx', ['TourCard']],
  ['payment/StatementTable/StatementRow.tsx', ['CompanySheet', 'StatementTable']],
])('a change of %s retakes the stories that show it', (file, shown) => {
  expect([...new Set(retaken(`packages/ui/src/widgets/${file}`))]).toEqual(shown)
})
