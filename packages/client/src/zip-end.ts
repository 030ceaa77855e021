const recordSize = 22
const longestComment = 0xffff
const signature = 0x06054b50

/** Does an archive have its last record, which a cut one lacks (zip, "end of central directory")? */
export async function endsAsZip(archive: Blob): Promise<boolean> {
  const tail = new DataView(await archive.slice(-recordSize - longestComment).arrayBuffer())
  for (let at = tail.byteLength - recordSize; at >= 0; at -= 1) {
    const comment = tail.byteLength - recordSize - at
    if (tail.getUint32(at, true) === signature && tail.getUint16(at + 20, true) === comment) return true
  }
  return false
}
