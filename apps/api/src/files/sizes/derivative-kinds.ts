import { drawnSize, drawnSizes } from '@ensaio/domain'

/** Pictures of a photo for screens: AVIF beside the WebP that an upload draws, JPEG for browsers that take neither, and the picture of a shared address. */
const screenKinds = ['thumbnail-avif', 'preview-avif', 'thumbnail-jpg', 'preview-jpg', 'share'] as const

/** Every picture that is drawn from a photo after its upload, at most once for each photo (rule derivatives-once). */
export const derivativeKinds = [...drawnSizes, ...screenKinds] as const
export type DerivativeKind = (typeof derivativeKinds)[number]
export type ScreenKind = (typeof screenKinds)[number]

/** Is it a picture for screens, and not a size that is downloaded? */
export function isScreenKind(kind: DerivativeKind): kind is ScreenKind {
  return screenKinds.some((one) => one === kind)
}

/** The kinds that are drawn as soon as a photo is delivered; others are drawn when somebody asks for one. */
export const kindsMadeAhead: readonly DerivativeKind[] = [
  ...drawnSizes.filter((size) => drawnSize(size).isMadeAhead),
  'thumbnail-avif',
  'preview-avif',
]

/** The ending of a kind's files. */
export function extensionOfKind(kind: DerivativeKind): 'avif' | 'jpg' {
  return kind.endsWith('-avif') ? 'avif' : 'jpg'
}
