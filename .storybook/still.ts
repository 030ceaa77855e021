import { createGlobalStyle } from 'styled-components'

/** Nothing moves and no caret blinks, so that a story looks the same every time it is looked at. */
export const StillStyles = createGlobalStyle`
  *,
  *::before,
  *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }
`
