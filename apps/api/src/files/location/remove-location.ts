import type { FileKind } from '../file-kind.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPdf } from './pdf.ts'
import { cleanPng } from './png.ts'

/**
 * Takes out of a photo or plan what says where it was made, in place: its length stays, and every byte that draws it. False when
 * something is in there that cannot be taken out. A dwg is left as it is: its coordinates are its drawing.
 */
export function removeLocation(bytes: Buffer, kind: FileKind): boolean {
  if (kind === 'pdf') return cleanPdf(bytes)
  if (kind === 'jpg') cleanJpeg(bytes)
  if (kind === 'png') cleanPng(bytes)
  return true
}
