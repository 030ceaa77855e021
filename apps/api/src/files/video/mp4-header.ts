import type { Span } from './byte-flow.ts'
import { type Box, boxesOf, freeBox } from './mp4-boxes.ts'
import { sampleSpans } from './mp4-samples.ts'
import { refuseVideo } from './video-problem.ts'

/** The metadata of a video: its size in px as shown, and its length in seconds; null where it has none. */
export interface VideoFacts {
  width: number | null
  height: number | null
  seconds: number | null
}

/**
 * The boxes that stay in `moov` and `moof`: how to draw and play the tracks. Places, names, makers and texts stand in others (`udta`,
 * `meta`, `uuid`), and so may what nobody knows yet.
 */
const kept = new Set(
  (
    'moov mvhd iods trak tkhd edts elst mdia mdhd hdlr elng minf vmhd smhd nmhd dinf dref stbl stsd stts ctts ' +
    'cslg stsc stsz stz2 stco co64 stss stsh padb stdp sdtp sbgp sgpd subs saiz saio mvex mehd trex leva moof mfhd ' +
    'traf tfhd trun tfdt'
  ).split(' '),
)
const containers = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl', 'mvex', 'moof', 'traf'])

/** What browsers play. */
const codecs = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09'])

/** Frees whatever is not known to be harmless below a box, and names the boxes that are left, by type, innermost included. */
function cleanBelow(bytes: Buffer, box: Box, found: Map<string, Box>): void {
  const boxes = boxesOf(bytes, box.content, box.end) ?? refuseVideo('broken')
  for (const one of boxes) {
    if (!kept.has(one.type)) {
      freeBox(bytes, one)
      continue
    }
    if (!found.has(one.type)) found.set(one.type, one)
    if (containers.has(one.type)) cleanBelow(bytes, one, found)
    // The name of a handler is a text of its maker.
    if (one.type === 'hdlr' && one.content + 24 < one.end) bytes.fill(0, one.content + 24, one.end)
  }
}

const textAt = (bytes: Buffer, box: Box | undefined, offset: number): string =>
  box === undefined ? '' : bytes.toString('latin1', box.content + offset, box.content + offset + 4)

/** The size of a track as it is shown: a phone that was held upright says by a matrix that its picture is turned. */
function shownSize(bytes: Buffer, header: Box | undefined): Pick<VideoFacts, 'width' | 'height'> {
  const isLong = header !== undefined && bytes[header.content] === 1
  const matrix = (header?.content ?? 0) + (isLong ? 52 : 40)
  if (header === undefined || matrix + 44 > header.end) return { width: null, height: null }
  const [width, height] = [bytes.readUInt32BE(matrix + 36) >>> 16, bytes.readUInt32BE(matrix + 40) >>> 16]
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0
  const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height]
  return { width: shownWidth || null, height: shownHeight || null }
}

function secondsOf(bytes: Buffer, header: Box | undefined): number | null {
  if (header === undefined) return null
  const isLong = bytes[header.content] === 1
  const at = header.content + (isLong ? 20 : 12)
  if (at + (isLong ? 12 : 8) > header.end) return null
  const scale = bytes.readUInt32BE(at)
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4)
  const seconds = length / scale
  return scale > 0 && seconds > 0 && seconds < 1_000_000 ? Math.round(seconds * 10) / 10 : null
}

/** The facts in the header of an MP4, and the places of the samples whose tracks were taken out of it. */
export interface Mp4Header extends VideoFacts {
  hidden: Span[]
}

/**
 * Cleans the `moov` of an MP4 in place: everything but what plays its picture and sound becomes `free`, tracks of data too, whose samples (positions of
 * a drone, of a camera for sports) are told to be blanked. Refuses what is no video that browsers play.
 */
export function cleanMp4Header(bytes: Buffer): Mp4Header {
  const whole: Box = {
    type: 'moov',
    start: 0,
    content: bytes.readUInt32BE(0) === 1 ? 16 : 8,
    end: bytes.length,
  }
  const top = boxesOf(bytes, whole.content, whole.end) ?? refuseVideo('broken')
  const facts: Mp4Header = { width: null, height: null, seconds: null, hidden: [] }
  const isInFragments = top.some(({ type }) => type === 'mvex')
  const handlers: string[] = []
  let hasPicture = false
  for (const box of top) {
    if (box.type !== 'trak') continue
    const found = new Map<string, Box>()
    cleanBelow(bytes, box, found)
    const handler = textAt(bytes, found.get('hdlr'), 8)
    handlers.push(handler)
    // Some cameras add a second picture of another kind.
    const isPicture = handler === 'vide' && codecs.has(textAt(bytes, found.get('stsd'), 12))
    if (isPicture && !hasPicture) Object.assign(facts, shownSize(bytes, found.get('tkhd')))
    hasPicture ||= isPicture
    if (isPicture || handler === 'soun') continue
    // The samples of fragments are not listed here.
    if (isInFragments && handler !== 'vide') refuseVideo('hidden')
    for (const span of sampleSpans(bytes, found)) facts.hidden.push(span)
    freeBox(bytes, box)
  }
  if (!hasPicture && handlers.includes('vide')) refuseVideo('codec')
  if (!hasPicture) refuseVideo(handlers.includes('soun') ? 'noPicture' : 'broken')
  const found = new Map<string, Box>()
  cleanBelow(bytes, whole, found)
  facts.seconds = secondsOf(bytes, found.get('mvhd'))
  return facts
}

/** Cleans a `moof` in place, the header of a fragment, as `cleanMp4Header` does. */
export function cleanMp4Fragment(bytes: Buffer): void {
  cleanBelow(
    bytes,
    { type: 'moof', start: 0, content: bytes.readUInt32BE(0) === 1 ? 16 : 8, end: bytes.length },
    new Map(),
  )
}
