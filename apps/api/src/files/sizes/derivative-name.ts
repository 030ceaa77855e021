import { createHash } from 'node:crypto'
import type { Crop } from '@ensaio/domain'
import sharp from 'sharp'
import { type DerivativeKind, extensionOfKind } from './derivative-kinds.ts'

/** To be raised when `drawDerivative` draws other bytes than before: files of the old way keep their names, new ones get others. */
const drawing = 1

/**
 * The name of the file that a kind of picture of a stored photo gets. The same picture always has the same name, so that drawing it twice
 * leaves one file (rule derivatives-once); nobody can guess it who does not know the photo's.
 */
export function derivativeName(photoFile: string, kind: DerivativeKind, crop: Crop | null): string {
  const part = crop && [crop.x, crop.y, crop.width, crop.height]
  const told = JSON.stringify([drawing, sharp.versions.vips, photoFile, kind, part])
  const hash = createHash('sha256').update(told).digest('hex').slice(0, 32)
  return `sizes/${hash}.${extensionOfKind(kind)}`
}
