import { constants, deflateSync, inflateSync } from 'node:zlib'
import { cleanJpeg } from './jpeg.ts'

const mostInflated = 32 * 1024 * 1024
/** What names of coordinates have in common, for a first look. */
const hints = ['GPS', 'Gps', 'GPTS', 'LGIDict']

const spaces = (text: string) => ' '.repeat(text.length)
const zeros = (text: string) => text.replace(/\d/g, '0')

/** Where coordinates stand: in XMP as attributes or elements, in maps as arrays; each with what takes their place, of the same length. */
const coordinates: readonly [
  RegExp,
  (all: string, before: string, value: string, after: string) => string,
][] = [
  [
    /(\bG(?:PS|ps)\w+\s*=\s*["'])([^"']*)(["'])/g,
    (_, before, value, after) => before + spaces(value) + after,
  ],
  [/(<[\w-]+:G(?:PS|ps)\w+[^>]*>)([^<]*)(<)/g, (_, before, value, after) => before + spaces(value) + after],
  [
    /(\/(?:GPTS|CTM|Registration)\s*\[)((?:[^[\]]|\[[^\]]*\])*)(\])/g,
    (_, before, value, after) => before + zeros(value) + after,
  ],
]
/** An array of coordinates that stands elsewhere. */
const indirect = /\/GPTS\s+\d+\s+\d+\s+R/

function withoutCoordinates(text: string): string {
  return coordinates.reduce((left, [where, instead]) => left.replace(where, instead), text)
}

/** Blanks coordinates in place; false when there are some that it cannot reach. */
function cleanText(bytes: Buffer): boolean {
  if (!hints.some((hint) => bytes.includes(hint))) return true
  const text = bytes.toString('latin1')
  bytes.write(withoutCoordinates(text), 'latin1')
  return !indirect.test(text)
}

/** Cleans one compressed stream, and writes it back where it was: blanked, it compresses no worse. False when it does not fit. */
function cleanCompressed(stream: Buffer, left: number): { isClean: boolean; inflated: number } {
  let content: Buffer
  try {
    content = inflateSync(stream, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    // Packed in another way, or not at all.
    return { isClean: true, inflated: 0 }
  }
  const before = Buffer.from(content)
  const isClean = cleanStream(content)
  if (before.equals(content)) return { isClean, inflated: content.length }
  const packed = deflateSync(content, { level: 9 })
  if (packed.length > stream.length) return { isClean: false, inflated: content.length }
  stream.fill(0)
  packed.copy(stream)
  return { isClean, inflated: content.length }
}

function cleanStream(stream: Buffer): boolean {
  if (stream.toString('latin1', 0, 3) === '\u00ff\u00d8\u00ff') {
    cleanJpeg(stream)
    return true
  }
  return cleanText(stream)
}

/** How many bytes of line break stand before a keyword: they are no part of the stream. */
function lineBreakBefore(pdf: Buffer, at: number): number {
  if (pdf[at - 1] !== 0x0a) return pdf[at - 1] === 0x0d ? 1 : 0
  return pdf[at - 2] === 0x0d ? 2 : 1
}

/**
 * Takes out of a PDF what says where it or a photo in it was made, in place: coordinates in XMP and of maps, and the metadata of
 * embedded JPEGs, compressed ones too. False when some are in there that cannot be blanked without moving the rest.
 */
export function cleanPdf(pdf: Buffer): boolean {
  let isClean = true
  let left = mostInflated
  let plain = 0
  for (const { index, 0: keyword } of pdf.toString('latin1').matchAll(/\bstream\r?\n/g)) {
    const start = index + keyword.length
    const end = pdf.indexOf('endstream', start)
    if (start < plain || end === -1) continue
    isClean = cleanText(pdf.subarray(plain, start)) && isClean
    plain = end
    const stream = pdf.subarray(start, end - lineBreakBefore(pdf, end))
    const packed = cleanCompressed(stream, left)
    left = Math.max(1, left - packed.inflated)
    isClean = packed.isClean && isClean
    if (packed.inflated === 0) isClean = cleanStream(stream) && isClean
  }
  return cleanText(pdf.subarray(plain)) && isClean
}
