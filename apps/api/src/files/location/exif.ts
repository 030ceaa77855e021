/** The types of Exif values that are kept, and the bytes of one value. */
const sizes = { ascii: [2, 1], short: [3, 2], long: [4, 4], rational: [5, 8], undefined: [7, 1] } as const
type ValueType = keyof typeof sizes

/** A directory of Exif: which of its tags are kept, and which lead to further directories. */
interface Directory {
  kept: Readonly<Record<number, ValueType>>
  below: Readonly<Record<number, Directory>>
}

/**
 * What stays: how the picture is to be shown, when and with what it was taken, and whose it is. Where it was taken stands in the
 * GPS directory (0x8825), in the maker's own notes and in comments; none of these is listed, nor is what nobody knows yet.
 */
const wanted: Directory = {
  kept: {
    271: 'ascii', // Make
    272: 'ascii', // Model
    274: 'short', // Orientation
    282: 'rational', // XResolution
    283: 'rational', // YResolution
    296: 'short', // ResolutionUnit
    305: 'ascii', // Software
    306: 'ascii', // DateTime
    315: 'ascii', // Artist
    531: 'short', // YCbCrPositioning
    33432: 'ascii', // Copyright
  },
  below: {
    34665: {
      kept: {
        33434: 'rational', // ExposureTime
        33437: 'rational', // FNumber
        34855: 'short', // PhotographicSensitivity
        36864: 'undefined', // ExifVersion
        36867: 'ascii', // DateTimeOriginal
        36868: 'ascii', // DateTimeDigitized
        37386: 'rational', // FocalLength
        40961: 'short', // ColorSpace
        42036: 'ascii', // LensModel
      },
      // Interoperability: "R03" means Adobe RGB where there is no colour profile.
      below: { 40965: { kept: { 1: 'ascii' }, below: {} } },
    },
  },
}

const orientationAlone: Directory = { kept: { 274: 'short' }, below: {} }

/** Longer texts are no names, dates or models. */
const longestValue = 256

interface Entry {
  tag: number
  type: number
  count: number
  value: Buffer
}

interface ReadDirectory {
  entries: Entry[]
  below: { tag: number; directory: ReadDirectory }[]
}

/** Reads and writes numbers in the byte order of a file. */
function numbersOf(tiff: Buffer) {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  return {
    short: (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
    writeShort: (to: Buffer, value: number, at: number) =>
      isLittle ? to.writeUInt16LE(value, at) : to.writeUInt16BE(value, at),
    writeLong: (to: Buffer, value: number, at: number) =>
      isLittle ? to.writeUInt32LE(value, at) : to.writeUInt32BE(value, at),
  }
}

type Numbers = ReturnType<typeof numbersOf>

/** Reads what is wanted of a directory: of each tag its first entry, and nothing that leads out of the block. */
function readDirectory(
  tiff: Buffer,
  numbers: Numbers,
  at: number,
  { kept, below }: Directory,
): ReadDirectory {
  const read: ReadDirectory = { entries: [], below: [] }
  const seen = new Set<number>()
  const count = at + 2 <= tiff.length ? numbers.short(at) : 0
  for (let place = at + 2; place < at + 2 + count * 12 && place + 12 <= tiff.length; place += 12) {
    const tag = numbers.short(place)
    const [inside, wantedType] = [below[tag], kept[tag]]
    if (seen.has(tag)) continue
    seen.add(tag)
    if (inside !== undefined) {
      read.below.push({ tag, directory: readDirectory(tiff, numbers, numbers.long(place + 8), inside) })
    } else if (wantedType !== undefined) {
      const entry = readEntry(tiff, numbers, place, wantedType)
      if (entry !== null) read.entries.push(entry)
    }
  }
  return read
}

function readEntry(tiff: Buffer, numbers: Numbers, place: number, wantedType: ValueType): Entry | null {
  const [type, size] = sizes[wantedType]
  const count = numbers.long(place + 4)
  const bytes = size * count
  if (numbers.short(place + 2) !== type || bytes > longestValue) return null
  const from = bytes <= 4 ? place + 8 : numbers.long(place + 8)
  if (from + bytes > tiff.length) return null
  return { tag: numbers.short(place), type, count, value: Buffer.from(tiff.subarray(from, from + bytes)) }
}

/** Lays a directory out from an offset on, its values and the directories below it behind it. */
function writeDirectory({ entries, below }: ReadDirectory, numbers: Numbers, start: number): Buffer {
  const filled = below.filter(({ directory }) => directory.entries.length + directory.below.length > 0)
  const count = entries.length + filled.length
  const table = Buffer.alloc(2 + count * 12 + 4)
  const behind: Buffer[] = []
  let end = start + table.length
  const append = (part: Buffer): number => {
    const place = end
    const even = part.length % 2 === 0 ? part : Buffer.concat([part, Buffer.alloc(1)])
    behind.push(even)
    end += even.length
    return place
  }
  numbers.writeShort(table, count, 0)
  const lines = [
    ...entries.map((entry) => ({ ...entry, directory: null })),
    ...filled.map((one) => ({ ...one, type: sizes.long[0], count: 1, value: Buffer.of() })),
  ].toSorted((one, other) => one.tag - other.tag)
  for (const [nth, line] of lines.entries()) {
    const place = 2 + nth * 12
    numbers.writeShort(table, line.tag, place)
    numbers.writeShort(table, line.type, place + 2)
    numbers.writeLong(table, line.count, place + 4)
    if (line.directory !== null) {
      numbers.writeLong(table, append(writeDirectory(line.directory, numbers, end)), place + 8)
    } else if (line.value.length <= 4) line.value.copy(table, place + 8)
    else numbers.writeLong(table, append(line.value), place + 8)
  }
  return Buffer.concat([table, ...behind])
}

function rewritten(tiff: Buffer, directory: Directory): Buffer | null {
  const numbers = numbersOf(tiff)
  const read = readDirectory(tiff, numbers, numbers.long(4), directory)
  if (read.entries.length === 0) return null
  const header = Buffer.from(tiff.subarray(0, 8))
  numbers.writeLong(header, 8, 4)
  const written = Buffer.concat([header, writeDirectory(read, numbers, 8)])
  return written.length <= tiff.length ? written : null
}

/**
 * Leaves in an Exif block (as TIFF lays it out) nothing but what is wanted, in place: every other byte becomes zero. False when
 * nothing of it can be kept; the block is then all zeros.
 */
export function cleanExif(tiff: Buffer): boolean {
  const isTiff = /^(?:II\*\0|MM\0\*)$/.test(tiff.toString('latin1', 0, 4)) && tiff.length >= 8
  const kept = isTiff ? (rewritten(tiff, wanted) ?? rewritten(tiff, orientationAlone)) : null
  tiff.fill(0)
  kept?.copy(tiff)
  return kept !== null
}
