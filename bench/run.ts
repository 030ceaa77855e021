// Measures the performance budgets and prints one table: `npm run bench`, `npm run bench -- bytes search`.
// `--keep` writes the results into bench/results.md; `BENCH=full` measures search at a million ensaios, too, and `BENCH=huge` at ten.
// `npm run bench -- check [names]` fails when a figure is worse than the range of the kept one.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { type Bench, type Figure, table, type Unmeasured } from './figure.ts'
import { readKept, worseThanKept } from './kept/kept-figures.ts'

const benches: Record<string, () => Promise<Bench>> = {
  bytes: async () => (await import('./bytes.ts')).bytes,
  search: async () => (await import('./search.ts')).searching,
  availability: async () => (await import('./availability.ts')).availability,
  processor: async () => (await import('./processor.ts')).processor,
  zip: async () => (await import('./zip.ts')).zip,
  month: async () => (await import('./browser/month.ts')).month,
  board: async () => (await import('./browser/board.ts')).board,
  gallery: async () => (await import('./browser/gallery.ts')).gallery,
  landing: async () => (await import('./browser/landing.ts')).landing,
  property: async () => (await import('./browser/property.ts')).property,
  'first-views': async () => (await import('./browser/first-views.ts')).firstViews,
  interactions: async () => (await import('./browser/interactions.ts')).interactions,
  lighthouse: async () => (await import('./browser/lighthouse.ts')).scores,
  stories: async () => (await import('./browser/stories.ts')).stories,
  'who-goes': async () => (await import('./who-goes.ts')).ways,
}

const resultsPath = new URL('results.md', import.meta.url)

function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim() ?? process.arch}, ${memory} GB, Node ${process.versions.node}`
}

/** Replaces the section between the markers of a benchmark; the text around it stays. */
function keep(name: string, section: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const results = readFileSync(resultsPath, 'utf8')
  const [before, rest = ''] = results.split(start)
  const after = rest.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`bench/results.md has no ${start} … ${end}.`)
  writeFileSync(resultsPath, `${before}${start}\n${section}\n${end}${after}`)
}

const asked = process.argv.slice(2)
const isCheck = asked.includes('check')
const names = asked.filter((name) => name !== '--keep' && name !== 'check')
// Read before anything is kept anew.
const kept = readKept(readFileSync(resultsPath, 'utf8'))
const unknown = names.find((name) => !(name in benches))
if (unknown)
  throw new Error(`There is no benchmark named ${unknown}. Known: ${Object.keys(benches).join(', ')}.`)

const all: (Figure | Unmeasured)[] = []
for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue
  const { title, measure } = await load()
  console.log(`${title}…`)
  const figures = await measure()
  all.push(...figures)
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const command = `${process.env.BENCH ? `BENCH=${process.env.BENCH} ` : ''}npm run bench -- ${name}`
  const section = `### ${title}\n\n${day} UTC · ${machine()} · \`${command}\`\n\n${table(figures)}\n`
  if (asked.includes('--keep')) keep(name, section)
}
console.log(`\n${new Date().toISOString().slice(0, 16)} UTC · ${machine()}\n\n${table(all)}`)
const worse = worseThanKept(
  all.filter((figure): figure is Figure => 'value' in figure),
  kept,
)
if (isCheck) for (const line of worse) console.error(`Worse than kept: ${line}`)
// Servers and browsers have stopped; handles left open by libraries must not keep the process alive.
process.exit(isCheck && worse.length > 0 ? 1 : 0)
