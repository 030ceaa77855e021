import type { ByteFlow } from './byte-flow.ts'
import type { CleanedVideo } from './clean-mp4.ts'
import { refuseVideo } from './video-problem.ts'

/** Ids of elements (RFC 9559), as they stand in a file. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  void: 0xec,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const

/** Texts of `Info` and of a track that are no part of playing: title, names of files, names of tracks; and the sum over them. */
const texts: ReadonlySet<number> = new Set([
  0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e, 0x258688, 0xbf, 0x4461,
])
/** The elements inside a cluster of unknown length. */
const inCluster: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854, 0xec])
const codecs = ['V_VP8', 'V_VP9', 'V_AV1']
const largestHeader = 16 * 1024 * 1024

interface Element {
  id: number
  /** Of its id and length. */
  headBytes: number
  /** Of its content; null: until something comes that cannot stand in it. */
  size: number | null
}

/** Reads an element's id and length at a place; null when it is none. */
function elementAt(bytes: Buffer, at: number): Element | null {
  const idBytes = Math.clz32(bytes[at] ?? 0) - 23
  if (idBytes > 4 || at + idBytes >= bytes.length) return null
  const sizeBytes = Math.clz32(bytes[at + idBytes] ?? 0) - 23
  if (sizeBytes > 8 || at + idBytes + sizeBytes > bytes.length) return null
  let size = 0n
  for (let nth = 0; nth < sizeBytes; nth += 1) size = (size << 8n) | BigInt(bytes[at + idBytes + nth] ?? 0)
  size &= (1n << BigInt(7 * sizeBytes)) - 1n
  const isUnknown = size === (1n << BigInt(7 * sizeBytes)) - 1n
  const id = bytes.readUIntBE(at, idBytes)
  return { id, headBytes: idBytes + sizeBytes, size: isUnknown ? null : Number(size) }
}

/** Writes an id and a length that make an element of so many bytes in all one that every reader skips; the rest becomes zeros. */
function writeVoid(bytes: Buffer, at: number, total: number, headBytes: number): void {
  const sizeBytes = Math.min(8, headBytes - 1)
  bytes.fill(0, at, at + headBytes)
  bytes[at] = ids.void
  const size = BigInt(total - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes))
  for (let nth = 0; nth < sizeBytes; nth += 1)
    bytes[at + 1 + nth] = Number((size >> BigInt(8 * (sizeBytes - 1 - nth))) & 0xffn)
}

/** The elements below a part of a buffer; refuses what leads out of it. */
function* elementsOf(bytes: Buffer, start: number, end: number) {
  for (let at = start; at < end; ) {
    const element = elementAt(bytes, at)
    if (element?.size == null || at + element.headBytes + element.size > end) refuseVideo('broken')
    const content = at + element.headBytes
    yield { ...element, at, content, end: content + element.size }
    at = content + element.size
  }
}

type Found = ReturnType<typeof elementsOf> extends Generator<infer One> ? One : never

const numberOf = (bytes: Buffer, { content, end }: Found): number =>
  end - content > 0 && end - content <= 6 ? bytes.readUIntBE(content, end - content) : 0

function floatOf(bytes: Buffer, { content, end }: Found): number {
  if (end - content === 8) return bytes.readDoubleBE(content)
  return end - content === 4 ? bytes.readFloatBE(content) : 0
}

/** Makes texts void; names of programs, which a reader may want to find, become empty. */
function withoutText(bytes: Buffer, element: Found): void {
  if (texts.has(element.id)) {
    bytes.fill(0, element.content, element.end)
    writeVoid(bytes, element.at, element.end - element.at, element.headBytes)
  }
  if (element.id === ids.muxer || element.id === ids.writer) bytes.fill(0x20, element.content, element.end)
}

function readInfo(bytes: Buffer, start: number, cleaned: CleanedVideo): void {
  let [scale, duration] = [1_000_000, 0]
  for (const element of elementsOf(bytes, start, bytes.length)) {
    if (element.id === ids.timestampScale) scale = numberOf(bytes, element)
    if (element.id === ids.duration) duration = floatOf(bytes, element)
    withoutText(bytes, element)
  }
  const seconds = (duration * scale) / 1e9
  cleaned.seconds = seconds > 0 && seconds < 1_000_000 ? Math.round(seconds * 10) / 10 : null
}

