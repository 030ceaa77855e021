import { relative } from 'node:path'
import type { Plugin } from 'vite'

const onDemand = /import\(\s*'([^']+)'\s*\)/g

/**
 * Notes on each module that code of ours loads on demand from which source file it comes, as the build's manifest names it: a server that
 * writes a page learns so which files its browser needs first.
 */
export function noteFiles(root: string): Plugin {
  return {
    name: 'note-files',
    enforce: 'pre',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return undefined
      const loads = new Map([...code.matchAll(onDemand)].map(([load, path = '']) => [load, path]))
      let noted = code
      for (const [load, path] of loads) {
        const found = await this.resolve(path, id)
        if (found === null) continue
        const file = relative(root, found.id)
        const note = `.then((module) => ({ ...module, [Symbol.for('ensaio.file')]: ${JSON.stringify(file)} }))`
        noted = noted.replaceAll(load, () => load + note)
      }
      return noted === code ? undefined : { code: noted, map: null }
    },
  }
}
