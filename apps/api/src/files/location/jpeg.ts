import { cleanExif } from './exif.ts'

const marker = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dnl: 0xdc,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  com: 0xfe,
}

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7
/** Frames, tables and scans: what the picture itself is made of, and readers check the length of. */
const draws = (code: number) => code >= 0xc0 && code <= 0xdd && code !== 0xc8 && code !== marker.dnl
const standsAlone = (code: number) => isRestart(code) || code === marker.soi || code === 0x01

/** How many bytes of a segment are kept, by what it begins with; all other segments are emptied. */
const keptSegments: readonly { code: number; start: string; bytes: number }[] = [
  // Without its small picture.
  { code: marker.app0, start: 'JFIF\0', bytes: 14 },
  { code: marker.app2, start: 'ICC_PROFILE\0', bytes: Number.POSITIVE_INFINITY },
  // How many lines there are.
  { code: marker.dnl, start: '', bytes: 2 },
  // How the colours are stored.
  { code: marker.app14, start: 'Adobe', bytes: 12 },
]
const exifStart = 'Exif\0\0'

/** Where a scan that begins here ends: at the next marker that is not part of it. */
function scanEnd(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const code = jpeg[at + 1]
    if (code !== undefined && code !== 0 && code !== 0xff && !isRestart(code)) return at
  }
  return jpeg.length
}

/** Turns a segment into an empty comment of the same length. */
function empty(jpeg: Buffer, at: number, content: Buffer): void {
  jpeg[at + 1] = marker.com
  content.fill(0)
}

/**
 * Takes out of a JPEG what says where it was taken, in place and without touching the picture: of Exif its known harmless fields
 * stay (orientation among them), and the colour profile; XMP, IPTC, makers' segments, comments and what stands behind the picture
 * become zeros. The length stays, and so do all offsets.
 */
export function cleanJpeg(jpeg: Buffer): void {
  let hasExif = false
  for (let at = 2; at + 1 < jpeg.length; ) {
    const code = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff || code === 0) {
      // Readers skip what stands between two segments.
      jpeg[at] = 0
      at += 1
      continue
    }
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === marker.eoi) {
      jpeg.fill(0, at + 2)
      return
    }
    if (standsAlone(code)) {
      at += 2
      continue
    }
    const end = at + 2 + (at + 3 < jpeg.length ? jpeg.readUInt16BE(at + 2) : 0)
    if (end < at + 4 || end > jpeg.length) {
      jpeg.fill(0, at)
      return
    }
    const content = jpeg.subarray(at + 4, end)
    if (!draws(code)) hasExif = clean(jpeg, { at, code, content }, hasExif) || hasExif
    at = code === marker.sos ? scanEnd(jpeg, end) : end
  }
}

/** Keeps of one segment what is kept; says whether that was the picture's Exif, of which there is one. */
function clean(
  jpeg: Buffer,
  { at, code, content }: { at: number; code: number; content: Buffer },
  hasExif: boolean,
): boolean {
  const start = content.toString('latin1', 0, 12)
  if (code === marker.app1 && start.startsWith(exifStart) && !hasExif) {
    if (cleanExif(content.subarray(exifStart.length))) return true
  }
  const kept = keptSegments.find((one) => one.code === code && start.startsWith(one.start))
  if (kept === undefined) empty(jpeg, at, content)
  else content.fill(0, Math.min(kept.bytes, content.length))
  return false
}
