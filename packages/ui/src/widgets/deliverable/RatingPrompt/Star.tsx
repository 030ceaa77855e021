import { Star as Shape } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../../../theme/tokens.ts'

const Look = styled(Shape).withConfig({ shouldForwardProp: (prop) => prop !== '$full' })<{ $full: boolean }>`
  fill: ${({ $full }) => ($full ? color.gold : 'transparent')};
  stroke: ${({ $full }) => ($full ? color.ink : color.lineStrong)};
  stroke-width: 1.5;

  @media (forced-colors: active) {
    fill: ${({ $full }) => ($full ? 'Highlight' : 'transparent')};
  }
`

/** A star, full or empty; `size` in px. Decorative: the number is said beside it. */
export function Star({ full, size }: { full: boolean; size: number }) {
  return <Look $full={full} size={size} aria-hidden="true" />
}
