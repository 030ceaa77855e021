import { crc32 } from 'node:zlib'
import { cleanExif } from './exif.ts'

/** Chunks that say how the picture is drawn: its colours, its density, its frames. Critical ones begin with a capital. */
const kept = new Set(
  'cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST tRNS pHYs sPLT tIME acTL fcTL fdAT'.split(' '),
)
const isCritical = (type: string) => /^[A-Z]/.test(type)
/** A chunk that every reader skips: private, not critical, safe to copy. */
const filler = 'paDd'

/** Takes out of a PNG what says where it was made, in place: texts, XMP and what stands behind the picture become zeros, of Exif its known harmless fields stay. */
export function cleanPng(png: Buffer): void {
  let at = 8
  for (let type = ''; type !== 'IEND' && at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) break
    type = png.toString('latin1', at + 4, at + 8)
    const content = png.subarray(at + 8, end - 4)
    const isClean = type === 'eXIf' ? cleanExif(content) : isCritical(type) || kept.has(type)
    if (!isClean) {
      png.write(filler, at + 4, 'latin1')
      content.fill(0)
    }
    if (!isClean || type === 'eXIf') png.writeUInt32BE(crc32(png.subarray(at + 4, end - 4)), end - 4)
    at = end
  }
  png.fill(0, at)
}
