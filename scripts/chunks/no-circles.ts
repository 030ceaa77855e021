import type { Plugin } from 'vite'

/** Fails a build whose files import each other in a circle: one of them would run before what it reads is defined. */
export function noImportCycles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const follow = (file: string, way: readonly string[]) => {
        if (way.includes(file)) this.error(`Files import each other: ${[...way, file].join(' → ')}`)
        if (known.has(file)) return
        const found = bundle[file]
        for (const next of found?.type === 'chunk' ? found.imports : []) follow(next, [...way, file])
        known.add(file)
      }
      const known = new Set<string>()
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}
