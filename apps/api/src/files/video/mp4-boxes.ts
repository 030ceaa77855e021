/** A box of an MP4 in a buffer, by its places there. */
export interface Box {
  type: string
  start: number
  /** The offset of its content. */
  content: number
  end: number
}

/** Reads the boxes of a part of a buffer; null when one of them leads out of it. */
export function boxesOf(bytes: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    if (end - at < 8) {
      // QuickTime ends some lists of boxes by a zero.
      if (bytes.subarray(at, end).every((byte) => byte === 0)) break
      return null
    }
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && end - at < 16) return null
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const content = at + (isLong ? 16 : 8)
    if (size < content - at || at + size > end) return null
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content, end: at + size })
    at += size
  }
  return boxes
}

/** Makes a box one that every reader skips, of the same length, and its content zeros. */
export function freeBox(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}
