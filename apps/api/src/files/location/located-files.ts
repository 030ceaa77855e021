import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Files that say where they were made, for tests: each returns what it planted, so that a test can look for it.

/** A text that chance does not write: what stands for a coordinate. */
export function needle(): string {
  return `-23.${randomBytes(8).toString('hex')}`
}

/** A JPEG segment. */
export function segment(code: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string, 'latin1')
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** A PNG chunk. */
export function chunk(type: string, content: Buffer | string): Buffer {
  const bytes = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content as string, 'latin1')])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length - 4)
  sum.writeUInt32BE(crc32(bytes))
  return Buffer.concat([length, bytes, sum])
}

interface Field {
  tag: number
  type: number
  value: Buffer
}

const sizeOf: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 }

/** An Exif block as cameras write it: both directories, GPS, notes of the maker and a small picture, with these texts in all of them. */
export function exifBlock(isLittle: boolean, orientation: number, planted: string): Buffer {
  const bytesOf = (value: number, size: number) => {
    const big = Buffer.alloc(size)
    big.writeUIntBE(value, 0, size)
    return isLittle ? big.reverse() : big
  }
  const short = (value: number) => bytesOf(value, 2)
  const long = (value: number) => bytesOf(value, 4)
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1')
  const directory = (fields: readonly Field[], next: number, start: number): Buffer => {
    let end = start + 2 + fields.length * 12 + 4
    const behind: Buffer[] = []
    const lines = fields.map(({ tag, type, value }) => {
      const inline = value.length <= 4
      const line = Buffer.concat([
        short(tag),
        short(type),
        long(value.length / (sizeOf[type] ?? 1)),
        inline ? Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4) : long(end),
      ])
      if (!inline) {
        behind.push(value)
        end += value.length
      }
      return line
    })
    return Buffer.concat([short(fields.length), ...lines, long(next), ...behind])
  }
  const gps = (start: number) =>
    directory(
      [
        { tag: 0, type: 1, value: Buffer.from([2, 3, 0, 0]) },
        { tag: 1, type: 2, value: text('S') },
        { tag: 2, type: 5, value: Buffer.concat([long(23), long(1), long(33), long(1), long(7), long(1)]) },
        { tag: 7, type: 2, value: text(planted) },
        { tag: 27, type: 7, value: text(planted) },
      ],
      0,
      start,
    )
  const exif = (start: number) =>
    directory(
      [
        { tag: 0x9003, type: 2, value: text('2026:11:20 12:00:00') },
        { tag: 0x927c, type: 7, value: text(`maker ${planted}`) },
        { tag: 0x9286, type: 7, value: text(`UNICODE ${planted}`) },
        { tag: 0xa001, type: 3, value: short(1) },
      ],
      0,
      start,
    )
  const fields = (exifAt: number, gpsAt: number): Field[] => [
    { tag: 0x010e, type: 2, value: text(`seen from ${planted}`) },
    { tag: 0x010f, type: 2, value: text('Camera') },
    { tag: 0x0112, type: 3, value: short(orientation) },
    { tag: 0x8298, type: 2, value: text('Caio Prado') },
    { tag: 0x8769, type: 4, value: long(exifAt) },
    { tag: 0x8825, type: 4, value: long(gpsAt) },
    { tag: 0xc4a5, type: 7, value: text(planted) },
  ]
  const mainBytes = directory(fields(0, 0), 0, 8).length
  const exifAt = 8 + mainBytes
  const gpsAt = exifAt + exif(exifAt).length
  const smallAt = gpsAt + gps(gpsAt).length
  const small = directory([{ tag: 0x0201, type: 4, value: long(smallAt + 18) }], 0, smallAt)
  return Buffer.concat([
    Buffer.from(isLittle ? 'II*\0' : 'MM\0*', 'latin1'),
    long(8),
    directory(fields(exifAt, gpsAt), smallAt, 8),
    exif(exifAt),
    gps(gpsAt),
    small,
    Buffer.from(`small picture ${planted}`),
  ])
}

/** XMP with coordinates as attributes, as elements and in the names that drones use. */
export function xmpPacket(planted: string): string {
  return `<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description
    exif:GPSLatitude="${planted}" drone-dji:GpsLongitude='${planted}' xmp:Rating="5">
    <exif:GPSAltitude>${planted}</exif:GPSAltitude></rdf:Description></x:xmpmeta><?xpacket end="w"?>`
}

/** The segments in which a JPEG may say where it was taken. */
export const jpegPlaces: readonly ((planted: string) => Buffer)[] = [
  (planted) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifBlock(true, 6, planted)])),
  (planted) =>
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifBlock(false, 6, planted)])),
  (planted) => segment(0xe1, `Exif\0\0II*\0\u00ff\u00ff\u00ff\u00ff${planted}`),
  (planted) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmpPacket(planted)}`),
  (planted) => segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${planted}`),
  (planted) => segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x5a\0\x14${planted}`),
  (planted) => segment(0xe2, `MPF\0II*\0${planted}`),
  (planted) => segment(0xe0, `JFXX\0\x10${planted}`),
  (planted) => segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02${planted}`),
  (planted) => segment(0xee, `Adobe\0\x64\0\0\0\0\x01${planted}`),
  (planted) => segment(0xeb, `JP\0\x01${planted}`),
  (planted) => segment(0xef, planted),
  (planted) => segment(0xdc, `\0\x1e${planted}`),
  (planted) => segment(0xf7, planted),
  (planted) => segment(0xc8, planted),
  (planted) => segment(0xfe, `taken at ${planted}`),
  (planted) => Buffer.from(`between ${planted}`),
]

/** The chunks in which a PNG may say where it was made. */
export const pngPlaces: readonly ((planted: string) => Buffer)[] = [
  (planted) => chunk('eXIf', exifBlock(true, 3, planted)),
  (planted) => chunk('eXIf', exifBlock(false, 3, planted)),
  (planted) => chunk('eXIf', planted),
  (planted) => chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmpPacket(planted)}`),
  (planted) => chunk('tEXt', `Raw profile type exif\0${planted}`),
  (planted) =>
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.from(planted))])),
  (planted) => chunk('caBX', planted),
  (planted) => chunk('prVt', planted),
]

/** A picture of noise, so that no two are alike. */
export function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}
