import styled from 'styled-components'
import { color, font, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The price list, on a sheet. */
export const Sheet = styled.div`
  display: grid;
  gap: ${space[24]};
  max-width: 32rem;
  padding: ${space[32]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  ${media.phone} {
    padding: ${space[24]} ${space[16]};
  }
`

/** The lowest price. */
export const Main = styled.p`
  display: grid;
  gap: ${space[4]};
  padding-bottom: ${space[16]};

  strong {
    font: 600 ${text.size40} / 1.1 ${font.display};
    letter-spacing: -0.025em;
    ${tabular}
  }
`

/** The extras, with their prices, or included. */
export const Lines = styled.dl`
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[16]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.line};
  }

  dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-weight: 600;
    text-align: right;
    ${tabular}
  }
`

/** The conditions of the prices. */
export const Notes = styled.p`
  color: ${color.inkSoft};
`
