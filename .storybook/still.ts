import isChromatic from 'chromatic/isChromatic'
import { createGlobalStyle } from 'styled-components'

/**
 * Turns off animations, the caret and Storybook's own focus, so that a story looks the same every time; in pictures also the controls of
 * films, which tell how far a film has loaded. The id that no element has outweighs the theme's own rule for people who prefer less motion.
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

  /* Storybook gives it the focus, which shows after some stories and not after others. */
  #storybook-root {
    outline: none !important;
  }

  ${isChromatic() && 'video::-webkit-media-controls { visibility: hidden; }'}
`
