import { defaultZone, type Instant, wallClock } from '@ensaio/domain'

/** A file in an archive, stored as it is. */
export interface PlacedEntry {
  name: string
  bytes: number
  crc32: number
  /** Where its header starts. */
  offset: number
}

const most16 = 0xffff
const most32 = 0xffffffff
/** Needed to unpack: 2.0, or 4.5 where 32 bits are too few. */
const [usual, large] = [20, 45]
/** Sum and sizes follow the file; the name is UTF-8. */
const flags = 0x0808
/** Made on Unix: a file that its owner may write and everybody may read. */
const [madeOnUnix, plainFile] = [3 << 8, 0o100644]

type Field = [bytes: 2 | 4 | 8, value: number]

function record(fields: readonly Field[], ...rest: Uint8Array[]): Buffer {
  const about = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) about.writeBigUInt64LE(BigInt(value), at)
    else about.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return rest.length === 0 ? about : Buffer.concat([about, ...rest])
}

/** An instant as archives tell it: date and time on the clock of a zone, to two seconds (rule archive-whole). */
export function dosTime(now: Instant, zone: string = defaultZone): { date: number; time: number } {
  const { date, time } = wallClock(now, zone)
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { date: ((year - 1980) << 9) | (month << 5) | day, time: (hour << 11) | (minute << 5) }
}

type DosTime = ReturnType<typeof dosTime>

/** What stands before a file. */
export function localHeader(name: string, { date, time }: DosTime): Buffer {
  const text = Buffer.from(name)
  const about: Field[] = [
    [4, 0x04034b50],
    [2, usual],
    [2, flags],
    [2, 0],
    [2, time],
    [2, date],
    ...([0, 0, 0].map((unknown) => [4, unknown]) as Field[]),
    [2, text.length],
    [2, 0],
  ]
  return record(about, text)
}

/** What stands behind a file: its sum and sizes. */
export function descriptor({ crc32, bytes }: Pick<PlacedEntry, 'crc32' | 'bytes'>): Buffer {
  return record([
    [4, 0x08074b50],
    [4, crc32],
    [4, bytes],
    [4, bytes],
  ])
}

function directoryEntry({ name, bytes, crc32, offset }: PlacedEntry, { date, time }: DosTime): Buffer {
  const text = Buffer.from(name)
  const isFar = offset >= most32
  const far: Field[] = [
    [2, 1],
    [2, 8],
    [8, offset],
  ]
  const extra = isFar ? record(far) : Buffer.of()
  const about: Field[] = [
    [4, 0x02014b50],
    [2, madeOnUnix | (isFar ? large : usual)],
    [2, isFar ? large : usual],
    [2, flags],
    [2, 0],
    [2, time],
    [2, date],
    [4, crc32],
    [4, bytes],
    [4, bytes],
    [2, text.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, plainFile * 2 ** 16],
    [4, Math.min(offset, most32)],
  ]
  return record(about, text, extra)
}

/** The table of contents that ends an archive; `start` is where it begins. Past 4 GB or 65,534 files it is one of ZIP64. */
export function directory(entries: readonly PlacedEntry[], start: number, at: DosTime): Buffer {
  const listed = Buffer.concat(entries.map((entry) => directoryEntry(entry, at)))
  const [count, bytes] = [entries.length, listed.length]
  const isLarge = count >= most16 || bytes >= most32 || start >= most32
  const far: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, madeOnUnix | large],
    [2, large],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, bytes],
    [8, start],
    [4, 0x07064b50],
    [4, 0],
    [8, start + bytes],
    [4, 1],
  ]
  const end: Field[] = [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(bytes, most32)],
    [4, Math.min(start, most32)],
    [2, 0],
  ]
  return Buffer.concat([listed, ...(isLarge ? [record(far)] : []), record(end)])
}
