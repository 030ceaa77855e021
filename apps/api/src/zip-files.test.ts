import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Storage } from './ports/storage.ts'
import { zipFiles } from './zip-files.ts'

/** Files of so many zero bytes that count how many are open. */
function zeros(bytes: number, content: () => Readable = () => Readable.from([Buffer.alloc(bytes)])) {
  const open = new Set<Readable>()
  let opened = 0
  const storage: Pick<Storage, 'open'> = {
    async open() {
      const stream = content()
      opened += 1
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      return { bytes, stream }
    },
  }
  return { storage: storage as Storage, open, opened: () => opened }
}

const entries = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, file: `photos/${index}.jpg`, bytes }))

test('the announced length is the length', async () => {
  const { storage } = zeros(1000)
  const zip = zipFiles(storage, entries(40, 1000), () => undefined)
  expect((await buffer(zip.stream)).length).toBe(zip.bytes)
})

test('opens one file at a time', async () => {
  const { storage, open } = zeros(100_000)
  const zip = zipFiles(storage, entries(50, 100_000), () => undefined)
  let most = 0
  for await (const _ of zip.stream) most = Math.max(most, open.size)
  expect(most).toBeLessThanOrEqual(2)
})

test('nobody reading, nothing is opened beyond what fits', async () => {
  const { storage, opened } = zeros(100_000)
  const zip = zipFiles(storage, entries(50, 100_000), () => undefined)
  await once(zip.stream, 'readable')
  expect(opened()).toBeLessThan(5)
  zip.stream.destroy()
})

test('whoever turns away closes the file that is open', async () => {
  const endless = new PassThrough()
  endless.write(Buffer.alloc(10))
  const { storage, open } = zeros(1_000_000, () => endless)
  const zip = zipFiles(storage, entries(3, 1_000_000), () => undefined)
  await once(zip.stream, 'readable')
  expect(open.size).toBe(1)
  const closed = once(endless, 'close')
  zip.stream.destroy()
  await closed
  expect(open.size).toBe(0)
})

test('a file that breaks off breaks the archive off, and is told once', async () => {
  const said: unknown[] = []
  const { storage } = zeros(1000, () => {
    const broken = new Readable({ read: () => undefined })
    setImmediate(() => broken.destroy(new Error('the disk is gone')))
    return broken
  })
  const zip = zipFiles(storage, entries(3, 1000), (error) => said.push(error))
  await expect(buffer(zip.stream)).rejects.toThrow('the disk is gone')
  expect(said).toEqual([new Error('the disk is gone')])
})
