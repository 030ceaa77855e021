import styled from 'styled-components'
import { color, space, text } from '../../../theme/tokens.ts'

/** One person, apart from the next by a line. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`

/** The person's function, and its actions. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  h2 {
    font-size: ${text.size17};
    line-height: 1.3;
  }
`
