import styled from 'styled-components'
import { color, space, text } from '../../theme/tokens.ts'

/** Two days and a button, on one line where they fit. */
export const Dates = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  align-items: start;

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`

/** The days off, separated by lines. */
export const Entries = styled.ul`
  border-block: 1px solid ${color.line};
`

/** One period of days off. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  padding-block: ${space[8]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  > svg {
    color: ${color.inkSoft};
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[12]};
    align-items: center;
    font-weight: 500;
    line-height: 1.35;
  }
`

/** Booked visits, separated by lines. */
export const Visits = styled.ul`
  border-block: 1px solid ${color.line};
`

/** One booked visit with its buttons. */
export const Visit = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[8]};
  line-height: 1.4;

  & + & {
    border-top: 1px solid ${color.line};
  }

  strong,
  small {
    display: block;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 600;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }
`
