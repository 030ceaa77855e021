import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './mutant.ts'

/** The absolute path of the library's source. */
export const library = resolve(import.meta.dirname, '../../packages/ui/src')

/** The absolute path of a file of the library. */
export function pathOf({ file }: Mutant): string {
  return join(library, file)
}

/** A Vite plugin that breaks the behaviour which the variable `MUTANT` names as JSON (scripts/mutants/run.ts), if it names one. */
export function breakWidget(): Plugin {
  return {
    name: 'break-widget',
    enforce: 'pre',
    transform(code, id) {
      if (!process.env.MUTANT) return
      const mutant = JSON.parse(process.env.MUTANT) as Mutant
      if (id.split('?')[0] !== pathOf(mutant)) return
      const at = mutant.at ?? code.indexOf(mutant.from)
      if (!code.startsWith(mutant.from, at))
        throw new Error(`${mutant.file} has no “${mutant.from}” at ${at}.`)
      return code.slice(0, at) + mutant.to + code.slice(at + mutant.from.length)
    },
  }
}
