// Loaded before a server (`--import`), fills its disk for tests: while the file FULL_DISK exists, each write stores half of its bytes and
// fails with ENOSPC.
import { existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

const marker = process.env.FULL_DISK ?? ''
const file = await open(process.execPath)
const handles = Object.getPrototypeOf(file) as FileHandle
await file.close()

const { writeFile } = handles

/** The first piece of what is to be written. */
async function firstPart(content: unknown): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  for await (const part of content as AsyncIterable<Uint8Array>) return part
  return new Uint8Array()
}

handles.writeFile = async function (this: FileHandle, content, ...options) {
  if (!existsSync(marker)) return writeFile.call(this, content, ...options)
  const part = await firstPart(content)
  await writeFile.call(this, part.subarray(0, Math.ceil(part.length / 2)))
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}
