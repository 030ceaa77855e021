import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from './ports/storage.ts'

/** A stored file and its name in the archive; `bytes` is what it must hold. */
export interface ZipEntry {
  name: string
  file: string
  bytes: number
}

/** An archive under way; `bytes` is what the whole will be. */
export interface ZipStream {
  stream: Readable
  bytes: number
}

/**
 * Zips stored files one after the other, as they are: photos do not shrink. A file that is missing, breaks off or has another size
 * breaks the archive off, so that nobody takes a part of it for the whole (D35, trust 0.11).
 */
export function zipFiles(
  storage: Storage,
  entries: readonly ZipEntry[],
  onFailure: (error: unknown) => void,
): ZipStream {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let source: Readable | null = null
  const breakOff = (error: unknown) => {
    if (!output.destroyed) onFailure(error)
    output.destroy(error as Error)
  }
  zip.on('error', breakOff)
  // Whoever turned away leaves no file open.
  output.once('close', () => source?.destroy())
  for (const { name, file, bytes } of entries) {
    zip.addReadStreamLazy(name, { size: bytes, compress: false }, (give) => {
      storage
        .open(file)
        .then((found) => {
          if (found === null) throw new Error(`The stored file ${file} is missing.`)
          source = found.stream
          source.once('error', breakOff)
          if (output.destroyed) source.destroy()
          else give(null, source)
        })
        .catch(breakOff)
    })
  }
  let total = 0
  const learnTotal = (bytes: number) => {
    total = bytes
  }
  zip.end(undefined, learnTotal as () => void)
  return { stream: output, bytes: total }
}
