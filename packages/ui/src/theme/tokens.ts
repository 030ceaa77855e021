import { css } from 'styled-components'
import type { Palette, ToneName } from './brand.ts'

type ColorName = Exclude<keyof Palette, 'tones' | 'shadow'>

/** Colours as CSS variables of the nearest theme; `Palette` names the colours allowed on each. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  ink: 'var(--color-ink)',
  inkSoft: 'var(--color-inkSoft)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-lineStrong)',
  action: 'var(--color-action)',
  actionStrong: 'var(--color-actionStrong)',
  onAction: 'var(--color-onAction)',
  actionSoft: 'var(--color-actionSoft)',
  gold: 'var(--color-gold)',
  onGold: 'var(--color-onGold)',
  danger: 'var(--color-danger)',
  dangerStrong: 'var(--color-dangerStrong)',
  onDanger: 'var(--color-onDanger)',
  dangerSoft: 'var(--color-dangerSoft)',
  veil: 'var(--color-veil)',
} as const satisfies Record<ColorName, string>

/** Text and fill of a tone; always use both. */
export const tone = {
  dark: { text: 'var(--tone-dark-text)', fill: 'var(--tone-dark-fill)' },
  blue: { text: 'var(--tone-blue-text)', fill: 'var(--tone-blue-fill)' },
  red: { text: 'var(--tone-red-text)', fill: 'var(--tone-red-fill)' },
  yellow: { text: 'var(--tone-yellow-text)', fill: 'var(--tone-yellow-fill)' },
  green: { text: 'var(--tone-green-text)', fill: 'var(--tone-green-fill)' },
  grey: { text: 'var(--tone-grey-text)', fill: 'var(--tone-grey-fill)' },
  orange: { text: 'var(--tone-orange-text)', fill: 'var(--tone-orange-fill)' },
} as const satisfies Record<ToneName, { text: string; fill: string }>

/** Distances, named by their size in px at the default text size. */
export const space = {
  0: '0',
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
} as const

/** One of the steps of `space`. */
export type Space = keyof typeof space

/** Text sizes, named by px at the default text size; inkSoft needs size15 or more. */
export const text = {
  size13: '0.8125rem',
  size15: '0.9375rem',
  size17: '1.0625rem',
  size20: '1.25rem',
  size24: '1.5rem',
  size30: '1.875rem',
  size40: '2.5rem',
  size56: '3.5rem',
} as const

/** One of the text sizes. */
export type TextSize = keyof typeof text

/** Font families: `text` for everything, `display` for headings from 28 px. */
export const font = { text: 'var(--font-text)', display: 'var(--font-display)' } as const

/** Corners: `control` for inputs and buttons, `small` for elements below 24 px, `card` for cards and dialogs, `full` for badges and faces. */
export const radius = {
  control: 'var(--radius-control)',
  small: 'min(4px, var(--radius-control))',
  card: 'var(--radius-card)',
  full: '999px',
} as const

/** The shadow of floating elements (dialogs, toasts, sticky bars). */
export const shadow = { float: 'var(--shadow-float)' } as const

/** Duration and easing of transitions; zero under reduced motion. */
export const motion = {
  quick: 'var(--motion-quick) ease-out',
  calm: 'var(--motion-calm) ease-out',
} as const

/** Stacking order of sticky and floating elements outside the browser's top layer. */
export const layer = { sticky: 10, bar: 20, toast: 40 } as const

/** Window width in px from which the desktop layout applies. */
export const breakpoint = 768

/** The height that a sticky ActionBar covers on phones, with some air. */
export const clearOfBar = 'calc(6rem + 2rem)'

/** Media queries: `${media.phone} { … }`. */
export const media = {
  phone: `@media (max-width: ${breakpoint - 0.02}px)`,
  desktop: `@media (min-width: ${breakpoint}px)`,
} as const

/** Tabular digits, for tables, prices and times. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`

/** The standard focus outline, for controls that draw their own. */
export const focusRing = css`
  outline: 2px solid ${color.action};
  outline-offset: 2px;
`

/** A touch target of at least 44 px on phones. */
export const touchTarget = css`
  ${media.phone} {
    min-height: 44px;
    min-width: 44px;
  }
`
