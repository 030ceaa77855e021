import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadedFile } from './uploaded-file.ts'

/** A file out of a form that waits outside of memory, so that many at once do not fill it. Take it or close it. */
export class SpooledFile {
  readonly #file: FileHandle
  readonly #name: string

  constructor(file: FileHandle, name: string) {
    this.#file = file
    this.#name = name
  }

  /** Moves the whole file into memory. */
  async take(): Promise<UploadedFile> {
    const { size } = await this.#file.stat()
    const bytes = Buffer.allocUnsafeSlow(size)
    if (size > 0) await this.#file.read(bytes, 0, size, 0)
    await this.close()
    return new UploadedFile(bytes, this.#name)
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** Files are not part of what is compared or searched as text. */
  toJSON(): null {
    return null
  }
}

/** Writes an arriving file to a temporary one, whose name is gone at once, so that nothing stays behind whatever happens. */
export async function spoolFile(content: AsyncIterable<Uint8Array>, name: string): Promise<SpooledFile> {
  const path = join(tmpdir(), `ensaio-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    for await (const piece of content) await file.writeFile(piece)
    return new SpooledFile(file, name)
  } catch (error) {
    await file.close()
    throw error
  }
}
