import { css } from 'styled-components'

/** Hides everything but an element in print, and gives the rest of the page no height, so that only the element is printed. */
export const printAlone = css`
  @media print {
    position: fixed;
    inset: 0 0 auto;
    max-width: none;

    :root:has(&),
    :root:has(&) body {
      visibility: hidden;
      min-height: 0;
      background: none;
      color-scheme: light;
    }

    :root:has(&) body > * {
      height: 0;
      overflow: hidden;
    }

    dialog:has(&) {
      visibility: hidden;
      background: none;
      box-shadow: none;
      overflow: visible;
    }

    dialog:has(&)::backdrop {
      display: none;
    }

    &,
    & * {
      visibility: visible;
    }
  }
`
