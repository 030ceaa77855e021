import { paper } from '@ensaio/domain'
import type { IconSize } from '../../http/pages/office-icon.ts'
import { openUpright } from './draw-picture.ts'

/** The share of the icon's side that the logo may take; of a maskable one, the diameter of the circle that stays. */
const share = { plain: 0.84, maskable: 0.8 }

/** Draws a logo of any shape as a square icon on the surface of cards, whole and in the middle. Throws when the logo cannot be read. */
export async function drawIcon(logo: Uint8Array, size: IconSize): Promise<Buffer> {
  const side = size === 'maskable' ? 512 : Number(size)
  const upright = openUpright(logo)
  const { width, height } = (await upright.metadata()).autoOrient
  const room =
    size === 'maskable' ? share.maskable / Math.hypot(width, height) : share.plain / Math.max(width, height)
  const inside = (length: number) => Math.max(1, Math.round(length * room * side))
  const [shownWidth, shownHeight] = [inside(width), inside(height)]
  const left = Math.floor((side - shownWidth) / 2)
  const top = Math.floor((side - shownHeight) / 2)
  return upright
    .resize({ width: shownWidth, height: shownHeight, fit: 'fill' })
    .extend({
      left,
      top,
      right: side - shownWidth - left,
      bottom: side - shownHeight - top,
      background: { r: 255, g: 255, b: 255, alpha: 0 },
    })
    .flatten({ background: paper.light.surface })
    .png()
    .toBuffer()
}
