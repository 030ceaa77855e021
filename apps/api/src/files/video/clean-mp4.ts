import { type ByteFlow, blanker, type Span } from './byte-flow.ts'
import { cleanMp4Fragment, cleanMp4Header, type VideoFacts } from './mp4-header.ts'
import { refuseVideo } from './video-problem.ts'

/** The largest header that is read whole, in bytes: that of hours of video has some. */
const largestHeader = 48 * 1024 * 1024

/** Boxes beside the header that stay: the media, and where its parts are. */
const kept = new Set(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'mfra'])

/** The facts of a video, and what of it has to be blanked in a second round, since it was handed on before its place was known. */
export interface CleanedVideo extends VideoFacts {
  behind: Span[]
}

interface Head {
  type: string
  /** The length of the whole box; null: to the end of the file. */
  size: number | null
  length: number
}

async function headOf(flow: ByteFlow): Promise<Head | null> {
  const bytes = await flow.peek(16)
  if (bytes.length === 0) return null
  if (bytes.length < 8) refuseVideo('broken')
  const [short, type] = [bytes.readUInt32BE(0), bytes.toString('latin1', 4, 8)]
  if (short === 0) return { type, size: null, length: 8 }
  if (short !== 1) return short < 8 ? refuseVideo('broken') : { type, size: short, length: 8 }
  if (bytes.length < 16) refuseVideo('broken')
  const size = Number(bytes.readBigUInt64BE(8))
  return size < 16 ? refuseVideo('broken') : { type, size, length: 16 }
}

/** A box made one that every reader skips. */
async function* freed(flow: ByteFlow, { size, length }: Head): AsyncGenerator<Buffer> {
  const head = await flow.take(length)
  head.write('free', 4, 'latin1')
  yield head
  for await (const piece of size === null ? flow.rest() : flow.pass(size - length)) yield piece.fill(0)
}

/** Media, without the samples of tracks that were taken out of the header before. */
async function* media(
  flow: ByteFlow,
  size: number | null,
  blank: ReturnType<typeof blanker>,
): AsyncGenerator<Buffer> {
  for await (const piece of size === null ? flow.rest() : flow.pass(size)) {
    blank(piece, flow.at - piece.length)
    yield piece
  }
}

/**
 * Hands on an MP4 as it arrives, byte by byte as it came but for what says where, with what, by whom it was made: that is overwritten, nothing
 * moves (rule file-location-free). Its header is read whole, wherever it stands; of the media, a piece at a time is in memory. Fills in
 * `cleaned`; refuses a file that is no whole MP4 which browsers play.
 */
export async function* cleanMp4(flow: ByteFlow, cleaned: CleanedVideo): AsyncGenerator<Buffer> {
  let hasHeader = false
  let hasMedia = false
  let blank = blanker([])
  for (let head = await headOf(flow); head !== null; head = await headOf(flow)) {
    const { type, size, length } = head
    if (type === 'moov' || type === 'moof') {
      if (size === null || size > largestHeader) refuseVideo('broken')
      const at = flow.at
      const bytes = await flow.take(size)
      if (type === 'moof') cleanMp4Fragment(bytes)
      else {
        if (hasHeader) refuseVideo('broken')
        hasHeader = true
        const { hidden: spans, ...facts } = cleanMp4Header(bytes)
        blank = blanker(spans)
        Object.assign(cleaned, facts, { behind: spans.filter(({ from }) => from < at) })
      }
      yield bytes
    } else if (kept.has(type)) {
      hasMedia ||= type === 'mdat' && length !== size
      yield* media(flow, size, blank)
    } else {
      yield* freed(flow, head)
    }
  }
  if (!hasHeader || !hasMedia) refuseVideo('broken')
}
