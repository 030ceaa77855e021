// Loaded before a server (`--import`), replaces one place of its code, so that tests can show that they catch bugs: MUTANT holds the
// file, the text to replace, and the replacement.
import { registerHooks } from 'node:module'

const { file, from, to } = JSON.parse(process.env.MUTANT ?? '{}') as {
  file: string
  from: string
  to: string
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(file)) return loaded
    const source = String(loaded.source)
    if (!source.includes(from)) throw new Error(`${file} does not contain “${from}” any more.`)
    return { ...loaded, source: source.replace(from, to) }
  },
})
