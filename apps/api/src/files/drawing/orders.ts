import type { Crop, Pixels } from '@ensaio/domain'
import type { IconSize } from '../../http/pages/office-icon.ts'
import type { DerivativeKind } from '../sizes/derivative-kinds.ts'
import { drawDerivative } from './draw-derivative.ts'
import { drawIcon } from './draw-icon.ts'
import {
  drawForPaper,
  drawLogo,
  drawPhoto,
  drawPicture,
  measurePicture,
  type PictureSize,
  provePicture,
} from './draw-picture.ts'

/** The work of the drawing process, by the name of an order: each takes the bytes of a jpg or png, and throws when they cannot be read. */
export const orders = {
  /** Reads the size as it is shown, in px. */
  measure: (bytes: Uint8Array, _wanted: null) => measurePicture(bytes),
  /** Decodes to the end, and keeps nothing. */
  prove: (bytes: Uint8Array, _wanted: null) => provePicture(bytes),
  /** Reads the size of an uploaded photo, and draws its pictures for screens. */
  photo: (bytes: Uint8Array, _wanted: null) => drawPhoto(bytes),
  /** A WebP for screens. */
  picture: (bytes: Uint8Array, size: PictureSize) => drawPicture(bytes, size),
  /** A size to download, or another picture of a photo (rule derivatives-once). */
  derivative: (bytes: Uint8Array, { kind, crop }: { kind: DerivativeKind; crop: Crop | null }) =>
    drawDerivative(bytes, kind, crop),
  /** A JPEG cut to so many px, for a PDF. */
  paper: (bytes: Uint8Array, size: Pixels) => drawForPaper(bytes, size),
  /** A PNG of at most 600 px. */
  logo: (bytes: Uint8Array, _wanted: null) => drawLogo(bytes),
  /** A square PNG with a logo in its middle. */
  icon: (bytes: Uint8Array, size: IconSize) => drawIcon(bytes, size),
}

export type Orders = typeof orders
