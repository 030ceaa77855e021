import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** The tags, one a row. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space[8]};
`

/** One tag: its name, and the buttons to move and retire it. */
export const TagRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto;
  gap: ${space[8]};
  align-items: start;

  /* The hidden label of the field leaves its gap. */
  > :last-child {
    margin-top: ${space[4]};
  }

  &[data-retired='true'] input {
    color: ${color.inkSoft};
    text-decoration: line-through;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space[8]};
    border-bottom: 1px solid ${color.line};
  }
`