function readTrack(bytes: Buffer, track: Found, cleaned: CleanedVideo): boolean {
  let [type, codec] = [0, '']
  for (const element of elementsOf(bytes, track.content, track.end)) {
    if (element.id === ids.trackType) type = numberOf(bytes, element)
    if (element.id === ids.codec) codec = bytes.toString('latin1', element.content, element.end)
    if (element.id === ids.video)
      for (const one of elementsOf(bytes, element.content, element.end)) {
        if (one.id === ids.width) cleaned.width ??= numberOf(bytes, one) || null
        if (one.id === ids.height) cleaned.height ??= numberOf(bytes, one) || null
      }
    withoutText(bytes, element)
  }
  // 2 is sound. The blocks of subtitles and data stand among those of the picture.
  if (type === 2) return false
  if (type !== 1) refuseVideo('hidden')
  if (!codecs.some((one) => codec.startsWith(one))) refuseVideo('codec')
  return true
}

function readTracks(bytes: Buffer, start: number, cleaned: CleanedVideo): void {
  let hasPicture = false
  for (const element of elementsOf(bytes, start, bytes.length)) {
    if (element.id === ids.track) hasPicture = readTrack(bytes, element, cleaned) || hasPicture
    withoutText(bytes, element)
  }
  if (!hasPicture) refuseVideo('noPicture')
}

function checkHead(bytes: Buffer, start: number): void {
  const type = [...elementsOf(bytes, start, bytes.length)].find(({ id }) => id === ids.docType)
  if (!type || bytes.toString('latin1', type.content, type.end).replace(/\0+$/, '') !== 'webm')
    refuseVideo('kind')
}

/**
 * Hands on a WebM as it arrives; tags, attached files, chapters and texts, which may say where it was made, become void, and nothing moves (rule
 * file-location-free). Fills in `cleaned`; refuses a file that is no whole WebM which browsers play.
 */
export async function* cleanWebm(flow: ByteFlow, cleaned: CleanedVideo): AsyncGenerator<Buffer> {
  const seen = new Set<number>()
  let segmentEnd: number | null = null
  for (;;) {
    const start = await flow.peek(12)
    if (start.length === 0) break
    const element = elementAt(start, 0) ?? refuseVideo('broken')
    const { id, headBytes, size } = element
    const isInside = seen.has(ids.segment)
    seen.add(id)
    if (id === ids.segment || (id === ids.cluster && size === null)) {
      if (id === ids.segment && size !== null) segmentEnd = flow.at + headBytes + size
      yield await flow.take(headBytes)
    } else if (size === null) {
      refuseVideo('broken')
    } else if (id === ids.head || id === ids.info || id === ids.tracks) {
      if (size > largestHeader) refuseVideo('broken')
      const bytes = await flow.take(headBytes + size)
      if (id === ids.head) checkHead(bytes, headBytes)
      if (id === ids.info) readInfo(bytes, headBytes, cleaned)
      if (id === ids.tracks) readTracks(bytes, headBytes, cleaned)
      yield bytes
    } else if (
      isInside &&
      (id === ids.seekHead || id === ids.cues || id === ids.cluster || inCluster.has(id))
    ) {
      yield* id === ids.void ? voided(flow, element) : flow.pass(headBytes + size)
    } else {
      yield* voided(flow, element)
    }
  }
  const isWhole = [ids.tracks, ids.cluster].every((id) => seen.has(id))
  if (!isWhole || (segmentEnd !== null && flow.at < segmentEnd)) refuseVideo('broken')
}

async function* voided(flow: ByteFlow, { headBytes, size }: Element): AsyncGenerator<Buffer> {
  const head = await flow.take(headBytes)
  writeVoid(head, 0, headBytes + (size ?? 0), headBytes)
  yield head
  for await (const piece of flow.pass(size ?? 0)) yield piece.fill(0)
}
