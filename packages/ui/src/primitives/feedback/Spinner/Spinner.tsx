import styled from 'styled-components'
import { keyframes } from '../../../theme/keyframes.ts'

/** A small spinner in the current text colour; decorative, so add a text that says what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid color-mix(in srgb, currentColor 30%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${keyframes.turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
  }
`
