import styled from 'styled-components'
import { color, radius, space, text } from '../../../theme/tokens.ts'

/** One section of the form, below a separator line. */
export const Part = styled.section`
  display: grid;
  gap: ${space[16]};
  min-width: 0;

  & + & {
    padding-top: ${space[32]};
    border-top: 1px solid ${color.line};
  }
`

/** The note on the use of the card's data. */
export const Privacy = styled.p`
  display: flex;
  gap: ${space[8]};
  max-width: 68ch;
  color: ${color.inkSoft};
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.action};
  }
`

/** The brand of the card, at the end of its number. */
export const Brand = styled.span`
  margin-right: ${space[8]};
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${text.size13};
  font-weight: 600;
  line-height: 1.75rem;
  pointer-events: none;

  &:empty {
    display: none;
  }
`
