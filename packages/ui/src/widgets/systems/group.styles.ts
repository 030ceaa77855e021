import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

/** Several checkboxes with a legend, and what is wrong with them. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${space[12]};

  legend {
    margin-bottom: ${space[8]};
    font-weight: 500;
  }

  > p {
    color: ${color.danger};
    font-weight: 500;
    line-height: 1.4;
  }
`
