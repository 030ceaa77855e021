import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

/** The lower part of a card, where staff fill in what the upper part shows. */
export const StaffPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`
