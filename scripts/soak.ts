// Soak test of two servers on one Postgres: `npm run soak`, `npm run soak -- 5` for five minutes. Prints memory and open descriptors
// every minute, and a verdict: growth means a leak. `--keep` writes it into bench/trust.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { openSoak, type SoakServer } from '@ensaio/testing/scenes/soak-scene'
import { memoryOf } from '@ensaio/testing/server/memory'

const asked = process.argv.slice(2)
const minutes = Number(asked.find((one) => /^\d+$/.test(one)) ?? 30)
const kept = new URL('../bench/trust.md', import.meta.url)

/** One sample of a server; memory in MB. */
interface Sample {
  minute: number
  rss: number
  heap: number
  descriptors: number
}

async function sample(server: SoakServer, minute: number): Promise<Sample> {
  const { heap, descriptors } = await server.usage()
  return {
    minute,
    rss: Math.round((await memoryOf(server.pid)) / 1024),
    heap: Math.round(heap / 2 ** 20),
    descriptors,
  }
}

/** The median of a value: a single sample depends on pending work. */
function median(samples: readonly Sample[], of: 'rss' | 'heap' | 'descriptors'): number {
  return (
    samples.map((one) => one[of]).toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0
  )
}

/** How fast a value grows in an hour: the slope of the line through the samples with the least squares, per minute, times 60. */
function slope(all: readonly Sample[], of: 'rss' | 'heap' | 'descriptors'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, value] = [mean(all.map((one) => one.minute)), mean(all.map((one) => one[of]))]
  const shared = all.reduce((sum, one) => sum + (one.minute - minute) * (one[of] - value), 0)
  const own = all.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return own === 0 ? 0 : (60 * shared) / own
}

/** How many failures of each kind there were, with one of it in full. */
function kindsOf(all: readonly string[]): string {
  const kinds = Map.groupBy(all, (one) => one.split(':')[0] ?? '')
  return [...kinds].map(([kind, { length, 0: first }]) => `${length} × ${kind} (${first})`).join('; ')
}

const soak = await openSoak()
const samples: Sample[][] = soak.servers.map(() => [])
const lines: string[] = []
const print = (line: string) => {
  console.log(line)
  lines.push(line)
}
print('| Minute | RSS, MB | Heap, MB | Descriptors | Done so far |\n| --- | --- | --- | --- | --- |')
for (let minute = 0; minute <= minutes; minute += 1) {
  if (minute > 0) await setTimeout(60_000)
  const now = await Promise.all(soak.servers.map((server) => sample(server, minute)))
  for (const [nth, one] of now.entries()) samples[nth]?.push(one)
  const cells = (of: 'rss' | 'heap' | 'descriptors') => now.map((one) => one[of]).join(' · ')
  print(`| ${minute} | ${cells('rss')} | ${cells('heap')} | ${cells('descriptors')} | ${soak.done()} |`)
}
const { failures } = await soak.end()

// Ignore the first third: caches fill, and pictures are decoded for the first time.
const verdicts = samples.map((all, nth) => {
  const third = Math.max(1, Math.floor(all.length / 3))
  const [second, last] = [all.slice(third, 2 * third), all.slice(-third)]
  const grown = (of: 'rss' | 'heap' | 'descriptors') => median(last, of) / Math.max(1, median(second, of))
  const isFlat = grown('rss') < 1.15 && grown('heap') < 1.25 && grown('descriptors') < 1.25
  const growth = `RSS × ${grown('rss').toFixed(2)}, heap × ${grown('heap').toFixed(2)}, descriptors × ${grown('descriptors').toFixed(2)}`
  const warm = all.slice(third)
  const hourly = `RSS ${slope(warm, 'rss').toFixed(1)} MB, heap ${slope(warm, 'heap').toFixed(1)} MB, descriptors ${slope(warm, 'descriptors').toFixed(1)}`
  return {
    isFlat,
    words: `Server ${nth + 1}, last third against the one before: ${growth}: ${isFlat ? 'flat' : 'it grows'}. Slope an hour: ${hourly}.`,
  }
})
const isFine = verdicts.every(({ isFlat }) => isFlat) && failures.length === 0
const verdict = [
  ...verdicts.map(({ words }) => words),
  failures.length === 0
    ? 'No call failed; every file that a row names was there at the end, and none that no row names.'
    : `${failures.length} calls failed: ${kindsOf(failures)}`,
].join('\n')
console.log(`\n${verdict}`)
if (asked.includes('--keep')) {
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const about = `${day} UTC · two servers, one Postgres, ${minutes} minutes · \`npm run soak\``
  const [start, end] = ['<!-- soak -->', '<!-- /soak -->']
  const [before = '', rest = ''] = readFileSync(kept, 'utf8').split(start)
  const section = `${about}\n\n${lines.join('\n')}\n\n${verdict}`
  writeFileSync(kept, `${before}${start}\n${section}\n${end}${rest.split(end)[1] ?? ''}`)
}
process.exit(isFine ? 0 : 1)
