import { css } from 'styled-components'
import { keyframeRules } from './keyframes.ts'
import { clearOfBar, color, focusRing, font, media, text } from './tokens.ts'

/** What text inherits, from the page's body or from the element that carries an embedded theme. */
const textStyles = css`
  color: ${color.ink};
  font: 400 ${text.size15} / 1.5 ${font.text};
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  overflow-wrap: break-word;
`

/** Styles of elements: for a page that is ours, or below the element that carries an embedded theme. */
const elementStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  /* Weaker than the padding of a component. */
  *:where(ul[role='list'], ol[role='list']) {
    list-style: none;
    padding: 0;
  }

  img,
  svg,
  video,
  picture {
    display: block;
    max-width: 100%;
  }

  input,
  button,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
  }

  a {
    color: ${color.action};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    touch-action: manipulation;
  }

  fieldset {
    border: 0;
    padding: 0;
    min-width: 0;
  }

  legend {
    padding: 0;
  }

  table {
    border-collapse: collapse;
    width: 100%;
  }

  *:focus-visible {
    ${focusRing}
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  /* Mark the selected element where the system forces its own colours. */
  @media (forced-colors: active) {
    *:is([aria-pressed='true'], [aria-current]:not([aria-current='false'])) {
      /* Otherwise the browser puts a backplate in the page's background colour behind each text. */
      forced-color-adjust: none;
      background: SelectedItem !important;
      border-color: SelectedItem !important;
      color: SelectedItemText !important;
      outline-color: CanvasText;

      * {
        background-color: transparent !important;
        color: inherit !important;
      }
    }

    /* Icons would otherwise keep their own colour on the system's background. */
    svg {
      color: inherit !important;
    }

    [role='checkbox'][aria-checked='true'] {
      outline: 3px solid SelectedItem;
      outline-offset: -3px;
    }
  }

  *::selection {
    background: ${color.action};
    color: ${color.onAction};
  }

  *::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`

/** Styles of a page that is ours as a whole: reset, document, elements. */
export const pageStyles = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${color.canvas};
    scrollbar-gutter: stable;
  }

  body {
    min-height: 100dvh;
    background: ${color.canvas};
    ${textStyles}
  }

  /* On short pages, keep the footer at the end of the window. */
  div:has(> main ~ footer) {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;

    > main {
      flex: 1 0 auto;
    }
  }

  ${elementStyles}
  ${keyframeRules}

  /* The page behind a dialog does not scroll, and its scrollbar gutter is dimmed, too. */
  :root:has(dialog:modal) {
    overflow: hidden;
    background: color-mix(in srgb, ${color.canvas} 52%, rgb(18 22 21));
  }
`

/**
 * Styles of the element that carries an embedded theme, and of everything in it. They change nothing outside, and take back what the
 * page around says of elements: \`revert\` returns them to the browser's own style, \`revert-layer\` also keeps attributes such as
 * \`width\` and \`fill\`.
 */
export const embeddedStyles = css`
  all: initial;
  visibility: inherit;
  pointer-events: inherit;
  user-select: inherit;
  display: contents;
  ${textStyles}
  ${keyframeRules}

  /* Twice the class: stronger than a page's \`.dark h2\` or \`a:hover\`, weaker than the components, which are prefixed (ThemeProvider). */
  && {
    *:where(:not(svg, svg *, img, video, iframe, canvas, [hidden], [draggable])),
    *::before,
    *::after {
      all: revert;
    }

    *:where(svg, svg *, img, video, iframe, canvas, [hidden], [draggable]) {
      all: revert-layer;
    }

    ${elementStyles}
  }

  /* What an ActionBar's own rule for a whole page does here: elements focused by Tab scroll to above the bar. */
  ${media.phone} {
    &&:has([data-action-bar]) * {
      scroll-margin-bottom: ${clearOfBar};
    }
  }
`
