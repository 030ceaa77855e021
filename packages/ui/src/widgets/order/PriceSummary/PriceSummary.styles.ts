import styled from 'styled-components'
import { color, font, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The sheet of the summary. */
export const Sheet = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.sunken};
`

/** The items of the price, one per line. */
export const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  line-height: 1.4;

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    max-width: 16ch;
    text-align: right;
    ${tabular}
  }

  [data-words='true'] dd {
    color: ${color.inkSoft};
  }

  [data-sum='true'] {
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
    font-weight: 600;
  }
`

/** The name of the discount. */
export const Discount = styled.p`
  display: flex;
  gap: ${space[8]};
  font-weight: 500;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.action};
  }
`

/** The amount to pay. */
export const Total = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.lineStrong};

  > span {
    color: ${color.inkSoft};
  }

  strong {
    font-family: ${font.display};
    font-size: ${text.size30};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
    ${tabular}
  }
`
