import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type RowsByFile, readRows } from './prop-rows.ts'

const folder = resolve(import.meta.dirname, '../../packages/ui/src')

/** Gives each component of `packages/ui` the rows of its table of props, where Storybook looks for them. */
export function rowsPlugin(): Plugin {
  let rows: RowsByFile | undefined
  return {
    name: 'ensaio:prop-rows',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.startsWith(folder) || !/(?<!\.stories)\.tsx$/.test(file)) return
      rows ??= readRows(globSync('**/*.tsx', { cwd: folder }).map((path) => resolve(folder, path)))
      const components = Object.entries(rows.get(file) ?? {})
      const info = components.map(
        // A built file has short names, and a styled component is called after its element.
        ([name, list]) =>
          `${name}.displayName = '${name}'; ${name}.__docgenInfo = ${JSON.stringify({ displayName: name, rows: list })};`,
      )
      return info.length > 0 ? { code: `${code}\n${info.join('\n')}`, map: null } : undefined
    },
  }
}
