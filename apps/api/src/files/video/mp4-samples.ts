import type { Span } from './byte-flow.ts'
import type { Box } from './mp4-boxes.ts'
import { refuseVideo } from './video-problem.ts'

/** More than hours of data have: a list that is longer is there to be long. */
const longest = 2_000_000

/** The entries of a table of a track, each of so many bytes, behind `head` bytes of the box; none when it leads out of it. */
function* entriesOf(bytes: Buffer, box: Box | undefined, head: number, width: number): Generator<number> {
  if (box === undefined || box.content + head > box.end) return
  const count = bytes.readUInt32BE(box.content + head - 4)
  if (count > longest) refuseVideo('broken')
  for (let nth = 0; nth < count; nth += 1) {
    const at = box.content + head + nth * width
    if (at + width > box.end) return
    yield at
  }
}

function chunkPlaces(bytes: Buffer, table: ReadonlyMap<string, Box>): number[] {
  const short = [...entriesOf(bytes, table.get('stco'), 8, 4)].map((at) => bytes.readUInt32BE(at))
  const long = [...entriesOf(bytes, table.get('co64'), 8, 8)].map((at) => Number(bytes.readBigUInt64BE(at)))
  return [...short, ...long]
}

/** The size of each sample by its number, and how many there are. */
function sampleSizes(bytes: Buffer, table: ReadonlyMap<string, Box>): { sizeOf: (nth: number) => number } {
  const box = table.get('stsz')
  if (box !== undefined && box.content + 12 <= box.end) {
    const same = bytes.readUInt32BE(box.content + 4)
    if (same > 0) {
      const count = bytes.readUInt32BE(box.content + 8)
      return { sizeOf: (nth) => (nth < count ? same : 0) }
    }
    const sizes = [...entriesOf(bytes, box, 12, 4)].map((at) => bytes.readUInt32BE(at))
    return { sizeOf: (nth) => sizes[nth] ?? 0 }
  }
  const small = table.get('stz2')
  if (small === undefined || small.content + 12 > small.end) return { sizeOf: () => 0 }
  const bits = bytes.readUInt8(small.content + 7)
  if (bits !== 8 && bits !== 16) return { sizeOf: () => 15 }
  const sizes = [...entriesOf(bytes, small, 12, bits / 8)].map((at) => bytes.readUIntBE(at, bits / 8))
  return { sizeOf: (nth) => sizes[nth] ?? 0 }
}

/** Reads the places of a track's samples in the file from the tables in its `stbl`. */
export function sampleSpans(bytes: Buffer, table: ReadonlyMap<string, Box>): Span[] {
  const places = chunkPlaces(bytes, table)
  const { sizeOf } = sampleSizes(bytes, table)
  const runs = [...entriesOf(bytes, table.get('stsc'), 8, 12)].map((at) => ({
    first: bytes.readUInt32BE(at),
    samples: bytes.readUInt32BE(at + 4),
  }))
  const spans: Span[] = []
  let [run, sample] = [0, 0]
  for (const [nth, from] of places.entries()) {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= nth + 1) run += 1
    let until = from
    for (let left = runs[run]?.samples ?? 0; left > 0; left -= 1) {
      const size = sizeOf(sample)
      if (size === 0) break
      until += size
      sample += 1
      if (sample > longest) refuseVideo('broken')
    }
    if (until > from) spans.push({ from, until })
  }
  return spans
}
