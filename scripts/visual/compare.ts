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
/** Edges of a few scaled images vary a little more. */
export const faint = { step: 8, pixels: 400 }

/** The places of the bytes of pixels of which a channel differs by more than a step. */
function* differing(before: Buffer, after: Buffer, step: number): Generator<number> {
  const channel = (at: number) => Math.abs((after[at] ?? 0) - (before[at] ?? 0))
  for (let at = 0; at < after.length; at += 4)
    if (channel(at) > step || channel(at + 1) > step || channel(at + 2) > step) yield at
}

/** Marks pixels in red over a pale copy of a picture. */
function marked({ width, height, data }: PNG, places: readonly number[]): PNG {
  const copy = new PNG({ width, height })
  for (let at = 0; at < data.length; at += 1) copy.data[at] = at % 4 === 3 ? 255 : 200 + (data[at] ?? 0) * 0.2
  for (const at of places) copy.data.set([220, 0, 0], at)
  return copy
}

/** Compares two screenshots, as PNG; `marked` shows where they differ. Returns null when nobody sees a difference. */
export function compareScreenshots(was: Buffer, is: Buffer): { what: string; marked?: PNG } | null {
  if (was.equals(is)) return null
  const [before, after] = [PNG.sync.read(was), PNG.sync.read(is)]
  if (before.width !== after.width || before.height !== after.height)
    return { what: `${before.width} × ${before.height} px, now ${after.width} × ${after.height}` }
  const places = [...differing(before.data, after.data, leastStep)]
  const count = places.length
  const isFaint = count <= faint.pixels && differing(before.data, after.data, faint.step).next().done === true
  if (count === 0 || isFaint) return null
  return {
    what: `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'}`,
    marked: marked(after, places),
  }
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
  const difference = compareScreenshots(was, is)
  if (!difference) return null
  await Promise.all([keep(old, 'before'), keep(now, 'after')])
  if (difference.marked)
    await writeFile(join(report, name.replace(/png$/, 'difference.png')), PNG.sync.write(difference.marked))
  return { name, what: difference.what }
}
