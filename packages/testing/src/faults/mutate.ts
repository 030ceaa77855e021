// Loaded before a server (`--import`), replaces places of its code, so that tests can show that they catch bugs: MUTANT lists for
// each the file, the text to replace, and the replacement.
import { registerHooks } from 'node:module'

const places = JSON.parse(process.env.MUTANT ?? '[]') as { file: string; from: string; to: string }[]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const here = places.filter(({ file }) => url.endsWith(file))
    if (here.length === 0) return loaded
    let source = String(loaded.source)
    for (const { file, from, to } of here) {
      if (!source.includes(from)) throw new Error(`${file} does not contain “${from}” any more.`)
      source = source.replace(from, to)
    }
    return { ...loaded, source }
  },
})
