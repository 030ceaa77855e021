import { createGlobalStyle } from 'styled-components'

/**
 * Turns off animations and the caret, so that a story looks the same every time. The id that no element has outweighs the theme's own
 * rule for people who prefer less motion.
 */
export const StillStyles = createGlobalStyle`
  :not(#never),
  :not(#never)::before,
  :not(#never)::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }
`
