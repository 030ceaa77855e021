import styled from 'styled-components'
import { color, radius, shadow, space, text } from '../../../../theme/tokens.ts'

/** The card in the hand; what is below it gets the pointer. */
export const InHand = styled.div`
  display: grid;
  gap: ${space[8]};
  width: 200px;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.action};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: ${text.size15};
  font-weight: 600;
  line-height: 1.3;
  cursor: grabbing;
  pointer-events: none;
`
