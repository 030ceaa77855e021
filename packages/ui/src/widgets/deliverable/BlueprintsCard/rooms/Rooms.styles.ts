import styled from 'styled-components'
import { color, radius, space } from '../../../../theme/tokens.ts'

/** The marks of a page, one a line. */
export const Marks = styled.ul`
  display: grid;
  gap: ${space[8]};
`

/** A mark: its room, and the button that removes it. */
export const Mark = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: end;
  padding: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  &[data-current] {
    border-color: ${color.action};
  }
`
