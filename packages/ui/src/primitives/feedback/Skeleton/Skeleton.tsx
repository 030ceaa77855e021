import styled from 'styled-components'
import { keyframes } from '../../../theme/keyframes.ts'
import { color, media, radius } from '../../../theme/tokens.ts'

/** A placeholder of the final size; hidden from screen readers, which Await informs. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (prop) => !['width', 'height', 'phoneHeight', 'round', 'ratio'].includes(prop),
})<{
  /** Any CSS width; default the whole line. */
  width?: string
  /** Any CSS height; default one line of text. */
  height?: string
  /** The height on phones, if different. */
  phoneHeight?: string
  /** Width to height, for pictures: `'3 / 2'`. */
  ratio?: string
  round?: boolean
}>`
  display: block;
  max-width: 100%;
  width: ${({ width = '100%' }) => width};
  height: ${({ height, ratio }) => height ?? (ratio ? 'auto' : '1.1em')};
  aspect-ratio: ${({ ratio = 'auto' }) => ratio};
  margin-block: ${({ height, ratio }) => (height || ratio ? '0' : '0.2em')};
  border-radius: ${({ round }) => (round ? radius.full : radius.control)};
  background: ${color.line};
  animation: ${keyframes.breathe} 1.8s ease-in-out infinite;

  ${media.phone} {
    ${({ phoneHeight }) => phoneHeight && `height: ${phoneHeight};`}
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
