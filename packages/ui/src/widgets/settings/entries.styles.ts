import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

/** A list of rows in a card. */
export const Entries = styled.ul`
  container-type: inline-size;
  border-top: 1px solid ${color.line};
`

/** One row: name, what to know about it, and the button; the facts below the name where it is narrow. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) 36px;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  min-height: 60px;
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[24]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  strong {
    font-weight: 600;
  }

  @container (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[12]} ${space[8]} ${space[12]} ${space[16]};

    > * {
      grid-column: 1;
    }

    > button {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
`

/** The facts of a row, one after the other. */
export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  color: ${color.inkSoft};
`
