/** A part of a file: its first byte, and the byte behind its last one. */
export interface Span {
  from: number
  until: number
}

/** The bytes of a file ended where there should be more. */
export class EndOfBytes extends Error {}

/** Sets the bytes of pieces that lie in any of these spans to zero, in place; the pieces come in their order, each with its place in the file. */
export function blanker(spans: readonly Span[]): (piece: Uint8Array, at: number) => void {
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  let next = 0
  return (piece, at) => {
    while (next < sorted.length && (sorted[next]?.until ?? 0) <= at) next += 1
    for (let nth = next; nth < sorted.length; nth += 1) {
      const { from, until } = sorted[nth] ?? { from: Number.POSITIVE_INFINITY, until: 0 }
      if (from >= at + piece.length) return
      piece.fill(0, Math.max(from - at, 0), Math.max(Math.min(until - at, piece.length), 0))
    }
  }
}

/** Reads bytes as they arrive: some to be looked at whole, the others handed on piece by piece. */
export class ByteFlow {
  #source: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.of()
  /** How many bytes were taken or handed on. */
  at = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    if (done) return false
    // A copy: the sender of these bytes may look at them again, and ours are changed.
    const piece = Buffer.from(value)
    this.#held = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece])
    return true
  }

  /** The next bytes without taking them; fewer where the file ends before. */
  async peek(count: number): Promise<Buffer> {
    while (this.#held.length < count && (await this.#more())) {}
    return this.#held.subarray(0, count)
  }

  /** Takes the next bytes whole; throws `EndOfBytes` where there are fewer. */
  async take(count: number): Promise<Buffer> {
    const whole = Buffer.allocUnsafeSlow(count)
    let length = 0
    for await (const piece of this.pass(count)) length += piece.copy(whole, length)
    return whole
  }

  /** Hands on the next bytes in pieces, each of them ours to change; throws `EndOfBytes` where there are fewer. */
  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#more())) throw new EndOfBytes()
      const piece = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(piece.length)
      left -= piece.length
      this.at += piece.length
      yield piece
    }
  }

  /** Hands on what is left. */
  async *rest(): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = await this.peek(1)
      if (piece.length === 0) return
      yield* this.pass(this.#held.length)
    }
  }
}
