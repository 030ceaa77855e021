import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Instant } from '@ensaio/domain'
import type { Storage } from '../adapters/storage/storage.ts'
import { descriptor, directory, dosTime, localHeader, type PlacedEntry } from './zip-format.ts'

/** A stored file and its name in the archive; `bytes` is what it must hold. */
export interface ZipEntry {
  name: string
  /** Folders above it in the archive, outermost first; none by default. */
  folders?: readonly string[]
  file: string
  bytes: number
}

/** A file of an archive that was made for it. */
export interface ZipText {
  name: string
  content: Buffer
}

/** An archive under way; `bytes` is what the whole will be. */
export interface ZipStream {
  stream: Readable
  bytes: number
}

const largestFile = 0xffffffff - 1
const descriptorBytes = 16

/** Each file with its place; what would not be a plain file where it is unpacked is no entry (rule archive-whole). */
function placed(entries: readonly (ZipEntry | ZipText)[], headerOf: (name: string) => Buffer) {
  let offset = 0
  const files = entries.map((one) => {
    const source = 'content' in one ? { content: one.content, file: '' } : { content: null, file: one.file }
    const bytes = 'content' in one ? one.content.length : one.bytes
    const path = [...('folders' in one ? (one.folders ?? []) : []), one.name]
    for (const part of path)
      if (!/^[^/\\:\0]+$/.test(part) || /^\.+$/.test(part)) throw new Error(`Not a name for a file: ${part}`)
    const name = path.join('/')
    if (!(bytes >= 0 && bytes <= largestFile)) throw new Error(`${name} is too large for an archive.`)
    const entry: PlacedEntry & typeof source = { name, ...source, bytes, crc32: 0, offset }
    offset += headerOf(name).length + bytes + descriptorBytes
    return entry
  })
  return { files, end: offset }
}

/**
 * Zips stored files one after the other, as they are: photos do not shrink. A file that is missing, breaks off or has another size
 * breaks the archive off, so that nobody takes a part of it for the whole (rule archive-whole).
 */
export function zipFiles(
  storage: Pick<Storage, 'open'>,
  entries: readonly (ZipEntry | ZipText)[],
  { now, zone, onFailure }: { now: Instant; zone?: string | undefined; onFailure: (error: unknown) => void },
): ZipStream {
  const at = dosTime(now, zone)
  const headerOf = (name: string) => localHeader(name, at)
  const { files, end } = placed(entries, headerOf)
  let source: Readable | null = null
  let isLeft = false

  async function* bytesOf({ content, file, bytes }: { content: Buffer | null; file: string; bytes: number }) {
    if (content !== null) {
      yield content
      return
    }
    const found = await storage.open(file)
    if (found === null) throw new Error(`The stored file ${file} is missing.`)
    source = found.stream
    if (isLeft) source.destroy()
    let got = 0
    for await (const part of source as AsyncIterable<Buffer>) {
      got += part.length
      if (got > bytes) break
      yield part
    }
    if (got !== bytes) throw new Error(`The stored file ${file} does not have its ${bytes} bytes.`)
  }

  async function* parts() {
    // What ends one file and starts the next leaves in one piece.
    let between: Buffer = Buffer.of()
    for (const entry of files) {
      yield Buffer.concat([between, headerOf(entry.name)])
      for await (const part of bytesOf(entry)) {
        entry.crc32 = crc32(part, entry.crc32)
        yield part
      }
      between = descriptor(entry)
    }
    yield Buffer.concat([between, directory(files, end, at)])
  }

  async function* told() {
    try {
      yield* parts()
    } catch (error) {
      if (!isLeft) onFailure(error)
      throw error
    }
  }

  const bytes = told()
  const stream = new Readable({
    read() {
      bytes.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      )
    },
    // Whoever turned away leaves no file open.
    destroy(error, done) {
      isLeft = true
      source?.destroy()
      done(error)
    },
  })
  return { stream, bytes: end + directory(files, end, at).length }
}
