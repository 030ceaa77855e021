import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

/** Measures its own width: the same fields stand in a wide step and in a narrow form. */
export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`

/** Twelve columns. */
export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: start;

  @container (min-width: 520px) {
    gap: ${space[24]} ${space[16]};
  }
`

/** One field; how many of the twelve columns it takes in a narrow form and in a wide one. */
export const Cell = styled.div<{ $phone?: number; $wide: number }>`
  grid-column: span ${({ $phone = 12 }) => $phone};
  min-width: 0;

  @container (min-width: 520px) {
    grid-column: span ${({ $wide }) => $wide};
  }
`

/** What the search of the CEP says, level with its field. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  color: ${color.inkSoft};
  line-height: 1.4;

  /* Stays for screen readers without taking part in the gaps. */
  > :empty {
    position: absolute;
  }

  @container (min-width: 520px) {
    min-height: 44px;
    margin-top: calc(1.4 * 0.9375rem + ${space[4]});
  }
`
