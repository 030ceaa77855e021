import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './widgets.ts'

const library = resolve(import.meta.dirname, '../../packages/ui/src')

/** Serves one file of the library with one behaviour broken, as `MUTANT` tells (scripts/mutants/run.ts). */
export function breakWidget(told: string): Plugin {
  const { file, from, to } = JSON.parse(told) as Mutant
  return {
    name: 'break-widget',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(library, file)) return
      if (!code.includes(from)) throw new Error(`${file} does not hold the code “${from}”.`)
      return code.replace(from, to)
    },
  }
}
