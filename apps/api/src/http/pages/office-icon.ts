import type { Publisher } from '@ensaio/domain'

/** The icons of an installed app: two sizes in px, and one of 512 px of which a device may cut off all around a circle. */
export const iconSizes = ['192', '512', 'maskable'] as const
export type IconSize = (typeof iconSizes)[number]

/** Is this a size of icons? */
export function isIconSize(text: string): text is IconSize {
  return iconSizes.some((size) => size === text)
}

/** The path of the back office. */
export const officeBase = '/backoffice/'

/** The icons of an app of the standard brand, which its build holds. */
const standardIcons: Record<IconSize, string> = {
  '192': `${officeBase}icon-192.png`,
  '512': `${officeBase}icon-512.png`,
  maskable: `${officeBase}icon-maskable.png`,
}

/** The stem of the logo's file, which changes with each logo; null for a house without one. */
export function logoStem(publisher: Publisher | undefined): string | null {
  return /^\/api\/files\/logos\/([\da-f]+)\.png$/.exec(publisher?.logo ?? '')?.[1] ?? null
}

/** The address of an icon of the back office: of the house's logo where it has one (rule house-brand). */
export function officeIcon(publisher: Publisher | undefined, size: IconSize): string {
  const stem = logoStem(publisher)
  return stem === null ? standardIcons[size] : `${officeBase}house-icon/${stem}-${size}.png`
}
