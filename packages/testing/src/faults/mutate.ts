// Loaded before a server (`--import`), one place of its code is another, so that tests can show that they bite: MUTANT names the
// file, what stands there, and what is to stand there.
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
    if (!source.includes(from)) throw new Error(`${file} does not say “${from}” any more.`)
    return { ...loaded, source: source.replace(from, to) }
  },
})
