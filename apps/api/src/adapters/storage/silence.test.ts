import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failingOnSilence } from './silence.ts'

const patience = 1000
let source: Readable
let stream: Readable
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  source = new Readable({ read: () => undefined })
  stream = failingOnSilence(source, patience)
})
afterEach(() => {
  vi.useRealTimers()
})

test('the bytes arrive whole, however long all of them take', async () => {
  const read = buffer(stream)
  for (const piece of ['a', 'b', 'c', null]) {
    await vi.advanceTimersByTimeAsync(patience - 1)
    source.push(piece)
  }
  expect(String(await read)).toBe('abc')
  expect(vi.getTimerCount()).toBe(0)
})

test('silence while bytes are awaited ends both streams', async () => {
  const read = expect(buffer(stream)).rejects.toMatchObject({ name: 'TimeoutError' })
  source.push('a')
  await vi.advanceTimersByTimeAsync(patience)
  await read
  expect(source.destroyed).toBe(true)
})

test('a reader may rest as long as it likes', async () => {
  const piece = Buffer.alloc(stream.readableHighWaterMark, 'a')
  source.push(piece)
  expect(await new Promise((resolve) => stream.once('readable', () => resolve(stream.readableLength)))).toBe(
    piece.length,
  )
  await vi.advanceTimersByTimeAsync(100 * patience)
  source.push('b')
  source.push(null)
  expect((await buffer(stream)).length).toBe(piece.length + 1)
})

test('an error of the source is passed on, and a reader that leaves ends the source', async () => {
  const read = buffer(stream)
  source.destroy(new Error('cut'))
  await expect(read).rejects.toThrow('cut')
  const left = new Readable({ read: () => undefined })
  failingOnSilence(left, patience).destroy()
  expect(left.destroyed).toBe(true)
})
