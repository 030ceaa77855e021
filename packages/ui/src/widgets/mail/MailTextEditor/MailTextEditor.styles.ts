import styled from 'styled-components'
import { color, radius, space, text } from '../../../theme/tokens.ts'

/** What may stand between braces, each with its meaning. */
export const Placeholders = styled.dl`
  display: grid;
  gap: ${space[8]};
  font-size: ${text.size15};
  line-height: 1.4;

  grid-template-columns: max-content minmax(0, 1fr);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  dt {
    justify-self: start;
    padding: 0 ${space[4]};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-weight: 500;
  }

  dd {
    color: ${color.inkSoft};
  }
`
