import { Readable } from 'node:stream'

/**
 * The bytes of a stream; a `TimeoutError` ends both streams when none came for so many milliseconds while they were awaited. A reader that
 * rests awaits none, so that a slow visitor loses nothing.
 */
export function failingOnSilence(source: Readable, milliseconds: number): Readable {
  const pieces: AsyncIterator<Buffer, undefined> = source[Symbol.asyncIterator]()
  return new Readable({
    read() {
      const timer = setTimeout(() => {
        const error = new Error(`No byte came for ${milliseconds} ms.`)
        this.destroy(Object.assign(error, { name: 'TimeoutError' }))
      }, milliseconds)
      pieces
        .next()
        .finally(() => clearTimeout(timer))
        .then(
          ({ done, value }) => this.push(done ? null : value),
          (error: Error) => this.destroy(error),
        )
    },
    destroy(error, done) {
      source.destroy()
      done(error)
    },
  })
}
