import { createContext } from 'react'

/** Collects the source files of the pages that a server writes; null in the browser. */
export const ModulesContext = createContext<Set<string> | null>(null)

/** Where the build for the server notes the source file of a module that is loaded on demand. */
const noted = Symbol.for('ensaio.file')

/** The source file of a module that was loaded on demand, as the build's manifest names it; undefined in the browser. */
export function fileOfModule(module: object): string | undefined {
  return (module as { [noted]?: string })[noted]
}
