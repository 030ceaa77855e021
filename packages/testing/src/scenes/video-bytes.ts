import { multipart, type SentForm } from '../server/demo-form.ts'

const number = (value: number, bytes = 4): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, bytes > 6 ? bytes - 6 : 0, Math.min(bytes, 6))
  return written
}
const text = (value: string) => Buffer.from(value, 'latin1')

/** A box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([number(inside.length + 8), text(type), inside])
}

const full = (type: string, ...content: Buffer[]) => box(type, number(0), ...content)

/** A track of an MP4 with one sample of so many bytes at a place of the file. */
interface Track {
  handler: string
  format: string
  at: number
  bytes: number
}

function track({ handler, format, at, bytes }: Track): Buffer {
  const size = handler === 'vide' ? [number(640 << 16), number(360 << 16)] : [number(0), number(0)]
  const header = full('tkhd', Buffer.alloc(36), number(0x10000), Buffer.alloc(32), ...size)
  const sample = box(format, Buffer.alloc(70))
  const tables = [
    full('stsd', number(1), sample),
    full('stts', number(1), number(1), number(3000)),
    full('stsc', number(1), number(1), number(1), number(1)),
    full('stsz', number(0), number(1), number(bytes)),
    full('stco', number(1), number(at)),
  ]
  const media = [
    full('mdhd', Buffer.alloc(8), number(1000), number(3000), number(0)),
    full('hdlr', number(0), text(handler), Buffer.alloc(12), text('Camera of Rua Augusta\0')),
    box('minf', box('dinf', full('dref', number(1), full('url '))), box('stbl', ...tables)),
  ]
  return box('trak', header, box('mdia', ...media))
}

/** The options of an MP4 for tests. */
export interface Mp4 {
  /** The position of its header, before or behind the media; before by default. */
  header?: 'first' | 'last'
  /** A text beside the picture, where cameras and phones write a place. */
  place?: string
  /** The sample of a track of data, such as the positions of a drone. */
  data?: string
  /** How many bytes its picture has. */
  bytes?: number
  /** The format of its picture: `avc1` (H.264) by default. */
  format?: string
  /** What begins its picture, so that two differ. */
  mark?: string
}

/** An MP4 with all boxes that belong to one, of three seconds and 640 × 360 px; no player shows it. */
export function mp4({
  header = 'first',
  place,
  data,
  bytes = 600,
  format = 'avc1',
  mark = '',
}: Mp4 = {}): Buffer {
  const picture = Buffer.alloc(bytes, 0x5a)
  picture.write(mark, 'latin1')
  const media = Buffer.concat([picture, text(data ?? '')])
  const start = box('ftyp', text('isom'), number(512), text('isomavc1'))
  const said = place === undefined ? [] : [box('udta', box('\u00a9xyz', number(0), text(place)))]
  const moov = (from: number) =>
    box(
      'moov',
      full('mvhd', Buffer.alloc(8), number(1000), number(3000), Buffer.alloc(80)),
      track({ handler: 'vide', format, at: from, bytes }),
      ...(data === undefined
        ? []
        : [track({ handler: 'meta', format: 'gpmd', at: from + bytes, bytes: data.length })]),
      ...said,
      ...(place === undefined ? [] : [full('meta', full('loci', text(place)))]),
    )
  const beside =
    place === undefined ? [] : [box('uuid', Buffer.alloc(16, 1), text(place)), box('free', text(place))]
  const between = Buffer.concat(beside)
  if (header === 'last') {
    const from = start.length + between.length + 8
    return Buffer.concat([start, between, box('mdat', media), moov(from)])
  }
  const from = start.length + moov(0).length + between.length + 8
  return Buffer.concat([start, moov(from), between, box('mdat', media)])
}

/** An element of a WebM; a length of 8 bytes by default. */
export function element(id: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([1]), number(inside.length, 7), inside])
}

/** The options of a WebM for tests. */
export interface Webm {
  place?: string
  /** `V_VP9` by default. */
  codec?: string
  /** The kind of a second track: 2 is sound, 17 subtitles. */
  second?: number
  docType?: string
}

/** A WebM with the elements that belong to one, of two seconds and 320 × 180 px; no player shows it. */
export function webm({
  place = 'nowhere',
  codec = 'V_VP9',
  second = 2,
  docType = 'webm',
}: Webm = {}): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(2000)
  const video = element('e0', element('b0', number(320, 2)), element('ba', number(180, 2)))
  return Buffer.concat([
    element('1a45dfa3', element('4282', text(docType))),
    element(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', number(1_000_000, 3)),
        element('4489', duration),
        element('7ba9', text(place)),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          element('83', number(1, 1)),
          element('86', text(codec)),
          element('536e', text(place)),
          video,
        ),
        element('ae', element('83', number(second, 1)), element('86', text('A_OPUS'))),
      ),
      element('1254c367', element('7373', text(place))),
      element('1f43b675', element('e7', number(0, 1)), element('a3', Buffer.alloc(200, 0x5a))),
      element('1941a469', text(place)),
    ),
  ])
}

/** A form with a video, as a browser sends it. */
export function videoForm(bytes: Buffer, name = 'video.mp4'): Promise<SentForm> {
  return multipart({ file: { bytes, name, type: 'video/mp4' } })
}

/** A form with captions, as a browser sends it. */
export function captionsForm(
  source = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA sala tem sol da manhã.\n',
  name = 'legendas.vtt',
): Promise<SentForm> {
  return multipart({ file: { bytes: Buffer.from(source), name, type: 'text/vtt' } })
}
