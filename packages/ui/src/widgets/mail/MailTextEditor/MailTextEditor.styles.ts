import styled from 'styled-components'
import { color, radius, space, text } from '../../../theme/tokens.ts'

/** What may stand between braces, each with its meaning. */
export const Placeholders = styled.dl`
  display: grid;
  gap: ${space[8]};
  font-size: ${text.size15};
  line-height: 1.4;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[8]};
    align-items: baseline;
  }

  dt {
    padding: 0 ${space[4]};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-weight: 500;
  }

  dd {
    color: ${color.inkSoft};
  }
`
