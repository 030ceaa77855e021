import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The table between its edges: it scrolls sideways where it does not fit. */
export const Sideways = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  table {
    border-collapse: separate;
    border-spacing: 0;
    min-width: 100%;
    ${tabular}
  }

  th,
  td {
    padding: ${space[4]};
    min-width: 136px;
    text-align: start;
    font-weight: 400;
    vertical-align: bottom;
  }

  thead th {
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    border-bottom: 1px solid ${color.line};
  }

  /* Under the names of the cities, the prices pass. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 176px;
    background: ${color.surface};
    border-inline-end: 1px solid ${color.line};
  }

  /* Narrow windows show the names whole; the whole table scrolls. */
  ${media.phone} {
    tr > :first-child {
      position: static;
      min-width: 232px;
    }
  }

  thead tr > :first-child {
    background: ${color.sunken};
  }

  thead tr > :not(:has(input)) {
    padding: ${space[12]};
  }
`

/** An input and the button that removes its row or column. */
export const Removable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`
