import styled from 'styled-components'
import { media, type Space, space } from '../../../theme/tokens.ts'

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'

type Gaps = {
  /** Distance between children; default 16. */
  gap?: Space
  align?: Align
}

function own(prop: string): boolean {
  return !['gap', 'align', 'justify', 'wrap', 'min', 'desktopColumns'].includes(prop)
}

/** Stacks children with one distance between them. */
export const Stack = styled.div.withConfig({ shouldForwardProp: own })<Gaps>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 16 }) => space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
  min-width: 0;
`

/** Places children side by side; wraps where they do not fit. */
export const Row = styled.div.withConfig({ shouldForwardProp: own })<
  Gaps & { justify?: 'start' | 'center' | 'end' | 'space-between'; wrap?: boolean }
>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ gap = 16 }) => space[gap]};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  min-width: 0;
`

/** Columns of equal width: as many as fit at `min` px each, or those of `desktopColumns`, stacked on phones. */
export const Grid = styled.div.withConfig({ shouldForwardProp: own })<
  Gaps & { min?: number; desktopColumns?: string }
>`
  display: grid;
  gap: ${({ gap = 16 }) => space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
  grid-template-columns: ${({ min = 240, desktopColumns }) =>
    desktopColumns ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`};
  min-width: 0;

  ${media.desktop} {
    ${({ desktopColumns }) => desktopColumns && `grid-template-columns: ${desktopColumns};`}
  }
`
