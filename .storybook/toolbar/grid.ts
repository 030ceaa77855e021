import { createGlobalStyle, css } from 'styled-components'
import { breakpoint, space } from '../../packages/ui/src/theme/tokens.ts'

/** The grids of the toolbar. */
const grids = ['steps', 'page'] as const

type GridName = (typeof grids)[number]

/** Whether a value of the toolbar names a grid. */
export const isGrid = (value: unknown): value is GridName => grids.some((one) => one === value)

const line = 'rgb(196 30 120 / 0.1)'
const strong = 'rgb(196 30 120 / 0.26)'

/** Lines at every 4 px, stronger at every 16: the steps of `space`. */
const steps = css`
  background-image:
    linear-gradient(to right, ${strong} 1px, transparent 1px),
    linear-gradient(to bottom, ${strong} 1px, transparent 1px),
    linear-gradient(to right, ${line} 1px, transparent 1px),
    linear-gradient(to bottom, ${line} 1px, transparent 1px);
  background-size:
    ${space[16]} ${space[16]},
    ${space[16]} ${space[16]},
    ${space[4]} ${space[4]},
    ${space[4]} ${space[4]};
`

/** The page's margins, and its greatest width. */
const page = css`
  --margin: max(${space[16]}, (100% - 1200px) / 2);
  background-image:
    linear-gradient(${line} 0 0), linear-gradient(${line} 0 0);
  background-position: left, right;
  background-repeat: no-repeat;
  background-size: var(--margin) 100%;

  @media (min-width: ${breakpoint}px) {
    --margin: max(${space[32]}, (100% - 1200px) / 2);
  }
`

/** Draws a grid over the page and over open dialogs, stronger than the reset of an embedded theme; it takes no clicks. */
export const GridStyles = createGlobalStyle<{ $grid: GridName }>`
  body::after,
  dialog:modal:modal:modal::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    pointer-events: none;
    ${({ $grid }) => ($grid === 'steps' ? steps : page)}
  }
`
