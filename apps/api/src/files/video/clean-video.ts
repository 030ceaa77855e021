import { ByteFlow, blanker, EndOfBytes, type Span } from './byte-flow.ts'
import { type CleanedVideo, cleanMp4 } from './clean-mp4.ts'
import { cleanWebm } from './clean-webm.ts'
import { refuseVideo, VideoProblem, videoProblems } from './video-problem.ts'

/** The kinds of videos that are kept. */
type VideoKind = 'mp4' | 'webm'

/** Brands of MP4 (ISO 14496-12 and what cameras write); a `qt  ` alone is QuickTime, which few browsers play. */
const brands = /^(isom|iso\d|mp4[12]|avc1|av01|M4V|MSNV|dash|f4v |XAVC|3gp[45])/

function kindOf(start: Buffer): VideoKind {
  if (start.toString('hex', 0, 4) === '1a45dfa3') return 'webm'
  if (start.toString('latin1', 4, 8) !== 'ftyp') refuseVideo('kind')
  const end = Math.min(start.readUInt32BE(0), start.length)
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && brands.test(start.toString('latin1', at, at + 4))) return 'mp4'
  return refuseVideo('kind')
}

/** A video as it arrives: what it is by its bytes, and those bytes without what says where it was made. */
export interface VideoStream {
  kind: VideoKind
  content: AsyncIterable<Buffer>
  /** Filled in once `content` was read to its end. */
  cleaned: CleanedVideo
}

/**
 * Recognises a video by its first bytes (rule file-bytes), and cleans it while it is read (rule file-location-free). Throws `VideoProblem`, before
 * or while it is read, for what is no whole video that browsers play.
 */
export async function cleanVideo(source: AsyncIterable<Uint8Array>): Promise<VideoStream> {
  const flow = new ByteFlow(source)
  const start = await flow.peek(64)
  if (start.length < 12) refuseVideo('kind')
  const kind = kindOf(start)
  const cleaned: CleanedVideo = { width: null, height: null, seconds: null, behind: [] }
  const content = kind === 'mp4' ? cleanMp4(flow, cleaned) : cleanWebm(flow, cleaned)
  return { kind, cleaned, content: wholly(content) }
}

async function* wholly(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw error instanceof EndOfBytes ? new VideoProblem(videoProblems.broken) : error
  }
}

/** Hands bytes on with the spans blanked: the second round of a video whose data came before its header. */
export async function* blanked(
  source: AsyncIterable<Uint8Array>,
  spans: readonly Span[],
): AsyncGenerator<Buffer> {
  const blank = blanker(spans)
  let at = 0
  for await (const one of source) {
    const piece = Buffer.from(one)
    blank(piece, at)
    at += piece.length
    yield piece
  }
}
