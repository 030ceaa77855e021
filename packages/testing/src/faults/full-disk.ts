// Loaded before a server (`--import`): as long as the file FULL_DISK is there, files take half of what is written to them and then
// no more, as on a full disk.
import { existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

const marker = process.env.FULL_DISK ?? ''
const any = await open(process.execPath)
const handles = Object.getPrototypeOf(any) as FileHandle
await any.close()

const { writeFile } = handles

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
