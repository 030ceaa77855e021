import { paper } from '@ensaio/domain'
import { drawAnew } from '../../files/draw-picture.ts'

/** The icons of an installed app: two sizes in px, and one of 512 px of which a device may cut off all around a circle. */
export const iconSizes = ['192', '512', 'maskable'] as const
export type IconSize = (typeof iconSizes)[number]

/** Is this a size of icons? */
export function isIconSize(text: string): text is IconSize {
  return iconSizes.some((size) => size === text)
}

/** The share of the icon's side that the logo may take; of a maskable one, the diameter of the circle that stays. */
const share = { plain: 0.84, maskable: 0.8 }

/** Draws a logo of any shape as a square icon on the surface of cards, whole and in the middle. Throws when the logo cannot be read. */
export async function drawIcon(logo: Uint8Array, size: IconSize): Promise<Buffer> {
  const side = size === 'maskable' ? 512 : Number(size)
  return drawAnew(logo, async (upright) => {
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
  })
}
