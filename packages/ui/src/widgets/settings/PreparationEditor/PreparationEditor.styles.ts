import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** The lines of the list, one a row. */
export const Lines = styled.ol`
  display: grid;
  gap: ${space[8]};
  padding: 0;
  list-style: none;
`

/** One line: its icon, its text, and the buttons to move and remove it; the text below on a phone. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: start;

  /* The hidden label of the fields leaves its gap. */
  > :last-child {
    margin-top: ${space[4]};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-bottom: ${space[12]};
    border-bottom: 1px solid ${color.line};

    > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`
