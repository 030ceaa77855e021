import { createGlobalStyle } from 'styled-components'

/** Turns off animations and the caret, so that a story looks the same every time. */
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
