import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { type Entry, fromBuffer, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Storage } from '../adapters/storage/storage.ts'
import { zipFiles } from './zip-files.ts'
import { directory, dosTime } from './zip-format.ts'

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

const now = '2026-11-20T15:00:00.000Z'
const quiet = { now, onFailure: () => undefined }
const entries = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, file: `photos/${index}.jpg`, bytes }))

test('the announced length is the length', async () => {
  const { storage } = zeros(1000)
  const zip = zipFiles(storage, entries(40, 1000), quiet)
  expect((await buffer(zip.stream)).length).toBe(zip.bytes)
})

test('opens one file at a time', async () => {
  const { storage, open } = zeros(100_000)
  const zip = zipFiles(storage, entries(50, 100_000), quiet)
  let most = 0
  for await (const _ of zip.stream) most = Math.max(most, open.size)
  expect(most).toBeLessThanOrEqual(2)
})

test('nobody reading, nothing is opened beyond what fits', async () => {
  const { storage, opened } = zeros(100_000)
  const zip = zipFiles(storage, entries(50, 100_000), quiet)
  await once(zip.stream, 'readable')
  expect(opened()).toBeLessThan(5)
  zip.stream.destroy()
})

test('whoever turns away closes the file that is open', async () => {
  const endless = new PassThrough()
  endless.write(Buffer.alloc(10))
  const { storage, open } = zeros(1_000_000, () => endless)
  const zip = zipFiles(storage, entries(3, 1_000_000), quiet)
  zip.stream.resume()
  await vi.waitFor(() => expect(open.size).toBe(1))
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
  const zip = zipFiles(storage, entries(3, 1000), { now, onFailure: (error) => said.push(error) })
  await expect(buffer(zip.stream)).rejects.toThrow('the disk is gone')
  expect(said).toEqual([new Error('the disk is gone')])
})

test.each(['../1.jpg', 'a/../../1.jpg', '/etc/passwd', 'C:1.jpg', 'a\\1.jpg', '..', '', 'a\0.jpg'])(
  'no entry is called %j',
  (name) => {
    const { storage } = zeros(10)
    expect(() => zipFiles(storage, [{ name, file: 'photos/1.jpg', bytes: 10 }], quiet)).toThrow('Not a name')
  },
)

/** What another program finds in an archive. */
function listed(open: (done: (error: Error | null, zip: ZipFile) => void) => void): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    open((error, zip) => {
      if (error) return reject(error)
      const found: Entry[] = []
      zip.on('entry', (entry: Entry) => found.push(entry)).on('end', () => resolve(found))
      zip.on('error', reject)
    })
  })
}

test('names outside ASCII, sizes, sums and São Paulo’s time are read back', async () => {
  const { storage } = zeros(9, () => Readable.from([Buffer.from('12345'), Buffer.from('6789')]))
  const wanted = { name: '01_área comum.jpg', file: 'photos/1.jpg', bytes: 9 }
  const whole = await buffer(zipFiles(storage, [wanted], quiet).stream)
  const [entry] = await listed((done) => fromBuffer(whole, {}, done))
  // The sum that every description of CRC-32 gives for these nine digits.
  expect(entry).toMatchObject({ fileName: wanted.name, uncompressedSize: 9, crc32: 0xcbf43926 })
  expect(entry?.getLastModDate({ timezone: 'UTC' }).toISOString()).toBe('2026-11-20T12:00:00.000Z')
})

/** The end of an archive whose beginning is zeros that nobody keeps. */
class FarEnd extends RandomAccessReader {
  readonly #start: number
  readonly #end: Buffer

  constructor(start: number, end: Buffer) {
    super()
    this.#start = start
    this.#end = end
  }

  override _readStreamForRange(from: number, to: number): Readable {
    const zerosBefore = Buffer.alloc(Math.max(0, this.#start - from))
    const rest = this.#end.subarray(Math.max(0, from - this.#start), to - this.#start)
    return Readable.from([Buffer.concat([zerosBefore, rest])])
  }
}

test.each([
  ['past 4 GB', 3, 3_000_000_000],
  ['of more than 65,535 files', 70_000, 10],
])('an archive %s is one of ZIP64', async (_, count, bytes) => {
  const files = Array.from({ length: count }, (_, index) => {
    return { name: `${index}.jpg`, bytes, crc32: index, offset: index * (bytes + 60) }
  })
  const start = count * (bytes + 60)
  const end = directory(files, start, dosTime(now))
  const found = await listed((done) =>
    start < 2 ** 24
      ? fromBuffer(Buffer.concat([Buffer.alloc(start), end]), {}, done)
      : fromRandomAccessReader(new FarEnd(start, end), start + end.length, {}, done),
  )
  expect(found.length).toBe(count)
  for (const place of [0, 1, count - 1]) {
    expect(found[place]).toMatchObject({
      fileName: `${place}.jpg`,
      uncompressedSize: bytes,
      crc32: place,
      relativeOffsetOfLocalHeader: place * (bytes + 60),
    })
  }
})

test.each([
  ['less', 999],
  ['more', 1001],
])('a file with %s bytes than it must hold breaks the archive off', async (_, bytes) => {
  const { storage } = zeros(bytes)
  await expect(buffer(zipFiles(storage, entries(2, 1000), quiet).stream)).rejects.toThrow('1000 bytes')
})
