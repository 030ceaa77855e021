import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'

/** How a story's screenshot differs from the baseline. */
export interface Difference {
  name: string
  what: string
}

type Folders = { baseline: string; current: string; report: string }

/** Tolerance per channel, of 255: antialiased corners vary invisibly between runs. */
export const leastStep = 2

/** Marks differing pixels in red over a pale copy, and counts them. */
function markDifferences(before: PNG, after: PNG): { marked: PNG; count: number } {
  const marked = new PNG({ width: after.width, height: after.height })
  let count = 0
  for (let at = 0; at < after.data.length; at += 4) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((after.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0)) <= leastStep,
    )
    if (!isSame) count += 1
    for (const channel of [0, 1, 2]) {
      const pale = 200 + (after.data[at + channel] ?? 0) * 0.2
      marked.data[at + channel] = isSame ? pale : channel === 0 ? 220 : 0
    }
    marked.data[at + 3] = 255
  }
  return { marked, count }
}

/** Compares a screenshot with its baseline; copies differing images to the report's folder. Returns null when they are equal. */
export async function compare(
  name: string,
  { baseline, current, report }: Folders,
): Promise<Difference | null> {
  const old = join(baseline, name)
  const now = join(current, name)
  const keep = async (from: string, as: string) => {
    const kept = join(report, name.replace(/png$/, `${as}.png`))
    await mkdir(dirname(kept), { recursive: true })
    await copyFile(from, kept)
  }
  if (!existsSync(now)) {
    await keep(old, 'before')
    return { name, what: 'gone' }
  }
  if (!existsSync(old)) {
    await keep(now, 'after')
    return { name, what: 'new' }
  }
  const [was, is] = await Promise.all([readFile(old), readFile(now)])
  if (was.equals(is)) return null
  const [before, after] = [PNG.sync.read(was), PNG.sync.read(is)]
  if (before.width !== after.width || before.height !== after.height) {
    await Promise.all([keep(old, 'before'), keep(now, 'after')])
    return { name, what: `${before.width} × ${before.height} px, now ${after.width} × ${after.height}` }
  }
  const { marked, count } = markDifferences(before, after)
  if (count === 0) return null
  await Promise.all([keep(old, 'before'), keep(now, 'after')])
  await writeFile(join(report, name.replace(/png$/, 'difference.png')), PNG.sync.write(marked))
  return { name, what: `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'}` }
}
