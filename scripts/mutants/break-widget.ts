import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './widgets.ts'

const library = resolve(import.meta.dirname, '../../packages/ui/src')

/** A Vite plugin that breaks one behaviour in a file of the library, given as JSON (scripts/mutants/run.ts). */
export function breakWidget(mutant: string): Plugin {
  const { file, from, to } = JSON.parse(mutant) as Mutant
  return {
    name: 'break-widget',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(library, file)) return
      if (!code.includes(from)) throw new Error(`${file} does not contain the code “${from}”.`)
      return code.replace(from, to)
    },
  }
}
