const recordSize = 22
const longestComment = 0xffff
const signature = 0x06054b50

/** Does a zip have its "end of central directory" record, which a truncated one lacks? */
export async function endsAsZip(archive: Blob): Promise<boolean> {
  const tail = new DataView(await archive.slice(-recordSize - longestComment).arrayBuffer())
  for (let at = tail.byteLength - recordSize; at >= 0; at -= 1) {
    const comment = tail.byteLength - recordSize - at
    if (tail.getUint32(at, true) === signature && tail.getUint16(at + 20, true) === comment) return true
  }
  return false
}
